/** Light or dark: the person's choice, else the device's. Colors of the page are CSS custom properties in theme.css. */
import { useEffect, useState } from 'preact/hooks';

/** Families as canvas text wants them; loaded by theme.css. */
export const FONT_UI = 'Inter, system-ui, sans-serif';
export const FONT_DISPLAY = 'Fraunces, Georgia, serif';

export type Theme = 'dark' | 'light';
export type ThemeChoice = Theme | 'auto';

const query = (): MediaQueryList => matchMedia('(prefers-color-scheme: light)');

/** The theme that a choice comes to on this device now. */
export const themeFor = (choice: ThemeChoice): Theme =>
  choice === 'auto' ? (query().matches ? 'light' : 'dark') : choice;

/** Puts a theme on the document, where the styles look for it. */
export function showTheme(theme: Theme): void {
  document.documentElement.dataset.theme = theme;
}

/** The theme of a choice, kept up with the device and put on the document; a choice of null leaves the document alone. */
export function useTheme(choice: ThemeChoice | null): Theme {
  const [theme, setTheme] = useState(() => themeFor(choice ?? 'auto'));
  useEffect(() => {
    const look = (): void => {
      const now = themeFor(choice ?? 'auto');
      if (choice !== null) showTheme(now);
      setTheme(now);
    };
    look();
    const media = query();
    media.addEventListener('change', look);
    return () => media.removeEventListener('change', look);
  }, [choice]);
  return theme;
}
