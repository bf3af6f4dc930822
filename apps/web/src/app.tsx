/** Looks at the address and shows the page that it names. Boards load only where they are needed. */
import type { Games } from '@sandbar/engine';
import { type ComponentChild, render } from 'preact';
import type { PageGames } from './games/contract.ts';
import { readSettings } from './session/device.ts';
import { watchParts } from './ui/missing.ts';
import { showTheme, themeFor } from './ui/theme.ts';

/** What the page knows of games. Each is loaded with the first page that needs it. */
export interface Registries {
  games(): Promise<PageGames>;
  rules(): Promise<Games>;
}

/** Shows the page of this address in `#app`. */
export async function openApp(registries: Registries): Promise<void> {
  watchParts();
  const root = document.getElementById('app');
  if (root === null) throw new Error('the document has no #app');
  showTheme(themeFor(readSettings().theme));
  render(await page(location.pathname, registries), root);
}

async function page(path: string, { games, rules }: Registries): Promise<ComponentChild> {
  const table = /^\/m\/([^/]+)\/?$/.exec(path)?.[1];
  if (table !== undefined) {
    // Another link to the same table, as it comes with a new secret: the browser alone would stay on the old page.
    window.addEventListener('hashchange', () => location.reload());
    const [{ TablePage }, known, rulesOf] = await Promise.all([
      import('./pages/table.tsx'),
      games(),
      rules(),
    ]);
    return <TablePage id={table} games={known} rules={rulesOf} />;
  }
  if (path === '/local') {
    const [{ LocalPage }, known, rulesOf] = await Promise.all([
      import('./pages/table.tsx'),
      games(),
      rules(),
    ]);
    return <LocalPage games={known} rules={rulesOf} />;
  }
  const game = /^\/rules\/(\w+)\/?$/.exec(path)?.[1];
  if (game !== undefined) {
    const [{ RulesPage }, known] = await Promise.all([import('./pages/rules/rules.tsx'), games()]);
    return <RulesPage game={game} games={known} />;
  }
  if (path === '/embeds') {
    const { EmbedsPage } = await import('./pages/embeds/embeds.tsx');
    return <EmbedsPage />;
  }
  if (/^\/board\/?$/.test(path)) {
    const [{ PastePage }, known, rulesOf] = await Promise.all([
      import('./pages/paste/paste.tsx'),
      games(),
      rules(),
    ]);
    return <PastePage games={known} rules={rulesOf} />;
  }
  if (path === '/privacy') {
    const { PrivacyPage } = await import('./pages/privacy.tsx');
    return <PrivacyPage />;
  }
  if (path === '/') {
    const [{ Start }, known] = await Promise.all([import('./pages/start/start.tsx'), games()]);
    return <Start games={known} />;
  }
  const { Ended } = await import('./table/frame/line.tsx');
  return <Ended why="page" />;
}
