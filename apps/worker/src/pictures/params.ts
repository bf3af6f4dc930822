/** The parameters of pictures: what is not known or not sensible counts as not given. */
import type { Theme } from '@sandbar/boards';

/** What a picture is drawn with. */
export interface Params {
  readonly width: number;
  readonly theme: Theme;
  readonly seat: number | null;
  readonly numbers: boolean;
}

/** How a board is drawn, whatever its size; `plain` for PNG, see the option of `picture`. */
export type Style = Omit<Params, 'width'> & { readonly plain: boolean };

/** Least, most and unset width, px. */
export const WIDTHS = { least: 160, most: 1600, unset: 640 } as const;

/** Reads them from a query. A width out of bounds becomes the nearest that is allowed. */
export function readParams(query: Readonly<Record<string, string | undefined>>): Params {
  const { width = '', theme, seat = '', numbers } = query;
  return {
    width: /^\d{1,6}$/.test(width)
      ? Math.min(WIDTHS.most, Math.max(WIDTHS.least, Number(width)))
      : WIDTHS.unset,
    theme: theme === 'light' ? 'light' : 'dark',
    seat: /^[0-7]$/.test(seat) ? Number(seat) : null,
    numbers: numbers !== '0',
  };
}

/** The same picture has the same text, whatever else stood in the query: what answers are kept under. */
export const paramsText = ({ width, theme, seat, numbers }: Params): string =>
  `width=${width}&theme=${theme}&seat=${seat ?? ''}&numbers=${numbers ? 1 : 0}`;
