/** The frame that puts a board on another page: its height and its code. Pure, and it draws nothing. */
import { escapeText } from './draw.ts';

export { escapeText };

/** How wide a frame is where nobody says, CSS px. */
export const USUAL_WIDTH = 640;

/** The height of a board that lies, as a part of its width. */
const SHAPE = 0.62;
/** The height of the lines above and below it, CSS px. */
const LINES = 88;

/** The height that a frame of a width needs for a board that lies, with a line above and one below, CSS px. */
export const heightFor = (width: number): number => Math.round(width * SHAPE + LINES);

/** The width of a frame of which the height is given, CSS px. */
export const widthFor = (height: number): number => Math.floor((height - LINES) / SHAPE);

/** The code of a frame for an address of ours, of a width in CSS px or as wide as the page around it lets it be. */
export function frameCode(address: string, title: string, width: number | 'fill'): string {
  const size =
    width === 'fill'
      ? `style="border:0;width:100%;aspect-ratio:${USUAL_WIDTH}/${heightFor(USUAL_WIDTH)}"`
      : `width="${width}" height="${heightFor(width)}" style="border:0"`;
  return `<iframe src="${escapeText(address)}" ${size} title="${escapeText(title)}" loading="lazy" allowfullscreen></iframe>`;
}
