/** The end of a match: who won and why, the games, the dice, and something to keep. */
import type { backgammon, Seat } from '@sandbar/engine';
import type { ComponentChildren } from 'preact';
import { Copy } from '../../ui/parts.tsx';
import { words } from '../../ui/words.ts';
import { Checker } from './checker.tsx';
import { diceOf, type GameLine } from './history.ts';
import { Games } from './moves.tsx';

/** The headline of a result, as this page sees it. */
export function resultTitle(
  state: backgammon.State,
  seat: Seat | null,
  names: readonly string[],
  flagged: Seat | null = null,
): string {
  const { result, options } = state;
  if (result === null) return '';
  const { winner, how } = result;
  if (winner === null) return words('over.draw');
  const who = names[winner] ?? '';
  if (how === 'left' && flagged !== null) {
    if (flagged === seat) return words('over.time.lose', { who });
    return words(winner === seat ? 'over.time.win' : 'over.time.watch', { loser: names[flagged] ?? '', who });
  }
  if (how === 'left') {
    if (winner === seat) return words('over.left.win', { who: names[1 - winner] ?? '' });
    if (seat !== null) return words('over.left.lose', { who });
    return words('over.left.watch', { who, loser: names[1 - winner] ?? '' });
  }
  const kind = options.mode === 'single' ? 'game' : 'match';
  return winner === seat ? words(`over.win.${kind}`) : words(`over.lose.${kind}`, { who });
}

/** "7 to 4, eight games" */
export function resultLine(state: backgammon.State): string {
  const high = Math.max(...state.score);
  const low = Math.min(...state.score);
  return words('over.score.games', { a: high, b: low, n: state.game });
}

export function Result(props: {
  readonly state: backgammon.State;
  readonly games: readonly GameLine[];
  readonly seat: Seat | null;
  readonly names: readonly string[];
  readonly flagged: Seat | null;
  readonly link: string;
  /** More that can be kept or done. */
  readonly children: ComponentChildren;
}) {
  const { state, games, seat, names, flagged } = props;
  return (
    // biome-ignore lint/a11y/noNoninteractiveTabindex: a scrolling region must be reachable by keyboard
    <section class="scroll result" tabIndex={0} aria-label={words('table.result')}>
      <div class="result-head">
        <b>{resultTitle(state, seat, names, flagged)}</b>
        <span>{resultLine(state)}</span>
      </div>
      <Games games={games.filter((game) => game.won !== null)} seat={seat} names={names} scores />
      <section aria-labelledby="dice-heading">
        <h3 id="dice-heading">{words('over.dice')}</h3>
        <p class="quiet">{words('over.average')}</p>
        {([0, 1] as const).map((side) => {
          const { rolls, average } = diceOf(games, side);
          return (
            <div key={side} class="race-row">
              <Checker seat={side} size={20} />
              <span class="grow">{names[side]}</span>
              <b>{average.toFixed(2)}</b>
              <span class="quiet">{words('over.rolls', { n: rolls })}</span>
            </div>
          );
        })}
      </section>
      <section aria-labelledby="keep">
        <h3 id="keep">{words('over.keep')}</h3>
        <div class="keep-row">
          <Copy class="btn" icon="link" text={props.link} label={words('over.link')} />
          {props.children}
        </div>
      </section>
    </section>
  );
}
