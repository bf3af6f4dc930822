/**
 * The rules of moving once more, written from the rules text alone and for nothing but being obvious: every way to play
 * the dice is walked through, layer by layer, and the deepest layer is what is legal. It shares no code with the engine.
 *
 * A table is seen by the player on roll: `mine[p]` and `theirs[p]` count checkers on the player's own point p (1 to 24);
 * `mine[25]` is the player's bar, `mine[0]` what the player has borne off, `theirs[0]` the opponent's bar.
 */
export interface Table {
  readonly mine: readonly number[];
  readonly theirs: readonly number[];
}

export interface OracleStep {
  readonly from: number;
  readonly die: number;
}

export interface Answer {
  /** Every different table that the roll may end in; empty when nothing can be played. */
  readonly ends: readonly Table[];
  /** Every step that some complete play begins with, as `from/die`, where `from` is 25 on the bar. */
  readonly firsts: ReadonlySet<string>;
}

interface Reached {
  readonly table: Table;
  /** Dice not played yet. */
  readonly dice: readonly number[];
  readonly firsts: ReadonlySet<string>;
}

/** All legal plays of a roll. */
export function oracle(table: Table, roll: readonly [number, number]): Answer {
  const dice = roll[0] === roll[1] ? [roll[0], roll[0], roll[0], roll[0]] : [...roll];
  let layer: Reached[] = [{ table, dice, firsts: new Set() }];
  let depth = 0;
  for (let deeper = onward(layer); deeper.length > 0; deeper = onward(layer)) {
    layer = deeper;
    depth++;
  }
  if (depth === 0) return { ends: [], firsts: new Set() };
  // "If either die can be played but not both, the larger must be": the larger is then the one no longer in the hand.
  if (depth === 1 && roll[0] !== roll[1]) {
    const small = Math.min(...roll);
    const larger = layer.filter((one) => one.dice[0] === small);
    if (larger.length > 0) layer = larger;
  }
  const ends = new Map(layer.map((one) => [key(one.table, []), one.table]));
  return { ends: [...ends.values()], firsts: new Set(layer.flatMap((one) => [...one.firsts])) };
}

/** Everything that one more die can lead to. */
function onward(layer: readonly Reached[]): Reached[] {
  const next = new Map<string, Reached>();
  for (const { table, dice, firsts } of layer) {
    for (const die of new Set(dice)) {
      for (let from = 25; from >= 1; from--) {
        if (!allowed(table, from, die)) continue;
        const after = carry(table, from, die);
        const left = [...dice];
        left.splice(left.indexOf(die), 1);
        const at = key(after, left);
        const begun = firsts.size === 0 ? [`${from}/${die}`] : [...firsts];
        const known = next.get(at)?.firsts ?? new Set();
        next.set(at, { table: after, dice: left, firsts: new Set([...known, ...begun]) });
      }
    }
  }
  return [...next.values()];
}

/** The rules for one checker and one die. */
function allowed({ mine, theirs }: Table, from: number, die: number): boolean {
  const at = (list: readonly number[], p: number): number => list[p] ?? 0;
  if (at(mine, from) === 0) return false;
  // Checkers on the bar come first.
  if (at(mine, 25) > 0 && from !== 25) return false;
  const to = from - die;
  // A point with two or more enemy checkers is closed.
  if (to >= 1) return at(theirs, to) < 2;
  // Bearing off only with all fifteen home or off already.
  for (let p = 7; p <= 25; p++) if (at(mine, p) > 0) return false;
  if (to === 0) return true;
  // A die larger than needed bears off only when no own checker stands higher.
  for (let p = from + 1; p <= 6; p++) if (at(mine, p) > 0) return false;
  return true;
}

function carry(table: Table, from: number, die: number): Table {
  const mine = [...table.mine];
  const theirs = [...table.theirs];
  const to = Math.max(0, from - die);
  mine[from] = (mine[from] ?? 0) - 1;
  mine[to] = (mine[to] ?? 0) + 1;
  if (to > 0 && theirs[to] === 1) {
    theirs[to] = 0;
    theirs[0] = (theirs[0] ?? 0) + 1;
  }
  return { mine, theirs };
}

/** One text for one table with one hand of dice. */
export const key = ({ mine, theirs }: Table, dice: readonly number[]): string =>
  `${mine.join()}|${theirs.join()}|${dice.join()}`;
