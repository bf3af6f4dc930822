/** Everything that follows from a view: layout, scene, what may be touched, what is drawn beside it. Pure. */
import {
  type BoardGame,
  type Course,
  type Die,
  EMPTY,
  type Hand,
  type Input,
  inputFor,
  isOneStep,
  type Label,
  type Layout,
  type Motion,
  NOTHING,
  type Room,
  type Scene,
  type Show,
  type SpotId,
  type Table,
  type Target,
  type Why,
  withDie,
} from '@sandbar/boards';
import type { Game } from '@sandbar/engine';
import type { Words } from '@sandbar/words';
import type { View } from './view.ts';

// biome-ignore lint/suspicious/noExplicitAny: options are no business of a board
export type Rules<S, A, F> = Game<S, A, any, F>;

export interface Model<A> {
  readonly layout: Layout;
  readonly scene: Scene;
  readonly labels: readonly Label[];
  readonly input: Input<A>;
  readonly courses: readonly Course[];
  readonly table: Table<A>;
  /** Whether a tap on the dice changes which is played next. */
  readonly canSwap: boolean;
  readonly sending: boolean;
  /** The targets of the piece on a spot, as the game tells them; undefined where it leaves that to the board. */
  targets(from: SpotId): readonly Target[] | undefined;
}

export interface Wish {
  readonly room: Room;
  /** The die that the viewer wants to play first. */
  readonly preferred: number | null;
  /** The dice that lay here last, so that a finished turn still shows them until it is confirmed. */
  readonly lastDice: readonly Die[];
}

export function derive<S, A, F>(
  game: Rules<S, A, F>,
  board: BoardGame<S, A, F>,
  view: View<S, A, F>,
  words: Words,
  wish: Wish,
): Model<A> {
  const { state, viewer, legalFor } = view;
  const layout = board.layout(state, viewer, wish.room);
  const scene = board.scene(state);
  const numbers = view.numbers === true ? 'viewer' : view.numbers;
  const input = inputFor(game, board, state, legalFor, wish.preferred, view.wish ?? null);
  const told = new Map<SpotId, readonly Target[] | undefined>();
  return {
    layout,
    scene: layout.dice.length === 0 ? scene : { ...scene, dice: diceFor(scene, board, view, wish.lastDice) },
    labels: board.labels(state, viewer, layout, numbers, words),
    input,
    courses: coursesOf(board, view),
    canSwap:
      new Set(scene.dice.filter((die) => !die.spent).map((die) => die.value)).size > 1 &&
      input.dice.length > 1,
    sending: view.pending,
    targets(from) {
      if (!told.has(from)) told.set(from, board.targets?.(state, words, from, input.picks.get(from) ?? []));
      return told.get(from);
    },
    table: {
      input,
      barred: (from, to) => barred(board, view, from, to),
      nextDie(from) {
        if (board.doubleTap === false) return null;
        return isOneStep(board, state) ? undefined : withDie(game, board, state, from, input.next);
      },
    },
  };
}

/** The dice of the state; else my own, all spent, while my turn waits to be confirmed; else theirs from their last play. */
function diceFor<S, A, F>(
  scene: Scene,
  board: BoardGame<S, A, F>,
  view: View<S, A, F>,
  lastDice: readonly Die[],
): readonly Die[] {
  if (scene.dice.length > 0) return scene.dice;
  if (view.draft.length > 0) {
    const lain = lastDice.length > 0 ? lastDice : draftDice(board, view);
    return lain.map((die) => ({ ...die, spent: true }));
  }
  const thrown = view.last
    .flatMap((fact) => board.motions(fact))
    .filter(isThrow)
    .at(-1);
  return thrown ? thrown.dice.map((die) => ({ ...die, spent: false })) : [];
}

/** The dice that a draft has used, where nobody saw them lie: a page opened in the middle of a turn. */
const draftDice = <S, A, F>(board: BoardGame<S, A, F>, { draft, viewer }: View<S, A, F>): readonly Die[] =>
  draft.flatMap((action) => {
    const handle = board.handle(action);
    const value = 'trail' in handle ? handle.die : undefined;
    return value === undefined ? [] : [{ value, owner: viewer ?? 0, spent: true }];
  });

const isThrow = (motion: Motion): motion is Extract<Motion, { kind: 'dice' }> => motion.kind === 'dice';

function coursesOf<S, A, F>(board: BoardGame<S, A, F>, view: View<S, A, F>): readonly Course[] {
  const moved = (facts: readonly F[]) =>
    facts
      .flatMap((fact) => board.motions(fact))
      .flatMap((motion) =>
        motion.kind === 'move' ? [{ trail: motion.trail, look: motion.look, mine: false }] : [],
      );
  const tries = moved(view.tries ?? []).map((course) => ({ ...course, ghost: true as const }));
  const mine = view.draft.flatMap((action) => {
    const handle = board.handle(action);
    return 'trail' in handle
      ? [{ trail: handle.trail, look: lookAt(board, view, handle.trail.at(-1)), mine: true }]
      : [];
  });
  // While they try something out, the play before steps aside.
  return [...(tries.length > 0 ? tries : moved(view.last)), ...mine];
}

function lookAt<S, A, F>(board: BoardGame<S, A, F>, view: View<S, A, F>, spot: SpotId | undefined): string {
  return board.scene(view.state).pieces.find((piece) => piece.spot === spot)?.look ?? '';
}

function barred<S, A, F>(
  board: BoardGame<S, A, F>,
  view: View<S, A, F>,
  from: SpotId,
  to?: SpotId,
): Why | undefined {
  if (view.pending) return undefined;
  if (view.draft.length > 0 && view.legalFor === null) return { key: 'barred.played' };
  return board.barred(view.state, view.viewer, from, to);
}

/** What is under the hands right now. */
export interface Touching {
  readonly hand: Hand;
  readonly hover: SpotId | null;
  readonly focus: SpotId | 'dice' | null;
  readonly refused: SpotId | null;
}

export const IDLE: Touching = { hand: EMPTY, hover: null, focus: null, refused: null };

/** What is drawn beyond the scene. While pieces are in motion, only what the hands do. */
export function showFor<S, A, F>(
  model: Model<A>,
  touching: Touching,
  board: BoardGame<S, A, F>,
  words: Words,
  moving: boolean,
): Show {
  const { input, scene } = model;
  const picked = touching.hand.picked;
  const choices = picked === null ? [] : (input.picks.get(picked) ?? []);
  const next = model.canSwap ? scene.dice.findIndex((die) => !die.spent && die.value === input.next) : -1;
  return {
    ...NOTHING,
    canMove: moving ? [] : [...input.picks.keys()],
    hover: touching.hover,
    picked,
    targets:
      (picked === null ? undefined : model.targets(picked)) ??
      choices.map((choice) => ({
        spot: choice.to,
        hits: choice.hits > 0,
        chip: board.chip(words, choice.pips, choice.hits > 0, choice.to),
      })),
    courses: moving ? [] : model.courses,
    sending: model.sending,
    focus: touching.focus,
    refused: touching.refused,
    nextDie: next < 0 || moving ? null : next,
  };
}
