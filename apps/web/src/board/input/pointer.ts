/** Mouse, pen and finger on the board: a press picks up, a tap plays, a drag carries. One pointer at a time. */
import { inside, type Rect, type SpotId, type Vec } from '@sandbar/boards';

/** What the pointer asks and tells. Positions are in board units. */
export interface Hands {
  /** Board position of a pointer event. */
  at(event: PointerEvent): Vec;
  spotAt(at: Vec): SpotId | null;
  /** The area of dice that can be swapped; null when they cannot. */
  dice(): Rect | null;
  /** The spot in hand. */
  picked(): SpotId | null;
  canPick(spot: SpotId): boolean;
  canGo(spot: SpotId): boolean;
  /** Any press: motion is skipped. */
  press(): void;
  pick(spot: SpotId, at: number): void;
  tap(spot: SpotId | null, at: number): void;
  swap(): void;
  drag(at: Vec, touch: boolean): void;
  drop(spot: SpotId | null, at: Vec): void;
  hover(spot: SpotId | null): void;
  /** Empty board is pushed by so many CSS px; false where it does not move. */
  pan(dx: number, dy: number): boolean;
}

/** What the page may do about the pointer. */
export interface Listening {
  /** What a press has begun comes to nothing. */
  callOff(): void;
  stop(): void;
}

interface Press {
  readonly id: number;
  x: number;
  y: number;
  readonly spot: SpotId | null;
  readonly onDice: boolean;
  /** This press picked its spot up, so its release is not a second tap. */
  readonly pickedNow: boolean;
  dragging: boolean;
  /** The press pushes the board about. */
  panning: boolean;
}

/** How far a press may wander, in CSS px, before it is a drag. */
const SLACK = 6;

/** Starts listening on the element; returns what stops it and what calls a press off. */
export function listen(element: HTMLElement, hands: Hands): Listening {
  let press: Press | null = null;

  const down = (event: PointerEvent): void => {
    if (press || !event.isPrimary || event.button !== 0) return;
    hands.press();
    const at = hands.at(event);
    const dice = hands.dice();
    const onDice = dice !== null && inside(dice, at);
    const spot = onDice ? null : hands.spotAt(at);
    const picked = hands.picked();
    const pickedNow =
      spot !== null && spot !== picked && hands.canPick(spot) && !(picked && hands.canGo(spot));
    if (pickedNow) hands.pick(spot, event.timeStamp);
    press = {
      id: event.pointerId,
      x: event.clientX,
      y: event.clientY,
      spot,
      onDice,
      pickedNow,
      dragging: false,
      panning: false,
    };
    element.setPointerCapture(event.pointerId);
    event.preventDefault();
    // That keeps the focus where it was: a button that was pressed before would take the Enter that is meant to confirm.
    const { activeElement } = document;
    if (activeElement instanceof HTMLElement && !element.contains(activeElement)) activeElement.blur();
  };

  const move = (event: PointerEvent): void => {
    const at = hands.at(event);
    const isMouse = event.pointerType === 'mouse';
    if (!press) {
      // Only a mouse hovers: a finger's first touch must never be spent on it.
      if (isMouse) hands.hover(hands.spotAt(at));
      return;
    }
    if (event.pointerId !== press.id) return;
    if (pushes(press, event)) return;
    if (!press.dragging && press.spot !== null) {
      const far = Math.hypot(event.clientX - press.x, event.clientY - press.y) > SLACK;
      if (far && hands.canPick(press.spot)) {
        if (hands.picked() !== press.spot) hands.pick(press.spot, event.timeStamp);
        press.dragging = true;
      }
    }
    if (press.dragging) hands.drag(at, !isMouse);
  };

  /** A drag that starts beside all pieces pushes the board, where it is seen from near. */
  const pushes = (one: Press, event: PointerEvent): boolean => {
    if (one.dragging || (one.spot !== null && (hands.canPick(one.spot) || hands.canGo(one.spot))))
      return false;
    const [dx, dy] = [event.clientX - one.x, event.clientY - one.y];
    if (!one.panning && Math.hypot(dx, dy) <= SLACK) return false;
    if (!hands.pan(dx, dy)) return one.panning;
    one.panning = true;
    [one.x, one.y] = [event.clientX, event.clientY];
    return true;
  };

  const up = (event: PointerEvent): void => {
    if (!press || event.pointerId !== press.id) return;
    const { spot, onDice, pickedNow, dragging, panning } = press;
    press = null;
    const at = hands.at(event);
    if (dragging) hands.drop(hands.spotAt(at), at);
    else if (panning) return;
    else if (onDice) hands.swap();
    else if (!pickedNow) hands.tap(spot, event.timeStamp);
  };

  const cancel = (event: PointerEvent): void => {
    if (!press || event.pointerId !== press.id) return;
    const { dragging } = press;
    press = null;
    if (dragging) hands.drop(null, hands.at(event));
  };
  const leave = (): void => hands.hover(null);

  element.addEventListener('pointerdown', down);
  element.addEventListener('pointermove', move);
  element.addEventListener('pointerup', up);
  element.addEventListener('pointercancel', cancel);
  element.addEventListener('pointerleave', leave);
  const stop = (): void => {
    element.removeEventListener('pointerdown', down);
    element.removeEventListener('pointermove', move);
    element.removeEventListener('pointerup', up);
    element.removeEventListener('pointercancel', cancel);
    element.removeEventListener('pointerleave', leave);
  };
  return {
    stop,
    callOff() {
      const dragging = press?.dragging === true;
      press = null;
      if (dragging) hands.drop(null, { x: 0, y: 0 });
    },
  };
}
