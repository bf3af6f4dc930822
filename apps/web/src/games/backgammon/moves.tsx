/** The side panel of a running match: the moves of this game, the race, and the games before it. */
import { backgammon, type Seat } from '@sandbar/engine';
import { useEffect, useRef } from 'preact/hooks';
import type { Replay } from '../../table/ply.ts';
import { LookBack } from '../../table/replay/frame.tsx';
import { words } from '../../ui/words.ts';
import { Checker } from './checker.tsx';
import type { GameLine, TurnLine } from './history.ts';
import { SmallDice } from './plate.tsx';
import { turnText } from './turn-text.ts';

export interface MovesProps {
  readonly games: readonly GameLine[];
  readonly state: backgammon.State | undefined;
  readonly viewer: Seat;
  readonly seat: Seat | null;
  readonly names: readonly string[];
  readonly replay: Replay;
  onGo(stop: number): void;
}

export function Moves({ games, state, viewer, seat, names, replay, onGo }: MovesProps) {
  const stopOf = (turn: TurnLine | undefined): number | null => replay.stopOf(turn?.facts[0]);
  const at = replay.at ?? replay.plies.length;
  // Looking back shows the game that one looks at.
  const game =
    replay.at === null
      ? games.at(-1)
      : games.find(({ turns }) => turns.length === 0 || (stopOf(turns.at(-1)) ?? Infinity) >= at);
  const order: readonly [Seat, Seat] = viewer === 1 ? [1, 0] : [0, 1];
  const rows = rowsOf(game?.turns ?? [], order);
  const end = useRef<HTMLDivElement>(null);
  const count = game?.turns.length ?? 0;
  const looking = replay.at !== null;
  useEffect(() => {
    if (!looking) end.current?.scrollIntoView({ block: 'nearest' });
  }, [count, looking]);
  const who = (side: Seat): string => (side === seat ? words('table.you') : (names[side] ?? ''));
  return (
    // biome-ignore lint/a11y/noNoninteractiveTabindex: a scrolling region must be reachable by keyboard
    <section class="moves scroll" tabIndex={0} aria-label={words('table.moves')}>
      {rows.length === 0 ? (
        <p class="quiet pad">{words('moves.none')}</p>
      ) : (
        <table class="move-table">
          <thead>
            <tr>
              <td />
              {order.map((side) => (
                <th key={side} scope="col">
                  <Checker seat={side} size={20} /> {who(side)}
                </th>
              ))}
            </tr>
          </thead>
          <tbody>
            {rows.map((row, i) => (
              <tr key={i}>
                <th scope="row">{i + 1}</th>
                {row.map((turn, column) => (
                  <Cell
                    key={order[column]}
                    turn={turn}
                    stop={stopOf(turn)}
                    at={looking ? at : null}
                    isLast={turn !== undefined && turn === game?.turns.at(-1)}
                    onGo={onGo}
                  />
                ))}
              </tr>
            ))}
          </tbody>
        </table>
      )}
      <div ref={end} />
      <LookBack replay={replay} onPress={() => onGo(replay.plies.length)} />
      {state !== undefined && <Race state={state} order={order} who={who} />}
      {games.some((one) => one.won !== null) && (
        <Games games={games.filter((one) => one.won !== null)} seat={seat} names={names} reverse />
      )}
    </section>
  );
}

/** Turns side by side: each row holds the viewer's turn and the other's, in the order in which they came. */
function rowsOf(
  turns: readonly TurnLine[],
  order: readonly [Seat, Seat],
): (readonly [TurnLine?, TurnLine?])[] {
  const rows: [TurnLine?, TurnLine?][] = [];
  let last: Seat | null = null;
  for (const turn of turns) {
    const column = order.indexOf(turn.side) as 0 | 1;
    const row = rows.at(-1);
    if (
      row === undefined ||
      row[column] !== undefined ||
      (column === 0 && last !== null && last !== turn.side && row[1] !== undefined)
    ) {
      const fresh: [TurnLine?, TurnLine?] = [];
      fresh[column] = turn;
      rows.push(fresh);
    } else row[column] = turn;
    last = turn.side;
  }
  return rows;
}

/** A turn; a press shows the board after it. `at` is null while the board is live. */
function Cell(props: {
  readonly turn: TurnLine | undefined;
  readonly stop: number | null;
  readonly at: number | null;
  readonly isLast: boolean;
  onGo(stop: number): void;
}) {
  const { turn, stop, at, isLast, onGo } = props;
  const now = at === null ? isLast : stop === at;
  const cell = useRef<HTMLTableCellElement>(null);
  useEffect(() => {
    if (at !== null && now) cell.current?.scrollIntoView({ block: 'nearest' });
  }, [at, now]);
  if (turn === undefined) return <td />;
  const text = (
    <>
      {turn.dice !== null && <SmallDice dice={turn.dice} seat={turn.side} />}
      <span class="num">{turnText(turn)}</span>
    </>
  );
  return (
    <td ref={cell} class={now ? 'now' : at !== null && stop !== null && stop > at ? 'later' : ''}>
      {stop === null ? (
        text
      ) : (
        <button
          type="button"
          title={words('replay.line.go')}
          aria-current={now ? 'step' : undefined}
          onClick={() => onGo(stop)}
        >
          {text}
        </button>
      )}
    </td>
  );
}

/** Pips of both sides as bars; told apart by pattern too. */
function Race(props: {
  readonly state: backgammon.State;
  readonly order: readonly [Seat, Seat];
  who(side: Seat): string;
}) {
  const pips = props.order.map((side) => backgammon.pipCount(props.state.board, side === 1 ? 1 : 0));
  const most = Math.max(167, ...pips);
  return (
    <section class="race" aria-labelledby="race">
      <h3 id="race">{words('moves.race')}</h3>
      {props.order.map((side, i) => (
        <div key={side} class="race-row">
          <Checker seat={side} size={20} />
          <span class="sr-only">{props.who(side)}</span>
          <span class={side === 1 ? 'bar ebony' : 'bar'}>
            <i style={{ width: `${((pips[i] ?? 0) / most) * 100}%` }} />
          </span>
          <b>{pips[i]}</b>
        </div>
      ))}
    </section>
  );
}

/** Finished games: who won what, and how. */
export function Games(props: {
  readonly games: readonly GameLine[];
  readonly seat: Seat | null;
  readonly names: readonly string[];
  readonly reverse?: boolean;
  readonly scores?: boolean;
}) {
  const list = props.reverse === true ? [...props.games].reverse() : props.games;
  return (
    <section class="games" aria-labelledby="games">
      <h3 id="games">
        {words.say(props.scores === true ? 'over.games' : 'moves.games', { n: list.length })}
      </h3>
      <ol>
        {list.map(
          ({ number, won, cube }) =>
            won !== null && (
              <li key={number}>
                <span class="quiet">{number}</span>
                <Checker seat={won.side} size={20} />
                <span>
                  {won.side === props.seat
                    ? words('moves.game.won.you', { n: won.points })
                    : words('moves.game.won.they', { n: won.points, who: props.names[won.side] ?? '' })}
                </span>
                <span class="quiet grow-end">{howText(won.how, cube)}</span>
                {props.scores === true && (
                  <b>
                    {won.score[0]}–{won.score[1]}
                  </b>
                )}
              </li>
            ),
        )}
      </ol>
    </section>
  );
}

function howText(how: backgammon.Win, cube: number): string {
  if (how === 'single') return cube > 1 ? words('moves.cubeOn', { n: cube }) : '';
  return words(`moves.how.${how}`);
}
