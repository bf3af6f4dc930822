/** The HTTP side of Sandbar: the API, the sockets' door, and the one page for every table. */
import type { Games } from '@sandbar/engine';
import { Hono } from 'hono';
import { cors } from 'hono/cors';
import { noteFault } from './log.ts';
import { embedRoutes } from './routes/embed.ts';
import { matchRoutes } from './routes/matches.ts';
import { oembedRoutes } from './routes/oembed.ts';
import { pageRoutes } from './routes/pages.ts';
import { pictureRoutes } from './routes/pictures.ts';

/** Builds the app; a test or a bench may hand in games of its own. */
export function createApp(registry?: Games): Hono<{ Bindings: Env }> {
  const app = new Hono<{ Bindings: Env }>();
  // Whatever is answered is what it says it is.
  app.use('*', async (c, next) => {
    await next();
    if (c.res.status !== 101) c.header('x-content-type-options', 'nosniff');
  });
  app.get('/healthz', (c) => c.text('ok'));
  // A frame without an origin of its own, and any other site, may make a table and ask what is public; no cookie ever goes with it.
  app.use(
    '/api/*',
    cors({ origin: '*', allowMethods: ['GET', 'POST'], allowHeaders: ['authorization', 'content-type'] }),
  );
  app.route('/', matchRoutes(registry));
  app.route('/', pictureRoutes(registry));
  app.route('/', embedRoutes());
  app.route('/', oembedRoutes());
  app.route('/', pageRoutes());
  app.notFound((c) => c.json({ why: 'unknown-page' }, 404, { 'cache-control': 'no-store' }));
  app.onError((fault, c) => {
    noteFault(c.req.routePath, fault);
    return c.json({ why: 'fault' }, 500);
  });
  return app;
}
