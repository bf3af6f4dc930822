/** The sea chart in words, for screen readers and for play from a list. */
import type { Words } from '@sandbar/words';
import type { Lines } from '../../board.ts';
import { islandSpot } from './layout.ts';
import {
  type Action,
  chartOf,
  type FleetId,
  game,
  lyingOn,
  rulesIn,
  type Space,
  type State,
  seatOf,
} from './rules.ts';
import { outcome, saying } from './targets.ts';

/** Title, one line a space (the islands last), and the legal steps. */
export function text(state: State, words: Words, viewer: number | null): Lines<Action> {
  const { maps } = rulesIn(state);
  const spots = chartOf(maps).spaces.map((space) => ({
    id: space.name,
    text: spaceText(state, words, viewer, space),
  }));
  const islands = state.island.map((n, i) => ({
    id: islandSpot(i === 1 ? 2 : 1),
    text:
      maps === 2
        ? words('space.island.of', { map: i + 1, what: treasureText(words, n) })
        : words('space.island', { what: treasureText(words, n) }),
  }));
  return {
    title: title(state, words, viewer),
    spots: [...spots, ...islands],
    legal: game.legal(state).flatMap((action) => {
      const said = actionText(state, words, action);
      return said === '' ? [] : [{ action, text: said }];
    }),
  };
}

const treasureText = (words: Words, n: number): string => words('space.treasure', { n });

export const fleetName = (words: Words, fleet: FleetId): string => words(`fleet.${fleet}`);

function spaceText(
  state: State,
  words: Words,
  viewer: number | null,
  { name, kind, home, island }: Space,
): string {
  const what: string[] = [];
  if (kind !== 'sea') what.push(words(`space.${kind}`));
  if (home !== null) what.push(words('space.home', { fleet: fleetName(words, home) }));
  if (island !== null) what.push(words('space.anchorage'));
  const there = lyingOn(state, name);
  if (there !== undefined) {
    const mine = seatOf(state, there.fleet) === viewer && viewer !== null;
    const n = there.ships.length;
    const fleet = fleetName(words, there.fleet);
    what.push(mine ? words('ship.own', { n, fleet }) : words('ship.other', { n, fleet }));
    const cargo = there.ships.reduce((sum, ship) => sum + ship.cargo.length, 0);
    if (cargo > 0) what.push(words('ship.treasure', { n: cargo }));
  }
  if (state.wrecks.includes(name)) what.push(words('space.wreck'));
  const loose = state.loose.find(({ at }) => at === name);
  if (loose) what.push(words('space.loose'));
  return what.length === 0
    ? words('space.empty', { at: name })
    : words('space', { at: name, what: what.join(', ') });
}

function title(state: State, words: Words, viewer: number | null): string {
  const parts = [words('board.pirateer')];
  if (state.stage === 'over') parts.push(words('turn.over'));
  else if (state.stage !== 'lots' && state.stage !== 'toss' && state.stage !== 'initiative') {
    const fleets = (state.fleets[state.seat] ?? []).map((fleet) => fleetName(words, fleet)).join(', ');
    parts.push(state.seat === viewer ? words('turn.mine') : words('turn.fleet', { fleet: fleets }));
    if (state.dice.length > 0) parts.push(words('turn.dice', { dice: state.dice.toReversed().join(', ') }));
  }
  return parts.join(' ');
}

/** An action as a line of the list; empty for those that have a button of their own. */
export function actionText(state: State, words: Words, action: Action): string {
  switch (action.kind) {
    case 'sail': {
      const there = lyingOn(state, action.from);
      const n = there?.ships.length ?? 1;
      const given = { from: action.from, to: action.to, die: action.die };
      const way =
        action.which === 'stack'
          ? words('sail.all', { ...given, n })
          : action.which !== ''
            ? words('sail.carrier', given)
            : words('sail', given);
      const what = [
        saying(words, outcome(state, [action])),
        action.plunder === 'decline' ? words('chip.declines') : '',
      ]
        .filter((one) => one !== '')
        .join(', ');
      return what === '' ? way : words('sail.what', { way, what });
    }
    case 'device':
      return words('device.list', { at: action.at });
    case 'lose':
      return words(action.which === '' ? 'lose.list' : 'lose.list.laden', { at: action.at });
    default:
      return '';
  }
}
