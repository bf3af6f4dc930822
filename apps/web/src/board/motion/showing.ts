/** What has been told and is still to be shown: the row of facts, and how far it has come. */
import type { Progress, Told } from '../view.ts';

export interface Showing<F> {
  /** Puts facts at the end of the row; none if they are in it already or have been, as when a page draws again. */
  tell(one: Told<F>): void;
  /** Takes everything that has been told: it is being shown from now on. */
  begin(): readonly Told<F>[];
  /** The fact with this number begins to be shown, or is on the board. */
  reached(at: number, isOn: boolean): void;
  /** Everything that was begun is on the board. */
  rest(): void;
}

/** No facts: always the same, so that rest is told once. */
const NONE: readonly never[] = [];

/** `report` is called whenever something has changed. */
export function createShowing<F>(report: (progress: Progress<F>) => void): Showing<F> {
  let told: Told<F>[] = [];
  const known = new WeakSet<Told<F>>();
  let facts: readonly F[] = NONE;
  let [at, on] = [-1, 0];
  let last: Progress<F> = { facts: NONE, at: -1, left: 0 };
  const say = (): void => {
    const waiting = told.reduce((sum, one) => sum + one.facts.length, 0);
    const left = waiting + facts.length - on;
    if (facts === last.facts && at === last.at && left === last.left) return;
    last = { facts, at, left };
    report(last);
  };
  return {
    tell(one) {
      if (known.has(one)) return;
      known.add(one);
      told.push(one);
      say();
    },
    begin() {
      const taken = told;
      const all = taken.flatMap((one) => one.facts);
      [told, facts, at, on] = [[], all.length === 0 ? NONE : all, -1, 0];
      return taken;
    },
    reached(next, isOn) {
      [at, on] = [next, isOn ? next + 1 : next];
      say();
    },
    rest() {
      [facts, at, on] = [NONE, -1, 0];
      say();
    },
  };
}
