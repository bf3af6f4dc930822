/** What tests of records share: seeded matches of backgammon with everything that a file has to tell, and what of them counts. */
import { backgammon, type Event, referee } from '@sandbar/engine';
import { random } from '@sandbar/engine/testing';
import type { BackgammonRecord } from '../src/index.ts';

const game = backgammon.backgammon;

export interface Plan {
  readonly options: unknown;
  readonly seed: number;
  /** The match stops after so many events; to its end when left out. */
  readonly stop?: number;
  /** Whether players give up while a double stands open or a roll is on the table, which few programs tell rightly. */
  readonly rude?: boolean;
}

/** A match of random plays, with doubles, beavers, drops and resignations. */
export function seeded({
  options,
  seed,
  stop = Number.POSITIVE_INFINITY,
  rude = false,
}: Plan): BackgammonRecord {
  const read = game.readOptions(options);
  if (!read.ok) throw new Error(`${JSON.stringify(options)}: ${read.why}`);
  // Streams of neighboring seeds are one stream, a number apart: these begin further apart than a match is long.
  const draws = random(seed * 100_003);
  const events: Event<backgammon.Action>[] = [];
  let state = game.begin(read.value, 2);
  while (events.length < stop) {
    const turn = game.turn(state);
    if (turn.kind === 'over') break;
    const resigns = game.settles(state).filter((open) => open.settle.what === 'resign');
    const may = rude || state.stage === 'ready';
    const legal = game.legal(state);
    const calm = legal.filter((one) => one.kind !== 'double' || draws.oneIn(12));
    const event: Event<backgammon.Action> =
      turn.kind === 'chance'
        ? { kind: 'roll', roll: draws.roll(turn.draw.sides) }
        : may && resigns.length > 0 && whole(state) && draws.oneIn(150)
          ? { kind: 'settle', settle: draws.pick(resigns).settle }
          : { kind: 'act', seat: turn.seat, action: draws.pick(calm) };
    const step = referee(game, state, event);
    if (!step.ok) throw new Error(step.why);
    events.push(event);
    state = step.value.state;
  }
  const names = ['Ann Lee', 'Bo'] as const;
  return { game: game.id, edition: 1, seats: 2, options: read.value, names, date: '2026-11-30', events };
}

const whole = ({ stage, roll, dice }: backgammon.State): boolean =>
  stage !== 'moving' || dice.length === (roll?.[0] === roll?.[1] ? 4 : 2);

export const lastOf = (record: BackgammonRecord): backgammon.State =>
  statesOf(record).at(-1) as backgammon.State;

function statesOf(record: BackgammonRecord): backgammon.State[] {
  const states = [game.begin(record.options, 2)];
  for (const event of record.events) {
    const step = referee(game, states.at(-1) as backgammon.State, event);
    if (!step.ok) throw new Error(step.why);
    states.push(step.value.state);
  }
  return states;
}

/**
 * Every position that a turn, a cube action or a game has led to: what two logs of one match must share. In which order a
 * roll was played, and with which die a checker went off, files do not tell, nor ties of the opening roll.
 */
export function course(record: BackgammonRecord): string[] {
  const texts: string[] = [];
  for (const state of statesOf(record)) {
    const { stage } = state;
    if (stage === 'moving' || stage === 'rolling' || stage === 'opening') continue;
    const text = game.write(state);
    if (texts.at(-1) !== text) texts.push(text);
  }
  return texts;
}

/** What a reader must have made of a text, or why it has not. */
export function opened<T>(
  read:
    | { readonly ok: true; readonly value: T }
    | { readonly ok: false; readonly why: string; readonly line?: number },
): T {
  if (!read.ok) throw new Error(`line ${read.line}: ${read.why}`);
  return read.value;
}
