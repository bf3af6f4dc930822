/** Boards in frames on other sites: one static document for all of them, with headers of its own. [case 100] [case 108] */
import { Hono } from 'hono';
import { glimpseOf } from '../glimpse.ts';

/** What a page in a frame may do: as every page of ours, but for who may frame it. */
const POLICY =
  "default-src 'self'; img-src 'self' data: blob:; worker-src 'self' blob:; object-src 'none'; base-uri 'none'; form-action 'self'";

/** The headers of a document that these sites (origins; null is every site) may frame. */
export function embedHeaders(sites: readonly string[] | null): Record<string, string> {
  const who = sites === null ? '*' : sites.length === 0 ? "'none'" : sites.join(' ');
  return {
    'content-security-policy': `${POLICY}; frame-ancestors ${who}`,
    'x-content-type-options': 'nosniff',
    'referrer-policy': 'no-referrer',
    'permissions-policy': 'camera=(), microphone=(), geolocation=(), payment=()',
    'cross-origin-resource-policy': 'cross-origin',
    'cache-control': 'public, max-age=300',
  };
}

export function embedRoutes(): Hono<{ Bindings: Env }> {
  const routes = new Hono<{ Bindings: Env }>();
  routes.get('/embed/*', async (c) => {
    const id = /^\/embed\/(?:m|replay)\/([^/]+)\/?$/.exec(c.req.path)?.[1];
    // A match may name the sites that frame it; a HEAD wakes nothing and hears of no exception.
    const glimpse = id === undefined || c.req.raw.method === 'HEAD' ? null : await glimpseOf(c, id);
    const page = await c.env.ASSETS.fetch(new URL('/embed', c.req.url));
    const sites = glimpse?.sites ?? null;
    return new Response(page.body, {
      status: page.status,
      headers: {
        ...embedHeaders(sites),
        'content-type': page.headers.get('content-type') ?? 'text/html; charset=utf-8',
      },
    });
  });
  return routes;
}
