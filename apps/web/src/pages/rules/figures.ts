/** The pictures of the rules pages: a state, what is picked up in it, and which part of the board matters. */
import { boardSvg, type Layout, NOTHING, type Rect, type SpotId } from '@sandbar/boards';
import { derive, IDLE, showFor } from '../../board/model.ts';
import type { Drawing, Figures } from '../../games/contract.ts';
import { words } from '../../ui/words.ts';

const ROOM = { width: 900, height: 620 };
/** How much of the board stands round the spots that matter, in shares of a piece's radius. */
const MARGIN = 1.6;
const TALLEST = 0.72;

/** The picture of that name as SVG; null where there is none. */
export async function svgFor(
  load: () => Promise<Figures>,
  name: string,
  theme: 'dark' | 'light',
): Promise<string | null> {
  const all = await load();
  const drawing = all.drawings[name];
  return drawing === undefined ? null : draw(all, drawing, theme, name);
}

/** Draws one picture. */
export function draw(
  { game, board }: Figures,
  drawing: Drawing,
  theme: 'dark' | 'light',
  name: string,
): string {
  const { state, viewer, picked = null, around, draft = [], last = [] } = drawing;
  const view = {
    state,
    viewer,
    legalFor: viewer,
    draft,
    pending: false,
    last,
    numbers: 'viewer' as const,
    flip: false,
    speed: 'off' as const,
    theme,
    dim: false,
    reducedMotion: true,
  };
  const model = derive(game, board, view, words, { room: ROOM, preferred: null, lastDice: [] });
  const touching = { ...IDLE, hand: { ...IDLE.hand, picked } };
  const show =
    picked === null && draft.length === 0 ? NOTHING : showFor(model, touching, board, words, false);
  const svg = boardSvg(model.layout, model.scene, model.labels, board.drawings, {
    theme,
    show: { ...show, canMove: [] },
    prefix: `${name}-`,
    room: ROOM,
  });
  return around === undefined ? svg : cropped(svg, boxAround(model.layout, around));
}

/** The smallest box with a margin that holds the spots and stays on the board. */
function boxAround({ spots, radius, width, height }: Layout, around: readonly SpotId[]): Rect {
  const places = spots.filter(({ id }) => around.includes(id)).flatMap((spot) => spot.places);
  const margin = radius * MARGIN;
  const left = Math.max(0, Math.min(...places.map(({ area }) => area.x)) - margin);
  const top = Math.max(0, Math.min(...places.map(({ area }) => area.y)) - margin);
  const right = Math.min(width, Math.max(...places.map(({ area }) => area.x + area.w)) + margin);
  const bottom = Math.min(height, Math.max(...places.map(({ area }) => area.y + area.h)) + margin);
  // A picture is never much taller than it is wide: what is beside it is shown too.
  const wanted = Math.min(width, Math.max(right - left, (bottom - top) / TALLEST));
  const x = Math.min(Math.max(0, (left + right - wanted) / 2), width - wanted);
  return { x, y: top, w: wanted, h: bottom - top };
}

/** A picture of only that part of the board. */
const cropped = (svg: string, { x, y, w, h }: Rect): string =>
  svg
    .replace(/viewBox="[^"]*"/, `viewBox="${x} ${y} ${w} ${h}"`)
    .replace(/width="[^"]*" height="[^"]*"/, `width="${Math.round(w)}" height="${Math.round(h)}"`);
