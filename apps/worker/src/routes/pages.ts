/** The pages of the site and of tables, with what link previews read. They are static: no match is asked for one. */
import { escapeText } from '@sandbar/boards/frame';
import { createWords } from '@sandbar/words';
import { type Context, Hono } from 'hono';
import { type Format, linked } from '../pictures/answers.ts';

const words = createWords();

/**
 * Open Graph and Twitter cards, and for a table where its oEmbed answer is. The picture carries the match: so the page never
 * waits for it.
 */
export function previewTags(origin: string, path: string, format: Format): string {
  const isTable = path !== '/';
  const page = origin + path;
  const card = `${isTable ? page : origin}/card.${format}`;
  const meta = (name: string, content: string): string =>
    `<meta ${name.startsWith('og:') ? 'property' : 'name'}="${name}" content="${escapeText(content)}">`;
  return [
    meta('og:type', 'website'),
    meta('og:site_name', words('app.name')),
    meta('og:title', isTable ? words('preview.title') : words('app.name')),
    meta('og:description', isTable ? words('preview.line') : words('card.site.line')),
    meta('og:url', page),
    meta('og:image', card),
    meta('og:image:width', '1200'),
    meta('og:image:height', '630'),
    meta('og:image:alt', isTable ? words('preview.alt') : words('card.site')),
    meta('twitter:card', 'summary_large_image'),
    meta('twitter:image', card),
    isTable
      ? `<link rel="alternate" type="application/json+oembed" href="${origin}/oembed?url=${encodeURIComponent(page)}" title="${escapeText(words('app.name'))}">`
      : '',
  ].join('');
}

export function pageRoutes(): Hono<{ Bindings: Env }> {
  const routes = new Hono<{ Bindings: Env }>();
  const tagged = async (c: Context<{ Bindings: Env }>, path: string): Promise<Response> => {
    const { origin } = new URL(c.req.url);
    const page = await c.env.ASSETS.fetch(new URL('/', c.req.url));
    const tags = previewTags(origin, path, linked(c.env));
    return new HTMLRewriter()
      .on('head', {
        element(head) {
          head.append(tags, { html: true });
        },
      })
      .transform(page);
  };
  routes.get('/', (c) => tagged(c, '/'));
  routes.get('/m/:id', (c) => {
    const id = c.req.param('id');
    return /^[0-9a-z]+$/.test(id) ? tagged(c, `/m/${id}`) : c.env.ASSETS.fetch(new URL('/', c.req.url));
  });
  // Every other address is the page's own. A file that is not there (any more) is no page, and nobody keeps that answer.
  routes.get('*', (c, next) => (isPage(c.req.path) ? c.env.ASSETS.fetch(new URL('/', c.req.url)) : next()));
  return routes;
}

/** Whether an address without a file is one of the page: what the API, sockets and files have is not. */
const isPage = (path: string): boolean => !/^\/(?:api|ws|assets|art|embed|diagram)\/|\.\w+$/.test(path);
