/** What the viewer's hands do on a board: what is held, dragged or refused, and which touches become actions. */
import {
  choiceTo,
  diceArea,
  drop,
  EMPTY,
  type Hand,
  nearestSpot,
  type Outcome,
  pick,
  type SpotId,
  spotAt,
  tap,
  type Vec,
} from '@sandbar/boards';
import type { Current } from '../current.ts';
import { IDLE, type Touching } from '../model.ts';
import type { Keys } from './access.ts';
import type { Glance } from './glance.ts';
import type { Hands } from './pointer.ts';

/** A sign of refusal stays this long, in ms. */
const REFUSAL_MS = 1100;
/** How far a dragged piece hangs above a finger, which would hide it, in CSS px. */
const FINGER = 22;

export interface Touch<A> {
  /** What the pointer asks and tells. */
  readonly hands: Hands;
  /** What keyboards and screen readers ask for. */
  readonly keys: Keys<A>;
  /** What is under the hands now. */
  now(): Touching;
  /** Where the piece in hand is while it is dragged. */
  drag(): Vec | null;
  /** Where a dragged piece was let go since this was asked last: its motion starts there. */
  landed(): Vec | null;
  /** The die that the viewer wants to play first. */
  preferred(): number | null;
  /** Whether steps have been played: until the next view, no touch counts twice. */
  spent(): boolean;
  /** Does what a tap on a spot does. */
  press(spot: SpotId | null): void;
  /** Another view is coming: of a new state or of the same, with a draft or without. */
  renew(isNew: boolean, hasDraft: boolean): void;
  /** Lets go of what the model does not let one pick any more. */
  check(): void;
  /** Tells the page what is in hand, and brings it near where spaces are small. */
  tell(): void;
  destroy(): void;
}

export function createTouch<S, A, F>(current: Current<S, A, F>, glance: Glance): Touch<A> {
  const { board, options, renderer, frame } = current;
  let touching: Touching = IDLE;
  let drag: Vec | null = null;
  let landing: Vec | null = null;
  let preferred: number | null = null;
  /** The state that steps have been played from. */
  let spent: S | null = null;
  let refusal = 0;
  let inHand: SpotId | null = null;

  const locked = (): boolean => {
    const { view } = current;
    return view === null || view.legalFor === null || spent === view.state;
  };
  const canPick = (spot: string): boolean => !locked() && current.model?.input.picks.has(spot) === true;
  /** What is in hand: what was picked up, or the only piece that can move where a game takes it up by itself. */
  const held = (): Hand => {
    const { hand } = touching;
    const { model } = current;
    if (!board.takesUp || hand.picked !== null || !model || locked() || renderer.moving()) return hand;
    const [only, other] = model.input.picks.keys();
    return only !== undefined && other === undefined ? { ...EMPTY, picked: only } : hand;
  };

  const touch = (change: Partial<Touching>): void => {
    const next = { ...touching, ...change };
    const changed = (key: keyof Touching): boolean => next[key] !== touching[key];
    if (!changed('hand') && !changed('hover') && !changed('focus') && !changed('refused')) return;
    const newHand = changed('hand');
    touching = next;
    frame.dataset.can = next.hover !== null && canPick(next.hover) ? 'pick' : '';
    current.redraw();
    if (newHand) current.speak();
  };
  const act = (actions: readonly A[]): void => {
    if (!current.view || locked()) return;
    spent = current.view.state;
    touching = { ...touching, hand: EMPTY, refused: null };
    options.handlers().onActs?.(actions);
    current.redraw();
    current.speak();
  };
  const outcome = ({ hand, acts, refused }: Outcome<A>): void => {
    if (acts) {
      act(acts);
      return;
    }
    touch({ hand, refused: refused?.spot ?? null });
    if (!refused) return;
    options.handlers().onSay?.(options.words.say(refused.why.key, refused.why.params));
    renderer.shake(hand.picked ?? refused.spot);
    window.clearTimeout(refusal);
    refusal = window.setTimeout(() => touch({ refused: null }), REFUSAL_MS);
  };
  const tapOn = (spot: SpotId | null, at: number): void => {
    if (current.model) outcome(tap(current.model.table, held(), spot, at));
  };
  const press = (spot: SpotId | null): void => tapOn(spot, Number.NaN);
  const swap = (): void => {
    const { input, canSwap } = current.model ?? {};
    if (!input || !canSwap || locked()) return;
    preferred = input.dice.find((die) => die !== input.next) ?? null;
    current.update();
    current.redraw();
    options.handlers().onSay?.(options.words('board.next', { die: preferred ?? 0 }));
  };

  const hands: Hands = {
    at(event) {
      const rect = frame.getBoundingClientRect();
      const { x, y, zoom } = glance.now();
      const scale = current.fit.scale * zoom;
      return { x: (event.clientX - rect.left - x) / scale, y: (event.clientY - rect.top - y) / scale };
    },
    spotAt(at) {
      if (!current.model) return null;
      const { layout, input } = current.model;
      if (layout.reach === undefined || locked()) return spotAt(layout, at);
      const { picked } = held();
      const goals = picked === null ? [] : (input.picks.get(picked) ?? []).map(({ to }) => to);
      const hot = new Set([...input.picks.keys(), ...goals]);
      const most = layout.reach / (current.fit.scale * glance.now().zoom);
      return nearestSpot(layout, hot, at, most) ?? spotAt(layout, at);
    },
    pan: glance.pan,
    dice() {
      const { model } = current;
      return model?.canSwap && !locked() ? diceArea(model.layout, model.scene.dice) : null;
    },
    picked: () => held().picked,
    canPick,
    canGo(spot) {
      const { picked } = held();
      return !!current.model && !!picked && !!choiceTo(current.model.input, picked, spot);
    },
    press() {
      landing = null;
      current.skip();
    },
    pick(spot, at) {
      if (current.model) outcome(pick(current.model.table, spot, at));
    },
    tap: tapOn,
    swap,
    drag(at, isFinger) {
      drag = isFinger ? { x: at.x, y: at.y - FINGER / current.fit.scale } : at;
      frame.dataset.can = 'drag';
      renderer.carry(drag);
    },
    drop(spot, at) {
      const there = drag ?? at;
      const result = current.model ? drop(current.model.table, held(), spot) : null;
      frame.dataset.can = '';
      if (result?.acts && !locked()) {
        // The piece stays where it was let go until the new state takes it over.
        landing = there;
        spent = current.view?.state ?? null;
        options.handlers().onActs?.(result.acts);
        return;
      }
      drag = null;
      if (result) outcome(result);
      current.redraw();
    },
    hover: (hover) => touch({ hover }),
  };

  const keys: Keys<A> = {
    press(id) {
      if (id === 'dice') return swap();
      if (renderer.moving()) current.skip();
      press(id);
    },
    focus: (focus) => touch({ focus }),
    letGo: () => touch({ hand: EMPTY }),
    play: (action) => act([action]),
  };

  return {
    hands,
    keys,
    now: () => ({ ...touching, hand: held() }),
    drag: () => drag,
    landed() {
      const there = landing;
      landing = null;
      return there;
    },
    preferred: () => preferred,
    spent: () => spent !== null,
    press,
    renew(isNew, hasDraft) {
      if (isNew || spent !== null) {
        touching = { ...touching, hand: EMPTY, refused: null };
        drag = null;
      }
      if (isNew && !hasDraft) preferred = null;
      spent = null;
    },
    check() {
      const { view, model } = current;
      const { picked } = touching.hand;
      if (picked !== null && view?.legalFor != null && !model?.input.picks.has(picked))
        touching = { ...touching, hand: EMPTY };
    },
    tell() {
      const { model } = current;
      if (!model) return;
      const { picked } = held();
      if (picked === inHand) return;
      inHand = picked;
      options.handlers().onHand?.(picked);
      const choices = picked === null ? [] : (model.input.picks.get(picked) ?? []);
      if (picked !== null) glance.picked([picked, ...choices.map(({ to }) => to)], model.layout);
    },
    destroy: () => window.clearTimeout(refusal),
  };
}
