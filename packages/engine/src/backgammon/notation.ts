/** [BG33] The notation that players use: `24/18`, `13/7*`, `8/5(2)`, `bar/21`, always in the mover's own numbering. */
import { count, type From, pipsFrom, type To } from './board.ts';
import { other, type Side } from './sides.ts';
import type { Action, Fact, State } from './state.ts';

const fromName = (side: Side, from: From): string => (from === 'bar' ? 'bar' : String(pipsFrom(side, from)));
const toName = (side: Side, to: To): string => (to === 'off' ? 'off' : String(pipsFrom(side, to)));

/** One step as the mover would say it; the other actions by their names. */
export function notate(state: State, action: Action): string {
  if (action.kind !== 'move') return action.kind;
  const { side, board } = state;
  const hit = action.to !== 'off' && count(board, other(side), action.to) === 1;
  return `${fromName(side, action.from)}/${toName(side, action.to)}${hit ? '*' : ''}`;
}

interface Part {
  readonly from: From;
  /** Where the checker went, each landing in turn, with whether it hit there. */
  readonly stops: readonly { readonly to: To; readonly hit: boolean }[];
}

/**
 * A whole turn from its facts: steps of one checker are joined (`24/13`) and name the points on the way only where it
 * hit, equal parts are counted (`8/5(2)`, `8/5*(2)`), parts come from the back to the front. Empty when nothing was played.
 */
export function notateTurn(facts: readonly Fact[]): string {
  const parts: Part[] = [];
  let mover: Side = 0;
  for (const fact of facts) {
    if (fact.kind === 'moved') {
      mover = fact.side;
      const joined = parts.findIndex((part) => part.stops.at(-1)?.to === fact.from);
      const stop = { to: fact.to, hit: false };
      const earlier = joined === -1 ? undefined : parts[joined];
      if (earlier === undefined) parts.push({ from: fact.from, stops: [stop] });
      else parts[joined] = { from: earlier.from, stops: [...earlier.stops, stop] };
    } else if (fact.kind === 'hit') markHit(parts, fact.at);
  }
  parts.sort((a, b) => pipsFrom(mover, b.from) - pipsFrom(mover, a.from));
  return countEqual(parts.map((part) => partText(mover, part))).join(' ');
}

function markHit(parts: Part[], at: number): void {
  const i = parts.findLastIndex((part) => part.stops.at(-1)?.to === at);
  const part = parts[i];
  if (part !== undefined) parts[i] = { ...part, stops: [...part.stops.slice(0, -1), { to: at, hit: true }] };
}

function partText(side: Side, { from, stops }: Part): string {
  const named = stops.filter((stop, i) => stop.hit || i === stops.length - 1);
  return [
    fromName(side, from),
    ...named.map((stop) => `${toName(side, stop.to)}${stop.hit ? '*' : ''}`),
  ].join('/');
}

/** Two checkers that went the same way are one part, also when only the first of them hit. */
function countEqual(texts: readonly string[]): string[] {
  const parts = new Map<string, { text: string; n: number }>();
  for (const text of texts) {
    const plain = text.replaceAll('*', '');
    const same = parts.get(plain);
    if (same === undefined) parts.set(plain, { text, n: 1 });
    else parts.set(plain, { text: text.length > same.text.length ? text : same.text, n: same.n + 1 });
  }
  return [...parts.values()].map(({ text, n }) => (n === 1 ? text : `${text}(${n})`));
}
