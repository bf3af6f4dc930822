/** What the action bar says: what may be done now, what a turn has come to, and what it will cost. */
import { pirates, type Seat } from '@sandbar/engine';
import { words } from '../../ui/words.ts';
import type { Chronicle } from './chronicle.ts';
import { partsOf, textOf, wayOf } from './log.ts';

type State = pirates.State;

export interface Seen {
  /** The state with the draft. */
  readonly state: State;
  readonly chronicle: Chronicle;
  readonly seat: Seat | null;
  readonly names: readonly string[];
  readonly drafting: boolean;
  readonly sending: boolean;
}

export interface Say {
  readonly title: string;
  readonly line: string;
  readonly alarm?: boolean;
}

/** The seat that the state waits for, or null. */
export function seatOf(state: State): Seat | null {
  const turn = pirates.pirates.turn(state);
  return turn.kind === 'seat' ? turn.seat : null;
}

export function sayOf(seen: Seen): Say {
  const { state, chronicle, seat, names, drafting, sending } = seen;
  if (sending) return { title: summary(seen), line: words('say.sending') };
  const acts = seatOf(state);
  if (drafting && acts !== seat) return finished(seen);
  if (state.stage === 'over') return { title: words('say.over'), line: '' };
  if (acts === null) return { title: words('say.rolling'), line: '' };
  const { at } = state.pirates[acts] ?? { at: 0 };
  if (acts !== seat) {
    const who = names[acts] ?? '';
    if (state.stage === 'ready') return { title: words('say.pirates.theyRoll', { who }), line: place(seen) };
    return { title: words('say.pirates.theyThink', { who }), line: doublesLine(state) || place(seen) };
  }
  if (state.stage === 'ready')
    return {
      title: words('table.turn.you'),
      line: words(at === 'bar' ? 'say.pirates.rollBar' : 'say.roll'),
    };
  const warning = pirates.sunkNext(state);
  if (warning !== undefined)
    return { title: words('say.pirates.noWay'), line: sinkLine(state, acts, names), alarm: true };
  if (chronicle.play !== null && chronicle.play.used.length > 0)
    return { title: summary(seen), line: words('say.pirates.now', { die: state.dice[0] ?? 0 }) };
  return { title: words('say.pirates.choose'), line: doublesLine(state) };
}

/** All dice are played and nothing is sent yet. */
function finished(seen: Seen): Say {
  const sunk = seen.chronicle.play?.facts.find((fact) => fact.kind === 'sunk' && fact.by === 'stuck');
  if (sunk?.kind === 'sunk')
    return {
      title: words('say.pirates.noWay'),
      line:
        sunk.lost > 0
          ? words('say.pirates.sinks', { who: seen.names[sunk.seat] ?? '', n: sunk.lost })
          : words('say.pirates.sinks.empty', { who: seen.names[sunk.seat] ?? '' }),
      alarm: true,
    };
  return { title: summary(seen), line: words('say.confirm') };
}

function sinkLine(state: State, seat: Seat, names: readonly string[]): string {
  const { hold = 0 } = state.pirates[seat] ?? {};
  const who = names[seat] ?? '';
  return hold > 0 ? words('say.pirates.sinks', { who, n: hold }) : words('say.pirates.sinks.empty', { who });
}

/** "16 to 21, +6" */
export function summary({ chronicle: { play }, names }: Pick<Seen, 'chronicle' | 'names'>): string {
  if (play === null) return words('table.turn.you');
  if (wayOf(play.facts) === '')
    return play.roll.length === 0
      ? words('say.rolling')
      : words('log.dice', { dice: words.list(play.roll.map(String)) });
  const line = { round: 0, phase: null, facts: play.facts };
  return textOf(partsOf(line, names));
}

const doublesLine = ({ dice, roll }: State): string =>
  roll !== null && roll[0] === roll[1] && dice.length === 2
    ? words('say.pirates.doubles', { die: roll[0] })
    : '';

/** When my turn comes, while somebody else's is on. */
function place({ state, seat }: Seen): string {
  if (seat === null || state.turn === null) return '';
  const at = state.order.findIndex((one) => one.seat === seat);
  const ahead = at - state.turn;
  if (ahead <= 0) return words('say.pirates.nextRound');
  return ahead === 1 ? words('say.pirates.next') : words('say.pirates.later', { n: ahead });
}
