/** How the actions of Pirates Backgammon are touched, and what its facts look like in motion. */
import type { Handle, Motion } from '../../board.ts';
import { MERCHANT_DICE, STEEL_DICE } from './crew.ts';
import type { Action, Fact } from './rules.ts';
import { shipLook, travelLook, wreckLook } from './scene.ts';
import { BAR, pointSpot, toSpot } from './spots.ts';

/** A step is touched from its point to where it goes; the roll has a button in the page. */
export function handle(action: Action): Handle {
  if (action.kind === 'roll') return { button: 'roll' };
  const { from, to, die } = action;
  return { trail: [pointSpot(from), toSpot(from, to)], die };
}

/** How long dice in the bar and words on a card are left to be read, in ms at normal pace. */
const READ = { roll: 450, order: 1_100, sunk: 700, luck: 1_300, stuck: 700 } as const;

/** What to show for a fact. Facts that change nothing on the board show nothing. */
export function motions(fact: Fact): readonly Motion[] {
  switch (fact.kind) {
    case 'placed':
    case 'entered':
      return [
        {
          kind: 'move',
          look: wreckLook(fact.seat),
          as: shipLook(fact.seat),
          trail: [BAR, pointSpot(fact.at)],
          die: { value: fact.die, owner: fact.seat },
        },
      ];
    case 'traveled':
      return [traveled(fact)];
    case 'appeared':
      return [
        {
          kind: 'appear',
          look: travelLook(fact.what, fact.gold, fact.at),
          spot: pointSpot(fact.at),
        },
        { kind: 'wait', ms: READ.luck },
      ];
    case 'moved':
      return [
        {
          kind: 'move',
          look: shipLook(fact.seat),
          trail: [pointSpot(fact.from), toSpot(fact.from, fact.to)],
        },
      ];
    case 'sunk':
      return [
        {
          kind: 'hit',
          look: shipLook(fact.seat),
          as: wreckLook(fact.seat),
          trail: [pointSpot(fact.at), BAR],
        },
        { kind: 'wait', ms: READ.sunk },
      ];
    case 'captured':
      return [
        { kind: 'vanish', look: travelLook('merchant', fact.gold, fact.at), spot: pointSpot(fact.at) },
        gold(fact.seat, fact.gold),
      ];
    case 'plundered':
      return [gold(fact.seat, fact.gold)];
    case 'destroyed':
      return [{ kind: 'vanish', look: travelLook(fact.what, fact.gold, fact.at), spot: pointSpot(fact.at) }];
    case 'banked':
      return [
        gold(fact.seat, -fact.gold),
        { kind: 'marker', look: `chest${fact.seat}` },
        { kind: 'move', look: shipLook(fact.seat), as: wreckLook(fact.seat), trail: ['', BAR] },
      ];
    case 'retired':
      return [
        {
          kind: 'vanish',
          look: fact.at === 'bar' ? wreckLook(fact.seat) : shipLook(fact.seat),
          spot: fact.at === 'bar' ? BAR : pointSpot(fact.at),
        },
      ];
    case 'rolled':
      return [{ kind: 'wait', ms: READ.roll }];
    case 'ordered':
      return [{ kind: 'wait', ms: READ.order }];
    case 'stuck':
      return [{ kind: 'wait', ms: READ.stuck }];
    default:
      return [];
  }
}

function traveled({ what, gold: load, from, to, die }: Extract<Fact, { kind: 'traveled' }>): Motion {
  const look = travelLook(what, load, from);
  const as = to === 'off' ? null : travelLook(what, load, to);
  return {
    kind: 'move',
    look,
    trail: [pointSpot(from), toSpot(from, to)],
    die: { value: die, owner: what === 'merchant' ? MERCHANT_DICE : STEEL_DICE },
    ...(as === look ? {} : { as }),
  };
}

/** The ship wherever it stands takes gold aboard, or gives it away. */
const gold = (seat: number, by: number): Motion => ({
  kind: 'count',
  look: shipLook(seat),
  spot: '',
  tag: 'gold',
  by,
});
