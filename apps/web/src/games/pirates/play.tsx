/** A table of Pirates Backgammon while it is played: what the frame shows of it. */
import type { pirates, Seat } from '@sandbar/engine';
import { useMemo } from 'preact/hooks';
import type { Around, LogLine, SeatShown } from '../../table/frame/around.ts';
import { RowsTable } from '../../table/frame/rows-table.tsx';
import { type History, untilTurnEnds } from '../../table/history.ts';
import type { Model, PlayProps } from '../../table/model.ts';
import { Icon } from '../../ui/icon.tsx';
import { PHONE, useMedia } from '../../ui/media.ts';
import { words } from '../../ui/words.ts';
import { DieArt, FleetArt, ShipArt } from './art.tsx';
import { Card } from './card.tsx';
import { type Chronicle, chronicleOf, type Line } from './chronicle.ts';
import { Dice, Legend } from './dice.tsx';
import { partsOf } from './log.ts';
import './pirates.css';
import './cards.css';
import './phases.css';
import { PHASE_ICONS, Phases, showingBar } from './phases.tsx';
import { resultOf } from './result.tsx';
import { ChestEnd, GoldBar, Note } from './rows.tsx';
import { sayOf, seatOf, summary } from './status.ts';

type State = pirates.State;
type At = Model<State, History<pirates.Fact>>;

export function Play(props: PlayProps) {
  const { turn } = props;
  const model = props.model as At;
  const { session, names, seat } = model;
  const { replica } = session;
  const phone = useMedia(PHONE);
  const state = model.state as State;
  const confirmed = replica.confirmed as State;
  const { progress } = turn;
  const seats = state.pirates.length;
  // What is not on the board yet is told nowhere.
  const { facts } = model.history;
  const shown = facts.length - progress.left;
  const draft = Math.max(0, replica.draftFacts.length - progress.left);
  const chronicle = useMemo(
    () => chronicleOf(untilTurnEnds(facts.slice(0, shown), draft, ['turned', 'phase', 'over']), seats),
    [facts, shown, draft, seats],
  );
  // Looking back lists what came later too.
  const log = useMemo(
    () => (model.replay.at === null ? chronicle : chronicleOf(model.whole.facts, seats)),
    [chronicle, model.replay.at === null, model.whole],
  );
  const result =
    progress.left === 0 ? resultOf(confirmed, chronicle, names, model.local ? null : seat) : null;
  const goal = state.options.gold;
  const bar = showingBar(progress, names, state.options.d10, turn.skip);
  const fact = progress.left > 0 ? (progress.facts[progress.at] as pirates.Fact | undefined) : undefined;
  const drafting = replica.draft.length > 0;
  const sending = replica.sent !== null;
  const mine = seat !== null && seatOf(state) === seat;
  const watched = progress.left > 0 && !drafting ? chronicle.play : null;
  const say = watched
    ? {
        title: words('say.pirates.they', { who: names[watched.seat] ?? '' }),
        line: summary({ chronicle, names }),
      }
    : sayOf({ state, chronicle, seat, names, drafting, sending });
  const around: Around = {
    title: words('title.goal', { n: goal }),
    middle: <Phases chronicle={chronicle} phone={phone} />,
    head: words(chronicle.order.length > 0 ? 'crew.order' : 'crew.captains'),
    headEnd: words('crew.goal', { n: goal }),
    order: orderOf(chronicle),
    seat: (one) => seatOfCrew(chronicle, one, goal, phone),
    ...(progress.left > 0 ? { acts: chronicle.play?.seat ?? null } : {}),
    dice:
      chronicle.play !== null && chronicle.play.roll.length > 0 ? (
        <Dice play={chronicle.play} state={state} />
      ) : null,
    say:
      say.line === '' && mine && state.stage === 'moving' ? { ...say, line: <Legend state={state} /> } : say,
    bar: bar === undefined ? undefined : bar,
    buttons:
      mine && state.stage === 'ready' && !drafting
        ? [{ key: 'roll', action: { kind: 'roll' }, text: words('act.roll'), primary: true }]
        : [],
    lines: linesOf(log, names),
    result,
    over: fact && <Card key={`${progress.at}`} fact={fact} names={names} d10={state.options.d10} />,
  };
  return <RowsTable {...props} around={around} />;
}

/** The order of the round as soon as it is known, else the seats; who has left stands last. */
function orderOf({ order, seats }: Chronicle): readonly Seat[] {
  const first = order.map(({ seat }) => seat);
  return [...first, ...[...seats.keys()].filter((seat) => !first.includes(seat))];
}

function seatOfCrew(chronicle: Chronicle, seat: Seat, goal: number, phone: boolean): SeatShown {
  const standing = chronicle.seats[seat];
  if (standing === undefined) throw new Error(`no seat ${seat}`);
  const { hold, chest, at } = standing;
  const rolled = chronicle.order.find((one) => one.seat === seat);
  return {
    lead:
      rolled === undefined ? undefined : (
        <DieArt value={rolled.die} owner={seat} size={24} class="order-die" />
      ),
    picture: (size) => <ShipArt seat={seat} size={size} sunk={at === 'bar' && chronicle.round > 0} />,
    note: <Note standing={standing} />,
    pictures: phone ? (
      <>
        <span class="chip-gold num">
          {chest}
          {hold > 0 && <i class="gold">+{hold}</i>}
        </span>
        <GoldBar chest={chest} hold={hold} goal={goal} />
      </>
    ) : (
      <GoldBar chest={chest} hold={hold} goal={goal} />
    ),
    end: phone ? null : <ChestEnd chest={chest} goal={goal} seat={seat} />,
    out: at === 'gone',
  };
}

function linesOf({ lines }: Chronicle, names: readonly string[]): readonly LogLine[] {
  return lines.map((line, i): LogLine => {
    const { round, phase, facts } = line;
    if (phase !== null)
      return {
        number: lines[i - 1]?.round === round ? '' : String(round),
        seat: null,
        dice: [],
        icon: PHASE_ICONS[phase],
        text: words(`phase.${phase}`),
      };
    const [first] = facts;
    const isCrew = first !== undefined && 'seat' in first;
    return {
      number: '',
      seat: isCrew ? first.seat : null,
      ...(isCrew ? {} : { picture: <Picture line={line} /> }),
      dice: [],
      text: <LineText line={line} names={names} />,
      fact: first,
    };
  });
}

function Picture({ line }: { readonly line: Line }) {
  const [first] = line.facts;
  return first?.kind === 'traveled' || first?.kind === 'appeared' ? (
    <FleetArt what={first.what} gold={first.gold} size={22} />
  ) : (
    <Icon name="flag" size={16} />
  );
}

function LineText({ line, names }: { readonly line: Line; readonly names: readonly string[] }) {
  const [first] = line.facts;
  return (
    <>
      {first !== undefined && 'seat' in first && <>{names[first.seat]} </>}
      {partsOf(line, names).map(({ text, tone, joined }, i) => (
        <>
          {i === 0 ? '' : joined ? ' ' : ', '}
          <span class={tone}>{text}</span>
        </>
      ))}
    </>
  );
}
