/** What code needs of the theme; colors of the page itself are CSS custom properties in theme.css. */
import './theme.css';

/** Families as canvas text wants them; loaded by theme.css. */
export const FONT_UI = 'Inter, system-ui, sans-serif';
export const FONT_DISPLAY = 'Fraunces, Georgia, serif';

/** Times in ms, the same as the custom properties --t-fast, --t-move and --t-slow. */
export const TIMES = { fast: 120, move: 260, slow: 520 } as const;

export type Theme = 'dark' | 'light';

/** Shows the whole page in a theme. */
export function applyTheme(theme: Theme): void {
  document.documentElement.dataset.theme = theme;
}

/** The theme that the system asks for. */
export const systemTheme = (): Theme =>
  matchMedia('(prefers-color-scheme: light)').matches ? 'light' : 'dark';
