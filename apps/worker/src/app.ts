/** The HTTP side of Sandbar: the API, the sockets' door, and the one page for every table. */
import type { Games } from '@sandbar/engine';
import { Hono } from 'hono';
import { matchRoutes } from './routes/matches.ts';

/** Builds the app; a test or a bench may hand in games of its own. */
export function createApp(registry?: Games): Hono<{ Bindings: Env }> {
  const app = new Hono<{ Bindings: Env }>();
  app.get('/healthz', (c) => c.text('ok'));
  app.route('/', matchRoutes(registry));
  // A table's page is the same document whatever its id: no match is asked, so a link preview wakes nothing.
  app.get('/m/:id', (c) => c.env.ASSETS.fetch(new URL('/', c.req.url)));
  app.notFound((c) => c.json({ why: 'unknown-page' }, 404));
  app.onError((fault, c) => {
    console.error(JSON.stringify({ event: 'fault', path: c.req.routePath, fault: String(fault) }));
    return c.json({ why: 'fault' }, 500);
  });
  return app;
}
