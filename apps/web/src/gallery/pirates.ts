/** Pirates Backgammon in the gallery: the sea in every state that matters. */
import { pirates } from '@sandbar/engine';
import type { Exhibit } from './exhibit.ts';

type State = pirates.State;

/** `at:hold/chest` for each seat; `m21=6` a merchant, `W19` a man-o'-war, `T5` a typhoon. */
function sea(crews: string, ships = '', roll?: readonly [number, number]): State {
  const order = new Map<string, number>();
  const all = crews.split(' ').map((text) => {
    const [, where = '', hold, chest] = /^(\w+):(\d+)\/(\d+)$/.exec(text) ?? [];
    const rank = order.get(where) ?? 0;
    order.set(where, rank + 1);
    const at = where === 'bar' ? ('bar' as const) : Number(where);
    return { at, hold: Number(hold), chest: Number(chest), order: at === 'bar' ? 0 : rank };
  });
  const fleet = ships.split(' ').flatMap((text) => {
    const [, kind, at, gold = '0'] = /^([mWT])(\d+)(?:=(\d+))?$/.exec(text) ?? [];
    if (kind === undefined) return [];
    const what = ({ m: 'merchant', W: 'mow', T: 'typhoon' } as const)[kind as 'm' | 'W' | 'T'];
    return [{ kind: what, at: Number(at), gold: Number(gold) }];
  });
  const state = pirates.stateFrom({ d10: true, pirates: all, ships: fleet }, { turn: 0 });
  return roll ? { ...state, stage: 'moving', roll, dice: [...roll].sort((a, b) => a - b) } : state;
}

const WIND = sea('16:7/14 4:0/18 11:5/9 4:3/6', 'W8 m2=2 W19 m19=4 m6=5 m14=3 m21=6', [5, 3]);
const CROWD = sea(
  'bar:0/8 4:5/11 bar:0/21 4:13/6 4:2/18 4:0/0',
  'W19 m19=4 m19=6 m19=2 m19=3 W22 W22 m14=3 m9=5 m9=6 W8 m2=2 m1=3 T12',
);
const HOME = sea('22:14/12 3:4/6 11:0/9', 'W20 m24=4', [6, 4]);
const STUCK = sea('14:7/3 4:0/18', 'W17 W8 W20 W5', [3, 6]);
const FOLDED = sea('3:0/0 5:0/0', `W9 ${'m9=5 m9=8 m9=3 '.repeat(3)}`);

/** The men-o'-war and merchants of a round sail, one of them into a captain. */
function travel(): Pick<Exhibit, 'view' | 'next'> {
  const before: State = {
    ...sea('16:7/14 4:0/18', 'W20 m10=5 m3=2'),
    stage: 'travel',
    traveling: 1,
    order: [],
    turn: null,
  };
  const facts: pirates.Fact[] = [];
  let state = before;
  for (const die of [4, 4, 6]) {
    const step = pirates.pirates.next(state, { kind: 'roll', roll: [die] });
    state = step.state;
    facts.push(...step.facts);
  }
  const luck = pirates.pirates.next(state, { kind: 'roll', roll: [7, 3] });
  return {
    view: { state: before, viewer: 0, legalFor: null },
    next: { state: luck.state, facts: [...facts, ...luck.facts], how: 'theirs' },
  };
}

/** All exhibits, each made anew. */
export function piratesExhibits(): readonly Exhibit[] {
  const one = (name: string, says: string, more: Omit<Exhibit, 'name' | 'says' | 'game'>): Exhibit => ({
    name: `pirates-${name}`,
    says,
    game: 'pirates',
    ...more,
  });
  const play = (state: State) => ({ view: { state, viewer: 0, legalFor: 0 } });
  const look = (state: State) => ({ view: { state, viewer: 0, legalFor: null } });
  const phone = { size: [352, 546] as const };
  return [
    one('wind', 'Two dice to play: gold, a sinking, free water, a barred point', play(WIND)),
    one('rest', 'The same, looked at', look(WIND)),
    one('crowd', 'Six captains, stacks, guards, a typhoon, wrecks', look(CROWD)),
    one('home', 'Home with either die', play(HOME)),
    one('stuck', 'No way past', play(STUCK)),
    one('folded', 'More than eight on a point', look(FOLDED)),
    one('refused', 'A man-o’-war holds that point', { ...play(WIND), taps: ['p19'] }),
    one('focus', 'The keyboard’s place', { ...play(WIND), focus: 'p21' }),
    one('travel', 'Ships sail by themselves, and luck brings one', travel()),
    one('phone', 'On a phone', { ...play(WIND), ...phone }),
    one('phone-crowd', 'Six captains on a phone', { ...look(CROWD), ...phone }),
    one('phone-home', 'Home on a phone', { ...play(HOME), ...phone }),
    one('phone-travel', 'Travel on a phone', { ...travel(), ...phone }),
  ];
}
