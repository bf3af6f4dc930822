/** The board in words and buttons, as it stands now: what a screen reader hears and where the keyboard may go. */
import {
  type AnyBoardGame,
  choiceTo,
  diceArea,
  type Layout,
  type Lines,
  type Rect,
  type SpotId,
} from '@sandbar/boards';
import type { Words } from '@sandbar/words';
import type { Model } from '../model.ts';
import type { Place } from './access.ts';

export interface Description<A> {
  readonly title: string;
  readonly places: readonly Place[];
  /** Where arrow keys may go while a piece is in hand; null for everywhere. */
  readonly reachable: ReadonlySet<string> | null;
  readonly legal: Lines<A>['legal'];
}

interface Seen {
  readonly state: unknown;
  readonly viewer: number | null;
  readonly legalFor: number | null;
}

/** `scale` is CSS px for each board unit. */
export function describe<A>(
  board: AnyBoardGame,
  { state, viewer, legalFor }: Seen,
  model: Model<A>,
  words: Words,
  picked: SpotId | null,
  scale: number,
): Description<A> {
  const lines: Lines<A> = board.text(state, words, viewer);
  const areas = areasOf(model.layout, scale);
  const places: Place[] = lines.spots.flatMap(({ id, text }) => {
    const area = areas.get(id);
    const label = spotLabel(model, words, picked, id, text);
    return area ? [{ id, label, pressed: picked === id, area }] : [];
  });
  const dice = model.canSwap ? diceArea(model.layout, model.scene.dice) : null;
  if (dice)
    places.push({ id: 'dice', label: diceLabel(model, words), pressed: false, area: scaled(dice, scale) });
  const choices = picked === null ? [] : (model.input.picks.get(picked) ?? []);
  return {
    title: lines.title,
    places,
    reachable: picked === null ? null : new Set([picked, ...choices.map((choice) => choice.to)]),
    legal: legalFor === null ? [] : lines.legal,
  };
}

function spotLabel<A>(
  model: Model<A>,
  words: Words,
  picked: SpotId | null,
  id: SpotId,
  spot: string,
): string {
  if (picked === id) return words('board.picked', { spot });
  const choice = picked === null ? undefined : choiceTo(model.input, picked, id);
  const told = picked === null ? undefined : model.targets(picked)?.find((target) => target.spot === id);
  if (choice && told && told.chip !== '')
    return words('board.target.what', { spot, pips: choice.pips, what: told.chip });
  if (choice)
    return words(choice.hits > 0 ? 'board.target.hit' : 'board.target', { spot, pips: choice.pips });
  return picked === null && model.input.picks.has(id) ? words('board.pick', { spot }) : spot;
}

function diceLabel<A>({ scene, input }: Model<A>, words: Words): string {
  const dice = scene.dice.filter((die) => !die.spent).map((die) => die.value);
  return words('board.dice.swap', { dice: dice.join(', '), die: input.next ?? 0 });
}

/** The areas of a layout's spots in CSS px. */
const areasOf = (layout: Layout, scale: number): ReadonlyMap<SpotId, Rect> =>
  new Map(
    layout.spots.flatMap(({ id, places: [first] }) =>
      first ? [[id, scaled(first.area, scale)] as const] : [],
    ),
  );

const scaled = ({ x, y, w, h }: Rect, k: number): Rect => ({ x: x * k, y: y * k, w: w * k, h: h * k });
