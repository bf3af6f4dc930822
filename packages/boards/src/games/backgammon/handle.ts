/** How backgammon's actions are touched, and what its facts look like in motion. */
import type { Handle, Motion } from '../../board.ts';
import type { Action, Fact } from './rules.ts';
import { barSpot, fromSpot, lookOf, pointSpot, toSpot } from './spots.ts';

/** A step is touched from its point to where it goes; everything else has a button in the page. */
export function handle(action: Action): Handle {
  if (action.kind !== 'move') return { button: action.kind };
  const { from, to, die } = action;
  // The direction of a step tells whose it is, except onto and off the board, where the points do.
  const side =
    from === 'bar' ? (Number(to) <= 6 ? 0 : 1) : to === 'off' ? (from >= 19 ? 0 : 1) : to > from ? 0 : 1;
  return { trail: [fromSpot(side, from), toSpot(side, to)], die };
}

/** What to show for a fact. Facts that change nothing on the board show nothing. */
export function motions(fact: Fact): readonly Motion[] {
  switch (fact.kind) {
    case 'opened':
      return [
        {
          kind: 'dice',
          dice: [
            { value: fact.dice[0], owner: 0 },
            { value: fact.dice[1], owner: 1 },
          ],
        },
      ];
    case 'rolled': {
      const [a, b] = fact.roll;
      const values = a === b ? [a, a, a, a] : [a, b];
      return [{ kind: 'dice', dice: values.map((value) => ({ value, owner: fact.side })) }];
    }
    case 'moved':
      return [
        {
          kind: 'move',
          look: lookOf(fact.side),
          trail: [fromSpot(fact.side, fact.from), toSpot(fact.side, fact.to)],
        },
      ];
    case 'hit':
      return [{ kind: 'hit', look: lookOf(fact.side), trail: [pointSpot(fact.at), barSpot(fact.side)] }];
    case 'doubled':
    case 'beavered':
    case 'took':
    case 'turned':
      return [{ kind: 'marker', look: 'cube' }];
    case 'dropped':
      return [{ kind: 'fall', look: 'cube' }];
    case 'set':
      return [{ kind: 'set' }];
    default:
      return [];
  }
}
