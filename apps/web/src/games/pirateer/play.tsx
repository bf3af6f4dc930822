/** A table of Pirateer while it is played: what the frame shows of it. */
import { pirateer, type Seat } from '@sandbar/engine';
import type { ComponentChildren } from 'preact';
import { useEffect, useMemo } from 'preact/hooks';
import type { ActionButton, Around, LogLine } from '../../table/frame/around.ts';
import { RowsTable } from '../../table/frame/rows-table.tsx';
import { type History, untilTurnEnds } from '../../table/history.ts';
import type { Model, PlayProps } from '../../table/model.ts';
import type { Turn } from '../../table/turn.ts';
import { PHONE, useMedia } from '../../ui/media.ts';
import { words } from '../../ui/words.ts';
import { Bubble, View } from './bubbles.tsx';
import { type Chronicle, chronicleOf, usedIn } from './chronicle.ts';
import { Dice } from './dice.tsx';
import { lineText } from './log.ts';
import './pirateer.css';
import { resultOf } from './result.tsx';
import { seatRow } from './rows.tsx';
import { pirateerSetting } from './setting/setting.tsx';
import { actorIn, mustText, sayOf } from './status.ts';
import { TargetRow } from './target-row.tsx';

type State = pirateer.State;
type Fact = pirateer.Fact;
type At = Model<State, History<pirateer.Fact>>;

export function Play(props: PlayProps) {
  const { turn } = props;
  const model = props.model as At;
  const { session, names, seat } = model;
  const { replica } = session;
  const phone = useMedia(PHONE);
  const state = model.state as State;
  const confirmed = replica.confirmed as State;
  const { progress, picked, wish } = turn;
  const draftFacts = replica.draftFacts as readonly Fact[];
  // What is not on the board yet is told nowhere.
  const { facts } = model.history;
  const shown = facts.length - progress.left;
  const draft = Math.max(0, draftFacts.length - progress.left);
  const chronicle = useMemo(
    () => chronicleOf(untilTurnEnds(facts.slice(0, shown), draft, ['turned']), state.fleets),
    [facts, shown, draft, state.fleets],
  );
  // Looking back lists what came later too.
  const log = useMemo(
    () =>
      model.replay.at === null
        ? chronicle
        : chronicleOf(model.whole.facts, (model.live.replica.confirmed as State).fleets),
    [chronicle, model.replay.at === null, model.whole],
  );
  const mine = seat !== null && actorIn(state) === seat;
  // What was asked for is over with the stage that it was asked in.
  useEffect(() => turn.setWish(null), [state.stage, state.seat]);
  const result =
    progress.left === 0 ? resultOf(confirmed, chronicle, names, model.local ? null : seat) : null;
  const maps = pirateer.rulesIn(state).maps;
  const watching = progress.left > 0 && replica.draft.length === 0;
  const say = watching
    ? watched(chronicle, names)
    : sayOf({ state, chronicle, seat, names, draftFacts, sending: replica.sent !== null, picked, wish });
  // Said once: beside the dice as long as the line tells something else.
  const must = mine && !watching ? mustText(state) : '';
  const around: Around = {
    title: pirateerSetting.title(state.options, state.fleets.length),
    middle: (
      <>
        {chronicle.round > 0 && <span class="turn-pill">{words('sea.turn', { n: chronicle.round })}</span>}
        {(phone || maps === 2) && <View turn={turn} state={state} seat={seat} phone={phone} />}
      </>
    ),
    head: words('sea.head'),
    headEnd: '',
    order: byChart(state),
    seat: (one) => seatRow({ state, chronicle, seat: one, phone, maps, name: names[one] ?? '' }),
    dice: <Dice {...diceOf(state, chronicle, watching, mine)} must={say.line === must ? '' : must} />,
    say,
    buttons: mine && !watching ? buttonsOf(state, turn) : [],
    lines: linesOf(log),
    result,
    below: phone && result === null ? below(state, mine ? seat : null, turn) : undefined,
    over: mine || replica.draft.length > 0 ? <Bubble model={model} turn={turn} /> : undefined,
  };
  return <RowsTable {...props} around={around} />;
}

/** On a phone the bar keeps its height, so that the chart keeps its size: chips while there is something to sail, else room. */
const below = (state: State, seat: Seat | null, turn: Turn): ComponentChildren =>
  state.stage === 'sailing' ? <TargetRow state={state} seat={seat} turn={turn} /> : <i class="sea-room" />;

/** In the order of turns; with two maps those of the first map stand first. */
function byChart({ fleets }: State): readonly Seat[] {
  const mapOf = (seat: Seat): number => {
    const [fleet] = fleets[seat] ?? [];
    return fleet === undefined ? 1 : pirateer.mapOf(fleet);
  };
  return [...pirateer.orderOf(fleets)].sort((a, b) => mapOf(a) - mapOf(b));
}

/** While what others do is shown: whose turn it is, and what of it is on the board. */
function watched({ lines }: Chronicle, names: readonly string[]): { title: string; line: string } {
  const line = lines.at(-1);
  if (line === undefined || line.seat === null) return { title: words('say.sea.chance'), line: '' };
  return {
    title: words('say.sea.they', { who: names[line.seat] ?? '' }),
    line:
      lineText(line.facts) ||
      (line.roll.length > 0 ? words('say.sea.they.dice', { dice: line.roll.join(', ') }) : ''),
  };
}

/** My dice as they stand in the draft; else those of the turn that is shown. */
function diceOf(
  state: State,
  { lines }: Chronicle,
  watching: boolean,
  mine: boolean,
): { readonly roll: readonly number[]; readonly left: readonly number[] } {
  if (mine && !watching && state.roll.length > 0)
    return state.stage === 'naming'
      ? { roll: [...state.dice], left: state.dice }
      : { roll: state.roll, left: state.dice };
  const line = lines.at(-1);
  if (line === undefined) return { roll: [], left: [] };
  const left = [...line.roll];
  for (const die of usedIn(line.facts)) {
    const i = left.indexOf(die);
    if (i >= 0) left.splice(i, 1);
  }
  return { roll: line.roll, left };
}

function buttonsOf(state: State, turn: Turn): readonly ActionButton[] {
  const roll = (text: string): ActionButton => ({
    key: 'roll',
    action: { kind: 'roll' },
    text,
    primary: true,
  });
  const stop: ActionButton = {
    key: 'stop',
    action: { kind: 'stop' },
    text: words('sea.stop'),
    primary: false,
  };
  switch (state.stage) {
    case 'ready':
      return turn.wish === 'device'
        ? deviceButtons(turn)
        : [...declare(state, turn), roll(words('sea.roll'))];
    case 'naming':
      return [
        ...pirateer.pirateer.legal(state).flatMap((action): ActionButton[] =>
          action.kind === 'name'
            ? [
                {
                  key: `name${action.die}`,
                  action,
                  text: String(action.die),
                  primary: false,
                  press: () => turn.act([action]),
                },
              ]
            : [],
        ),
        ...(state.dice.length === 0 ? [stop] : []),
      ];
    case 'again':
      return [stop, roll(words('sea.roll.again'))];
    default:
      return [];
  }
}

/** Declaring a device is asked for, then a ship is picked and its reach looked at, and only then is the fuse lit. */
function declare(state: State, turn: Turn): readonly ActionButton[] {
  if (!pirateer.pirateer.legal(state).some(({ kind }) => kind === 'device')) return [];
  return [
    {
      key: 'device',
      action: null,
      text: words('sea.device'),
      primary: false,
      press: () => turn.setWish('device'),
    },
  ];
}

function deviceButtons(turn: Turn): readonly ActionButton[] {
  const { picked } = turn;
  const keep: ActionButton = {
    key: 'keep',
    action: null,
    text: words('sea.device.keep'),
    primary: false,
    press: () => turn.setWish(null),
  };
  if (picked === null) return [keep];
  return [
    keep,
    { key: 'fire', action: { kind: 'device', at: picked }, text: words('sea.device.fire'), primary: true },
  ];
}

function linesOf({ lines }: Chronicle): readonly LogLine[] {
  return lines.flatMap((line, i): LogLine[] => {
    const text = lineText(line.facts);
    if (text === '' && line.roll.length === 0) return [];
    const before: { readonly round: number } | undefined = lines[i - 1];
    return [
      {
        number: before?.round === line.round || line.round === 0 ? '' : String(line.round),
        seat: line.seat as Seat | null,
        dice: line.roll,
        text,
        fact: line.facts[0],
      },
    ];
  });
}
