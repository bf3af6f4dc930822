/** The stops of a replay of backgammon: the turns and the decisions about the cube. */
import type { backgammon } from '@sandbar/engine';
import { markOf, type Ply } from '../../table/ply.ts';
import { words } from '../../ui/words.ts';
import type { GameLine, TurnLine } from './history.ts';
import { turnText } from './turn-text.ts';

/** One stop a turn; the move is counted in pairs of turns, as in the move list. */
export function pliesOf(games: readonly GameLine[]): readonly Ply[] {
  return games.flatMap((game) => {
    let move = 0;
    let first: backgammon.Side | null = null;
    return game.turns.map((turn, i): Ply => {
      first ??= turn.side;
      if (turn.side === first && (i === 0 || game.turns[i - 1]?.side !== first)) move++;
      const ended = i === game.turns.length - 1 && game.won !== null ? [game.won] : [];
      return {
        seat: turn.side,
        place:
          games.length > 1
            ? words('replay.place.game', { game: game.number, n: move })
            : words('replay.place.move', { n: move }),
        text: textOf(turn),
        mark: markOf([...turn.facts, ...ended], EARNS),
        loser: turn.facts.some(({ kind }) => kind === 'hit') ? 1 - turn.side : null,
        facts: [...turn.facts, ...ended],
      };
    });
  });
}

const textOf = (turn: TurnLine): string =>
  turn.dice === null ? turnText(turn) : `${turn.dice.join('-')}: ${turnText(turn)}`;

const EARNS = {
  home: ({ kind }: backgammon.Fact) => kind === 'won',
  taken: ({ kind }: backgammon.Fact) => kind === 'hit',
  gained: () => false,
};
