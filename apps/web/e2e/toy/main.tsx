/** The product with one more game: all that is added goes in through the registries. */
import '../../src/ui/ui.css';
import { openApp } from '../../src/app.tsx';
import { pageGames } from '../../src/games/registry.ts';
import { games } from '../../src/games/rules.ts';
import { toyPage } from './page.tsx';
import { toy } from './rules.ts';

await openApp({
  games: () => Promise.resolve({ ...pageGames, toy: toyPage }),
  rules: () => Promise.resolve({ ...games, toy }),
});
