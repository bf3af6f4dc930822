/** Figures of Pirateer: legal lists and complete turns found a second, on two boards too, and folding a long log. */
import { performance } from 'node:perf_hooks';
import { type Event, fold, pirateer } from '@sandbar/engine';
import { median, type Row, row } from './rows.ts';
import { fixedNumbers } from './sample.ts';

const game = pirateer.pirateer;

interface Course {
  readonly start: pirateer.State;
  readonly events: readonly Event<pirateer.Action>[];
  /** The states in which a roll lies whole on the table. */
  readonly rolls: readonly pirateer.State[];
}

/** Matches one after another, their steps chosen by fixed numbers, until there are so many rolls to be sailed. */
function played(raw: object, seats: number, rolls: number): Course[] {
  const options = game.readOptions(raw);
  if (!options.ok) throw new Error(`${JSON.stringify(raw)}: ${options.why}`);
  const random = fixedNumbers(7);
  const courses: Course[] = [];
  for (let left = rolls; left > 0; left -= courses.at(-1)?.rolls.length ?? 0)
    courses.push(oneMatch(game.begin(options.value, seats), left, random));
  return courses;
}

function oneMatch(start: pirateer.State, most: number, random: () => number): Course {
  const below = (n: number): number => Math.floor(random() * n);
  const events: Event<pirateer.Action>[] = [];
  const rolls: pirateer.State[] = [];
  let state = start;
  while (rolls.length < most) {
    const turn = game.turn(state);
    if (turn.kind === 'over') break;
    const legal = game.legal(state);
    const event: Event<pirateer.Action> =
      turn.kind === 'chance'
        ? { kind: 'roll', roll: turn.draw.sides.map((sides) => 1 + below(sides)) }
        : { kind: 'act', seat: turn.seat, action: legal[below(legal.length)] ?? { kind: 'roll' } };
    state = game.next(state, event).state;
    events.push(event);
    if (state.stage === 'sailing' && state.dice.length === state.roll.length) rolls.push(state);
  }
  return { start, events, rolls };
}

const ROLLS = 1000;

function perSecond(states: readonly pirateer.State[], what: (state: pirateer.State) => unknown): number {
  const round = (): number => {
    const start = performance.now();
    let done = 0;
    for (let i = 0; performance.now() - start < 400; i = (i + 1) % states.length) {
      what(states[i] as pirateer.State);
      done++;
    }
    return (done / (performance.now() - start)) * 1000;
  };
  round();
  return median([1, 2, 3, 4, 5].map(round));
}

function replay(): Row {
  const { start, events } = played({ variants: ['pieces-of-eight'] }, 8, ROLLS)[0] as Course;
  const log = events.slice(0, 1000);
  if (log.length < 1000) throw new Error(`the match has ended after ${log.length} entries`);
  const once = (): number => {
    const from = performance.now();
    fold(game, start, log);
    return performance.now() - from;
  };
  once();
  return row('engine.pirateer.replay_1000_ms', median([1, 2, 3, 4, 5].map(once)), 'ms', { most: 50 });
}

export function pirateerRows(): Row[] {
  const four = played({}, 4, ROLLS).flatMap(({ rolls }) => rolls);
  const eight = played({ variants: ['pieces-of-eight'] }, 8, ROLLS).flatMap(({ rolls }) => rolls);
  return [
    row('engine.pirateer.legal_per_s', perSecond(four, game.legal), '1/s', { least: 5_000 }),
    row('engine.pirateer.ends_per_s', perSecond(four, game.ends), '1/s', { least: 300 }),
    row('engine.pirateer.eight_legal_per_s', perSecond(eight, game.legal), '1/s', { least: 1_000 }),
    row('engine.pirateer.eight_ends_per_s', perSecond(eight, game.ends), '1/s', { least: 20 }),
    replay(),
  ];
}
