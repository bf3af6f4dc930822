// Draws the coast of Pirateer from the map text and writes it to packages/boards/src/games/pirateer/coast.ts: `node scripts/coast.mjs`.
// Units are half diagonals of a space; (0, 0) is the middle of the map. coast.test.ts proves that the result agrees with the map.
import { writeFileSync } from 'node:fs';
import { pirateer } from '@sandbar/engine';

const ROWS = pirateer.MAP.trim().split('\n');
const isWater = (x, y) => !'#S'.includes(ROWS[x]?.[y] ?? '#');

/** Grid step, half width and half height of what is sampled. */
const [STEP, HALF_W, HALF_H] = [1 / 12, 17.5, 14.2];
const [W, H] = [Math.round((2 * HALF_W) / STEP) + 1, Math.round((2 * HALF_H) / STEP) + 1];
const columnOf = (i) => -HALF_W + i * STEP;
const rowOf = (j) => -HALF_H + j * STEP;

function hash(x, y, seed) {
  let h = Math.imul((x * 374761393 + y * 668265263 + seed * 144665) ^ 0x5bf03635, 1274126177);
  h ^= h >>> 13;
  h = Math.imul(h, 1103515245);
  return ((h ^ (h >>> 16)) >>> 0) / 4294967296;
}

/** Smooth noise from -0.5 to 0.5. */
function noise(x, y, seed) {
  const [xi, yi] = [Math.floor(x), Math.floor(y)];
  const [f, g] = [x - xi, y - yi];
  const [u, v] = [f * f * (3 - 2 * f), g * g * (3 - 2 * g)];
  const [a, b] = [hash(xi, yi, seed), hash(xi + 1, yi, seed)];
  const [c, d] = [hash(xi, yi + 1, seed), hash(xi + 1, yi + 1, seed)];
  return a + (b - a) * u + (c - a) * v + (a - b - c + d) * u * v - 0.5;
}

function blurred(field, sigma) {
  const reach = Math.ceil((sigma * 3) / STEP);
  const kernel = Array.from({ length: 2 * reach + 1 }, (_, i) =>
    Math.exp(-0.5 * (((i - reach) * STEP) / sigma) ** 2),
  );
  const total = kernel.reduce((sum, k) => sum + k, 0);
  const clamp = (v, most) => Math.min(most, Math.max(0, v));
  const pass = (from, dx, dy) => {
    const out = new Float32Array(W * H);
    for (let j = 0; j < H; j++)
      for (let i = 0; i < W; i++) {
        let sum = 0;
        for (let q = -reach; q <= reach; q++)
          sum += from[clamp(j + q * dy, H - 1) * W + clamp(i + q * dx, W - 1)] * kernel[q + reach];
        out[j * W + i] = sum / total;
      }
    return out;
  };
  return pass(pass(field, 1, 0), 0, 1);
}

/** Felzenszwalb and Huttenlocher: the squared distances of one line. */
function lineDistance(f, n, d, v, z) {
  let k = 0;
  v[0] = 0;
  [z[0], z[1]] = [-1e20, 1e20];
  for (let q = 1; q < n; q++) {
    let s;
    do {
      const r = v[k];
      s = (f[q] - f[r] + q * q - r * r) / (q - r) / 2;
    } while (s <= z[k] && --k > -1);
    k++;
    v[k] = q;
    [z[k], z[k + 1]] = [s, 1e20];
  }
  k = 0;
  for (let q = 0; q < n; q++) {
    while (z[k + 1] < q) k++;
    d[q] = f[v[k]] + (q - v[k]) ** 2;
  }
}

function distances(mask) {
  const g = Float64Array.from(mask, (m) => (m ? 0 : 1e12));
  const most = Math.max(W, H);
  const [f, d, z] = [new Float64Array(most), new Float64Array(most), new Float64Array(most + 1)];
  const v = new Int32Array(most);
  for (let i = 0; i < W; i++) {
    for (let j = 0; j < H; j++) f[j] = g[j * W + i];
    lineDistance(f, H, d, v, z);
    for (let j = 0; j < H; j++) g[j * W + i] = d[j];
  }
  for (let j = 0; j < H; j++) {
    for (let i = 0; i < W; i++) f[i] = g[j * W + i];
    lineDistance(f, W, d, v, z);
    for (let i = 0; i < W; i++) g[j * W + i] = d[i];
  }
  return g.map((q) => Math.sqrt(q) * STEP);
}

/** The two spaces of a strait go on beyond the edge, so that the cut is clean. */
function goesOn(c, r, x, y) {
  const side = r < 0 ? 1 : -1;
  const beyond = Math.abs(r) > 13 && Math.abs(r) < 14 && Math.abs(Math.abs(c) - 1) < 1;
  return beyond && (isWater(x + side, y) || isWater(x, y + side));
}

const mask = new Float32Array(W * H);
for (let j = 0; j < H; j++)
  for (let i = 0; i < W; i++) {
    const [c, r] = [columnOf(i), rowOf(j)];
    const [x, y] = [Math.round((r + 19 + c) / 2), Math.round((r + 19 - c) / 2)];
    mask[j * W + i] = isWater(x, y) || goesOn(c, r, x, y) ? 1 : 0;
  }

/** Corners where two waters touch and no ship goes through: land closes them visibly. */
const pinches = [];
for (let x = 0; x < 19; x++)
  for (let y = 0; y < 19; y++) {
    const [a, b, c, d] = [isWater(x, y), isWater(x + 1, y + 1), isWater(x + 1, y), isWater(x, y + 1)];
    if (a === b && c === d && a !== c) pinches.push([x - y, x + y + 1 - 19]);
  }

const soft = blurred(mask, 0.27);
for (let j = 0; j < H; j++)
  for (let i = 0; i < W; i++) {
    const [c, r] = [columnOf(i), rowOf(j)];
    let v = soft[j * W + i] - 0.45 + 0.17 * noise(c * 1.5, r * 1.5, 1) + 0.13 * noise(c * 4, r * 4, 2);
    for (const [a, b] of pinches) {
      const q = (c - a) ** 2 + (r - b) ** 2;
      if (q < 1) v -= 0.42 * Math.exp(-q / 0.09);
    }
    soft[j * W + i] = v;
  }
const wet = soft.map((v) => (v > 0 ? 1 : 0));
const [toLand, toWater] = [distances(wet.map((v) => 1 - v)), distances(wet)];
/** Distance to the coast, positive over water. */
const signed = blurred(
  Float32Array.from(wet, (v, k) => (v ? toLand[k] : -toWater[k])),
  0.1,
);
/** The same, wandering, for the depths. */
const depth = signed.map(
  (v, k) =>
    v + (v > 0 ? Math.min(v, 1) * 0.55 * noise(columnOf(k % W) * 0.7, rowOf((k / W) | 0) * 0.7, 7) : 0),
);

const PAIRS = {
  1: ['LT'],
  2: ['TR'],
  3: ['LR'],
  4: ['RB'],
  5: ['LT', 'RB'],
  6: ['TB'],
  7: ['LB'],
  8: ['BL'],
  9: ['BT'],
  10: ['TR', 'BL'],
  11: ['BR'],
  12: ['RL'],
  13: ['RT'],
  14: ['TL'],
};

/** Marching squares: closed lines on which the field has that level, water on one side all along. */
function contour(field, level) {
  const next = new Map();
  const id = (i, j, e) => (j * W + i) * 2 + e;
  for (let j = 0; j < H - 1; j++)
    for (let i = 0; i < W - 1; i++) {
      const k = j * W + i;
      const on = (at) => (field[at] > level ? 1 : 0);
      const shape = on(k) | (on(k + 1) << 1) | (on(k + W + 1) << 2) | (on(k + W) << 3);
      const edges = { T: id(i, j, 0), R: id(i + 1, j, 1), B: id(i, j + 1, 0), L: id(i, j, 1) };
      for (const [from, to] of PAIRS[shape] ?? []) next.set(edges[from], edges[to]);
    }
  const pointOf = (n) => {
    const [e, k] = [n & 1, n >> 1];
    const [i, j] = [k % W, (k / W) | 0];
    const [a, b] = [field[k], e ? field[k + W] : field[k + 1]];
    const t = (level - a) / (b - a);
    return e ? [columnOf(i), rowOf(j + t)] : [columnOf(i + t), rowOf(j)];
  };
  const loops = [];
  while (next.size > 0) {
    let [n] = next.keys();
    const loop = [];
    while (n !== undefined && next.has(n)) {
      loop.push(pointOf(n));
      const after = next.get(n);
      next.delete(n);
      n = after;
    }
    if (loop.length > 8) loops.push(loop);
  }
  return loops;
}

function thinned(loop, least) {
  const out = [loop[0]];
  for (const p of loop) {
    const q = out[out.length - 1];
    if (Math.hypot(p[0] - q[0], p[1] - q[1]) >= least) out.push(p);
  }
  return out;
}

/** Whole numbers of 1/50 unit: the first point, then steps of two letters each, 'O' for none. */
function written(loop) {
  const whole = loop.map(([c, r]) => [Math.round(c * 50), Math.round(r * 50)]);
  let [x, y] = whole[0];
  let text = `${x} ${y} `;
  for (const [nx, ny] of whole.slice(1)) {
    for (const step of [nx - x, ny - y]) {
      if (Math.abs(step) > 43) throw new Error(`a step of ${step} is too long`);
      text += String.fromCharCode(79 + step);
    }
    [x, y] = [nx, ny];
  }
  return text;
}

const inView = (loop) => loop.some(([c, r]) => Math.abs(c) < 16.5 && Math.abs(r) < 12.5);
const lines = (field, level, least) =>
  contour(field, level)
    .filter(inView)
    .map((loop) => thinned(loop, least))
    .filter((loop) => loop.length > 5)
    .map(written);

const at = (c, r) => {
  const [i, j] = [(c + HALF_W) / STEP, (r + HALF_H) / STEP];
  const k = (j | 0) * W + (i | 0);
  const [u, v] = [i - (i | 0), j - (j | 0)];
  return (
    (signed[k] * (1 - u) + signed[k + 1] * u) * (1 - v) +
    (signed[k + W] * (1 - u) + signed[k + W + 1] * u) * v
  );
};

/** Hills inland, palms and tufts near the shore, kept off flags and names. */
function relief() {
  let s = 11;
  const random = () => {
    s = (s + 0x6d2b79f5) | 0;
    let t = Math.imul(s ^ (s >>> 15), 1 | s);
    t = (t + Math.imul(t ^ (t >>> 7), 61 | t)) ^ t;
    return ((t ^ (t >>> 14)) >>> 0) / 4294967296;
  };
  const keep = [
    [0, 0, 3],
    [-14.2, 0, 2.3],
    [14.2, 0, 2.3],
  ];
  for (const a of [-1, 1]) for (const b of [-1, 1]) keep.push([a * 13.1, b * 10.2, 3.1]);
  const found = [];
  for (let k = 0; k < 9000; k++) {
    const [c, r] = [(random() * 2 - 1) * 15.6, (random() * 2 - 1) * 11.6];
    const inland = -at(c, r);
    if (inland < 0.42) continue;
    const room = inland > 1 ? 0.62 : 0.46;
    const near = (a, b, least) => Math.hypot(c - a, r - b) < least;
    if (keep.some(([a, b, q]) => near(a, b, q)) || found.some(([a, b]) => near(a, b, room))) continue;
    found.push([c, r, inland > 0.95 ? 0 : random() < 0.55 ? 1 : 2]);
  }
  return found.flatMap(([c, r, what]) => [Math.round(c * 10), Math.round(r * 10), what]);
}

const LAND = [-0.045, -0.22, -0.8, -1.5];
const ENGRAVED = [0.09, 0.18, 0.28, 0.4];
const DEPTHS = [0.16, 0.36, 0.62, 0.98, 1.5, 2.2, 3];
const list = (levels, field, least) => levels.map((level) => lines(field, level, least(level)));
const text = `/** Drawn by scripts/coast.mjs from the map text: do not edit. Loops as whole numbers of 1/50 unit, see \`readLoop\`. */

/** The coast. */
export const COAST = ${JSON.stringify(lines(signed, 0, 0.15))};
/** Lines on the land, at ${LAND.join(', ')}. */
export const INLAND = ${JSON.stringify(list(LAND, signed, (level) => (level < -0.5 ? 0.3 : 0.2)))};
/** The engraved lines along the coast, at ${ENGRAVED.join(', ')}. */
export const ENGRAVED = ${JSON.stringify(list(ENGRAVED, signed, () => 0.22))};
/** Depths that wander, at ${DEPTHS.join(', ')}. */
export const DEPTHS = ${JSON.stringify(list(DEPTHS, depth, (level) => (level > 0.9 ? 0.4 : 0.28)))};
/** Where rocks close a corner: column, row. */
export const ROCKS = ${JSON.stringify(pinches)};
/** Column and row in tenths, and what stands there: 0 a hill, 1 a palm, 2 a tuft. */
export const RELIEF = ${JSON.stringify(relief())};
`;
writeFileSync(new URL('../packages/boards/src/games/pirateer/coast.ts', import.meta.url), text);
