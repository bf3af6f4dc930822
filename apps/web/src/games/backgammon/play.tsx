/** A table of backgammon while it is played: plates, board, actions, side panel; on a phone the same in one column. */
import { backgammon } from '@sandbar/engine';
import { isRetired } from '@sandbar/protocol';
import type { ComponentChildren } from 'preact';
import { TableFrame } from '../../table/frame/frame.tsx';
import { useFrame } from '../../table/frame/use-frame.ts';
import type { Model, PlayProps } from '../../table/model.ts';
import { After, NextGame } from '../../table/offers/after.tsx';
import { nameOf } from '../../table/questions.ts';
import { LookBack } from '../../table/replay/frame.tsx';
import { ClockOf } from '../../table/seats/clock.tsx';
import { Keep } from '../../table/share/keep.tsx';
import { linksOf } from '../../table/share/links.tsx';
import { Icon } from '../../ui/icon.tsx';
import { minutes, useNow } from '../../ui/time.ts';
import { words } from '../../ui/words.ts';
import { Actions } from './actions.tsx';
import { Answer } from './answer.tsx';
import { type GameLine, lastPlay } from './history.ts';
import { Moves } from './moves.tsx';
import { Plate, SmallDice } from './plate.tsx';
import { Result, resultLine, resultTitle } from './result.tsx';
import type { Options } from './setting/sentence.tsx';
import { backgammonSetting } from './setting/setting.tsx';
import { isAnswer, matchTitle, myLine, seatToAct, theirLine } from './status.ts';
import { turnText } from './turn-text.ts';

type At = Model<backgammon.State, readonly GameLine[]>;

export function Play(props: PlayProps) {
  const { turn, line } = props;
  const model = props.model as At;
  const { session, seat, viewer, names, whole: games } = model;
  const state = model.state as backgammon.State;
  // What is not confirmed yet ends nothing.
  const over = (session.replica.confirmed as backgammon.State).stage === 'over';
  const frame = useFrame(model, over);
  const { phone, wide } = frame;
  const me = model.local ? null : seat;
  const title = backgammonSetting.title(state.options as Options, 2);
  const mine = seat !== null && seatToAct(state) === seat;
  const answering = mine && isAnswer(state) && session.replica.sent === null;
  const answer = answering && (
    <Answer
      key={session.replica.at}
      state={state}
      seat={seat === 1 ? 1 : 0}
      names={names}
      title={title}
      phone={!wide}
      open={session.connection === 'open'}
      onAct={turn.decide}
    />
  );
  const actions = (
    <>
      {seat !== null && (
        <Actions
          state={state}
          seat={seat}
          drafting={session.replica.draft.length > 0 && session.replica.sent === null}
          sending={session.replica.sent !== null}
          open={session.connection === 'open'}
          phone={phone}
          onAct={turn.decide}
          onUndo={turn.undo}
          onConfirm={turn.confirm}
        />
      )}
      <NextGame model={model} />
      <After model={model} onResult={wide ? undefined : () => frame.showSheet('result')} />
    </>
  );
  return (
    <TableFrame
      {...props}
      kind="plates"
      frame={frame}
      slots={{
        title: phone ? title : matchTitle(state.options as Options, state),
        middle: state.crawford === 'now' && state.stage !== 'over' && (
          <span class="crawford">
            <Icon name="lock" size={15} />
            <b>{words('crawford.title')}</b> <span>{words('crawford.line')}</span>
          </span>
        ),
        above: (
          <SeatPlate model={model} state={state} seat={viewer === 0 ? 1 : 0} phone={phone} line={null} />
        ),
        ribbon: over
          ? { title: resultTitle(state, me, names, model.table.flagged), line: resultLine(state) }
          : null,
        own: (
          <SeatPlate model={model} state={state} seat={viewer} phone={phone} line={line}>
            {phone ? undefined : answering && !wide ? answer : actions}
          </SeatPlate>
        ),
        bar: phone && <div class="action-bar">{answering ? answer : actions}</div>,
        below: phone && line !== null && <p class="phone-line">{line}</p>,
        asks: answer,
        moves: (
          <Moves
            games={games}
            state={state}
            viewer={viewer}
            seat={me}
            names={names}
            replay={model.replay}
            onGo={frame.go}
          />
        ),
        result: (
          <Result
            state={state}
            games={games}
            seat={me}
            names={names}
            flagged={model.table.flagged}
            link={linksOf(model).watch ?? location.href}
          >
            <Keep model={model} />
            <LookBack replay={model.replay} onPress={frame.lookBack} />
          </Result>
        ),
      }}
    />
  );
}

/** A seat's plate with what is said about it now. */
function SeatPlate(props: {
  readonly model: At;
  readonly state: backgammon.State;
  readonly seat: number;
  readonly phone: boolean;
  readonly line: string | null;
  readonly children?: ComponentChildren;
}) {
  const { model, state, seat, phone } = props;
  const { session, table } = model;
  const me = !model.local && seat === model.seat;
  const confirmed = session.replica.confirmed as backgammon.State;
  const acts = seatToAct(confirmed) === seat;
  const awaySince = model.local ? 0 : (session.replica.people?.seats[seat] ?? 0);
  const here = awaySince === 0;
  const now = useNow(!here);
  const retired = isRetired(table.seats[seat]);
  const tag = !acts
    ? null
    : me
      ? words(isAnswer(state) ? 'table.turn.answer' : 'table.turn.you')
      : words(model.seat === null || model.local ? 'table.turn.on' : 'table.turn.they');
  const line =
    props.line ??
    (me || model.local
      ? myLine(
          {
            state,
            seat: model.local ? seat : model.seat,
            names: model.names,
            sending: acts && session.replica.sent !== null,
            drafting: acts && session.replica.draft.length > 0,
          },
          phone,
        )
      : retired
        ? words('table.left')
        : here
          ? theirLine(confirmed, seat)
          : words('table.awayFor', { time: minutes(now - awaySince) }));
  const pips = (side: 0 | 1): number => backgammon.pipCount(state.board, side);
  const lead = seat === 1 ? pips(1) - pips(0) : pips(0) - pips(1);
  const last = lastPlay(model.history, seat === 1 ? 1 : 0);
  const showLast = !me && !acts && last !== undefined && !phone && props.children === undefined;
  return (
    <Plate
      seat={seat}
      name={me ? words('table.you') : nameOf(model.names, seat)}
      line={line}
      presence={retired ? 'gone' : here ? 'here' : 'away'}
      tag={tag}
      state={state}
      options={state.options as Options}
      lead={me ? lead : null}
      phone={phone}
      clock={<ClockOf model={model} seat={seat} />}
    >
      {props.children ??
        (showLast ? (
          <span class="last-play">
            <span class="quiet">{words('table.last')}</span>
            {last.dice !== null && <SmallDice dice={last.dice} seat={seat} />}
            <span class="num">{turnText(last)}</span>
          </span>
        ) : undefined)}
    </Plate>
  );
}
