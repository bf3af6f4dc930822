/** A turn of backgammon in the words of the move list. */
import { words } from '../../ui/words.ts';
import { playText, type TurnLine } from './history.ts';

export function turnText(turn: TurnLine): string {
  switch (turn.kind) {
    case 'play': {
      const text = playText(turn);
      return text === '' && turn.facts.some((fact) => fact.kind === 'passed') ? words('moves.passed') : text;
    }
    case 'doubled':
      return words('moves.double', { n: turn.value });
    case 'beavered':
      return words('moves.beaver', { n: turn.value });
    case 'took':
      return words('moves.take');
    case 'dropped':
      return words('moves.drop');
    case 'resigned':
      return words('moves.resign');
  }
}
