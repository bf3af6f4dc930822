/** The page's entry: hands the registries in. */
import './ui/ui.css';
import { openApp } from './app.tsx';

await openApp({
  games: () => import('./games/registry.ts').then(({ pageGames }) => pageGames),
  rules: () => import('./games/rules.ts').then(({ games }) => games),
});
