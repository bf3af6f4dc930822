/** Light or dark: the person's choice, else the device's. */
import { useEffect, useState } from 'preact/hooks';
import { readSettings } from '../session/device.ts';

export type Theme = 'dark' | 'light';

const query = (): MediaQueryList => matchMedia('(prefers-color-scheme: light)');

export function themeNow(): Theme {
  const { theme } = readSettings();
  return theme === 'auto' ? (query().matches ? 'light' : 'dark') : theme;
}

/** Puts the theme on the document, where the styles look for it. */
export function showTheme(): Theme {
  const theme = themeNow();
  document.documentElement.dataset.theme = theme;
  return theme;
}

/** The theme, kept up with the device. `changed` is anything that changes when the person's choice does. */
export function useTheme(changed?: unknown): Theme {
  const [theme, setTheme] = useState(showTheme);
  useEffect(() => {
    const look = (): void => setTheme(showTheme());
    look();
    const media = query();
    media.addEventListener('change', look);
    return () => media.removeEventListener('change', look);
  }, [changed]);
  return theme;
}
