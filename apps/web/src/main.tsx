/** The page's entry: looks at the address and shows what it names. Boards load only where they are needed. */
import { render } from 'preact';
import './ui/theme.css';
import './style.css';
import { showTheme } from './ui/theme.ts';

async function page(path: string) {
  const table = /^\/m\/([^/]+)\/?$/.exec(path)?.[1];
  if (table !== undefined) {
    const { TablePage } = await import('./table/table.tsx');
    // Another link to the same table, as it comes with a new secret: the browser alone would stay on the old page.
    window.addEventListener('hashchange', () => location.reload());
    return <TablePage id={table} />;
  }
  if (path === '/local') {
    const { LocalPage } = await import('./table/table.tsx');
    return <LocalPage />;
  }
  const game = /^\/rules\/(\w+)\/?$/.exec(path)?.[1];
  if (game !== undefined) {
    const { RulesPage } = await import('./pages/rules/rules.tsx');
    return <RulesPage game={game} />;
  }
  if (path === '/embeds') {
    const { EmbedsPage } = await import('./pages/embeds/embeds.tsx');
    return <EmbedsPage />;
  }
  if (/^\/board\/?$/.test(path)) {
    const { PastePage } = await import('./pages/paste/paste.tsx');
    return <PastePage />;
  }
  if (path === '/privacy') {
    const { PrivacyPage } = await import('./pages/privacy.tsx');
    return <PrivacyPage />;
  }
  if (path === '/') {
    const { Start } = await import('./pages/start/start.tsx');
    return <Start />;
  }
  const { Ended } = await import('./table/frame/line.tsx');
  return <Ended why="page" />;
}

// After a new release the parts that this page has not loaded yet are gone: it starts anew, once.
window.addEventListener('vite:preloadError', () => location.reload());

const root = document.getElementById('app');
if (root === null) throw new Error('index.html has no #app');
showTheme();
if (location.pathname === '/gallery') {
  const { mountGallery } = await import('./gallery/gallery.ts');
  mountGallery(root);
} else render(await page(location.pathname), root);
