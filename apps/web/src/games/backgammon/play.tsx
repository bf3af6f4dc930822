/** A table of backgammon while it is played: plates, board, actions, side panel; on a phone the same in one column. */

import { backgammon } from '@sandbar/engine';
import { isRetired } from '@sandbar/protocol';
import type { ComponentChildren } from 'preact';
import { useEffect, useState } from 'preact/hooks';
import { BoardHost } from '../../table/board-host.tsx';
import { Bars } from '../../table/frame/bars.tsx';
import { Chat } from '../../table/frame/chat.tsx';
import { SettingsSheet } from '../../table/frame/settings.tsx';
import { type Tab, Tabs, TopBar } from '../../table/frame/top.tsx';
import type { Model, PlayProps } from '../../table/model.ts';
import { After, NextGame } from '../../table/offers/after.tsx';
import { OpenMatters } from '../../table/offers/offers.tsx';
import { nameOf } from '../../table/questions.ts';
import { ReplayBar } from '../../table/replay/bar.tsx';
import { LookBack, LookFrame } from '../../table/replay/frame.tsx';
import { ClockOf } from '../../table/seats/clock.tsx';
import { Keep } from '../../table/share/keep.tsx';
import { linksOf } from '../../table/share/links.tsx';
import { ShareSheet } from '../../table/share/share.tsx';
import { Chart } from '../../ui/brand.tsx';
import { Icon } from '../../ui/icon.tsx';
import { PHONE, useMedia, WIDE } from '../../ui/media.ts';
import { Sheet } from '../../ui/parts.tsx';
import { minutes, useNow } from '../../ui/time.ts';
import { words } from '../../ui/words.ts';
import { Actions } from './actions.tsx';
import { Answer } from './answer.tsx';
import { type GameLine, lastPlay } from './history.ts';
import { Moves } from './moves.tsx';
import { Plate, SmallDice } from './plate.tsx';
import { Result, Ribbon, resultLine, resultTitle } from './result.tsx';
import type { Options } from './setting/sentence.tsx';
import { backgammonSetting } from './setting/setting.tsx';
import { isAnswer, matchTitle, myLine, seatToAct, theirLine } from './status.ts';
import { turnText } from './turn-text.ts';

/** How long the ribbon of the result lies on the board, in ms. */
const RIBBON_MS = 6_000;

type At = Model<backgammon.State, readonly GameLine[]>;

export function Play({ model, turn, line, onLeave, onCommand }: PlayProps) {
  const { session, seat, viewer, names, whole: games, replay } = model as At;
  const looking = replay.at !== null;
  const state = model.state as backgammon.State;
  const phone = useMedia(PHONE);
  const wide = useMedia(WIDE);
  const [sheet, setSheet] = useState<'settings' | 'share' | Tab | null>(null);
  const [picked, setTab] = useState<Tab | null>(null);
  const [read, setRead] = useState(model.session.replica.said.length);
  const [ribbon, setRibbon] = useState(true);
  // What is not confirmed yet ends nothing.
  const ended = (session.replica.confirmed as backgammon.State).stage === 'over';
  // The ribbon fades to the plate and the result tab after a while.
  useEffect(() => {
    if (!ended) return;
    const timer = setTimeout(() => setRibbon(false), RIBBON_MS);
    return () => clearTimeout(timer);
  }, [ended]);
  const they = viewer === 0 ? 1 : 0;
  const options = state.options as Options;
  const over = ended;
  const tab = picked ?? (over ? 'result' : 'moves');
  const lookBack = (): void => {
    setTab('moves');
    setSheet(null);
    replay.go(replay.plies.length);
  };
  const showTab = (next: Tab): void => {
    setTab(next);
    if (next === 'chat') setRead(session.replica.said.length);
  };
  const unread =
    tab === 'chat' && (wide || sheet === 'chat') ? 0 : Math.max(0, session.replica.said.length - read);
  const mine = seat !== null && seatToAct(state) === seat;
  const answering = mine && isAnswer(state) && session.replica.sent === null;
  const answer = answering && (
    <Answer
      key={session.replica.at}
      state={state}
      seat={seat === 1 ? 1 : 0}
      names={names}
      title={backgammonSetting.title(options, 2)}
      phone={!wide}
      open={session.line === 'open'}
      onAct={(action) => turn.decide(action)}
    />
  );
  const panel: ComponentChildren =
    tab === 'chat' ? (
      <Chat
        model={model}
        // Leaving a running match is asked once more. [R23]
        onCommand={(command) => (command === 'leave' && !over ? setSheet('settings') : onCommand(command))}
      />
    ) : tab === 'result' && over ? (
      <Result
        state={state}
        games={games}
        seat={model.local ? null : seat}
        names={names}
        flagged={model.table.flagged}
        link={linksOf(model).watch ?? location.href}
      >
        <Keep model={model} />
        <LookBack replay={replay} onPress={lookBack} />
      </Result>
    ) : (
      <Moves
        games={games}
        state={state}
        viewer={viewer}
        seat={model.local ? null : seat}
        names={names}
        replay={replay}
        onGo={(stop) => {
          setSheet(null);
          replay.go(stop);
        }}
      />
    );
  const showSheet = (next: Tab): void => {
    showTab(next);
    setSheet(next);
  };
  const actions = (
    <>
      {seat !== null && (
        <Actions
          state={state}
          seat={seat}
          drafting={session.replica.draft.length > 0 && session.replica.sent === null}
          sending={session.replica.sent !== null}
          open={session.line === 'open'}
          phone={phone}
          onAct={(action) => turn.decide(action)}
          onUndo={turn.undo}
          onConfirm={turn.confirm}
        />
      )}
      <NextGame model={model} />
      <After model={model} onResult={wide ? undefined : () => showSheet('result')} />
    </>
  );
  return (
    <div class={phone ? 'table phone' : 'table'} data-answer={answering ? '' : undefined}>
      {!phone && <Chart />}
      <TopBar
        model={model}
        title={phone ? backgammonSetting.title(options, 2) : matchTitle(options, state)}
        phone={phone}
        wide={wide}
        unread={unread}
        onShare={() => setSheet('share')}
        onMenu={() => setSheet('settings')}
        onTab={showSheet}
      >
        {state.crawford === 'now' && state.stage !== 'over' && (
          <span class="crawford">
            <Icon name="lock" size={15} />
            <b>{words('crawford.title')}</b> <span>{words('crawford.line')}</span>
          </span>
        )}
      </TopBar>
      <Bars model={model} />
      <main class="column">
        <SeatPlate model={model} state={state} seat={they} phone={phone} line={null} />
        <LookFrame model={model}>
          <BoardHost {...turn.board} />
          {over && ribbon && (
            <Ribbon
              title={resultTitle(state, model.local ? null : seat, names, model.table.flagged)}
              line={resultLine(state)}
              onPress={() => setRibbon(false)}
            />
          )}
          <OpenMatters model={model} />
        </LookFrame>
        {looking && !phone ? (
          <ReplayBar model={model} turn={turn} phone={false} />
        ) : (
          <SeatPlate model={model} state={state} seat={viewer} phone={phone} line={line}>
            {phone ? undefined : answering && !wide ? answer : actions}
          </SeatPlate>
        )}
        {phone &&
          (looking ? (
            <ReplayBar model={model} turn={turn} phone />
          ) : (
            <div class="action-bar">{answering ? answer : actions}</div>
          ))}
        {phone && line !== null && <p class="phone-line">{line}</p>}
      </main>
      {wide && (
        <aside class={answering ? 'side answering' : 'side'}>
          {answering ? answer : <Tabs over={over} tab={tab} unread={unread} onTab={showTab} />}
          {!answering && panel}
        </aside>
      )}
      {!wide && (sheet === 'moves' || sheet === 'chat' || sheet === 'result') && (
        <Sheet title={words(`table.${sheet}`)} onClose={() => setSheet(null)}>
          {panel}
        </Sheet>
      )}
      {sheet === 'settings' && (
        <SettingsSheet model={model} onClose={() => setSheet(null)} onLeave={onLeave} />
      )}
      {sheet === 'share' && <ShareSheet model={model} onClose={() => setSheet(null)} />}
    </div>
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
