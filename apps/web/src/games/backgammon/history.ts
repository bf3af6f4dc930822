/** The course of a match, folded from the facts of its log: games, their turns, and how each ended. */
import { backgammon } from '@sandbar/engine';

type Fact = backgammon.Fact;
type Side = backgammon.Side;

/** One line of the move list: a roll with its play, or a decision about the cube. */
export interface TurnLine {
  readonly side: Side;
  readonly kind: 'play' | 'doubled' | 'beavered' | 'took' | 'dropped' | 'resigned';
  /** Higher die first; null for a decision. */
  readonly dice: readonly [number, number] | null;
  /** Cube value of a decision. */
  readonly value: number;
  readonly facts: readonly Fact[];
}

export interface GameLine {
  readonly number: number;
  readonly turns: readonly TurnLine[];
  readonly won: Extract<Fact, { kind: 'won' }> | null;
  /** The cube when the game ended. */
  readonly cube: number;
}

/** Folds facts, oldest first, into games. There is always at least one game. */
export function historyOf(facts: Iterable<Fact>): readonly GameLine[] {
  const games: { number: number; turns: TurnLine[]; won: GameLine['won']; cube: number }[] = [];
  const start = (number: number): void => {
    games.push({ number, turns: [], won: null, cube: 1 });
  };
  start(1);
  for (const fact of facts) {
    const game = games.at(-1);
    if (game === undefined) continue;
    const add = (side: Side, kind: TurnLine['kind'], value = 0): void => {
      game.turns.push({ side, kind, dice: null, value, facts: [fact] });
    };
    switch (fact.kind) {
      case 'set':
        start(fact.game);
        break;
      case 'opened':
        if (fact.side !== null) game.turns.push(play(fact.side, fact.dice, fact));
        break;
      case 'rolled':
        game.turns.push(play(fact.side, fact.roll, fact));
        break;
      case 'moved':
      case 'hit':
      case 'passed': {
        const turn = game.turns.at(-1);
        if (turn !== undefined) game.turns[game.turns.length - 1] = { ...turn, facts: [...turn.facts, fact] };
        break;
      }
      case 'turned':
        game.cube = fact.value;
        break;
      case 'took':
        game.cube = fact.value;
        add(fact.side, 'took', fact.value);
        break;
      case 'beavered':
        // Whoever beavers has doubled the cube; the value told is what taking the beaver makes of it.
        game.cube = fact.value / 2;
        add(fact.side, 'beavered', fact.value);
        break;
      case 'doubled':
      case 'dropped':
        add(fact.side, fact.kind, fact.value);
        break;
      case 'resigned':
        add(fact.side, 'resigned', fact.level);
        break;
      case 'won':
        game.won = fact;
        break;
      case 'over':
        break;
    }
  }
  return games;
}

const play = (side: Side, [a, b]: readonly [number, number], fact: Fact): TurnLine => ({
  side,
  kind: 'play',
  dice: [Math.max(a, b), Math.min(a, b)],
  value: 0,
  facts: [fact],
});

/** The play of a turn in the notation of the field; empty when nothing was played. */
export const playText = (turn: TurnLine): string => backgammon.notateTurn(turn.facts);

/** The last roll of a side in the running game with what has been played of it, for its course on the board. */
export const lastPlay = (games: readonly GameLine[], side: Side): TurnLine | undefined =>
  games.at(-1)?.turns.findLast((turn) => turn.side === side && turn.kind === 'play');

/** Mean pips of a side's rolls (a double counts four times), and how many there were. */
export function diceOf(
  games: readonly GameLine[],
  side: Side,
): { readonly rolls: number; readonly average: number } {
  const rolls = games
    .flatMap((game) => game.turns)
    .filter((turn) => turn.side === side && turn.dice !== null);
  const pips = rolls.reduce(
    (sum, { dice }) => sum + (dice === null ? 0 : (dice[0] + dice[1]) * (dice[0] === dice[1] ? 2 : 1)),
    0,
  );
  return { rolls: rolls.length, average: rolls.length === 0 ? 0 : pips / rolls.length };
}
