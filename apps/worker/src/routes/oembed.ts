/** oEmbed 1.0 (oembed.com): how other sites turn a link to a board into the board. */
import { boardOf, boards } from '@sandbar/boards/all';
import { frameCode, heightFor, USUAL_WIDTH, widthFor } from '@sandbar/boards/frame';
import { createWords } from '@sandbar/words';
import { type Context, Hono } from 'hono';
import { GLIMPSE_S, type Glimpse, glimpseOf } from '../glimpse.ts';
import { linked } from '../pictures/answers.ts';

const words = createWords();

/** No frame is narrower, in CSS px. */
const LEAST = 280;

/** The paths whose boards can be framed. A table's own page refuses to be framed; its board is at another address. [case 108] */
const PATHS = /^\/(?:(m|embed\/m|embed\/replay)\/([0-9a-z]+)|embed\/(pos))\/?$/;

export function oembedRoutes(): Hono<{ Bindings: Env }> {
  const routes = new Hono<{ Bindings: Env }>();
  routes.get('/oembed', async (c) => {
    const { format, maxwidth, maxheight } = c.req.query();
    if (format !== undefined && format !== 'json') return c.json({ why: 'format' }, 501);
    const target = targetIn(c);
    if (target === null) return c.json({ why: 'unknown-page' }, 404);
    const glimpse = target.id === null ? null : await glimpseOf(c, target.id);
    if (target.id !== null && glimpse === null) return c.json({ why: 'unknown-match' }, 404);
    if (glimpse?.private === true) return c.json({ why: 'private' }, 401);
    let width = Math.max(LEAST, Math.min(USUAL_WIDTH, sizeIn(maxwidth)));
    const most = sizeIn(maxheight);
    if (heightFor(width) > most) width = Math.max(LEAST, widthFor(most));
    const title = titleOf(glimpse);
    return c.json(
      {
        version: '1.0',
        type: 'rich',
        provider_name: words('app.name'),
        provider_url: target.origin,
        title,
        width,
        height: heightFor(width),
        html: frameCode(target.frame, title, width),
        cache_age: GLIMPSE_S,
        ...(target.id === null
          ? {}
          : {
              thumbnail_url: `${target.origin}/m/${target.id}/card.${linked(c.env)}`,
              thumbnail_width: 1200,
              thumbnail_height: 630,
            }),
      },
      200,
      { 'cache-control': `public, max-age=${GLIMPSE_S}`, 'access-control-allow-origin': '*' },
    );
  });
  return routes;
}

/** The board that a consumer asks for; null for anything that is not a page of this very origin. [case 107] */
function targetIn(
  c: Context<{ Bindings: Env }>,
): { readonly origin: string; readonly frame: string; readonly id: string | null } | null {
  const asked = c.req.query('url') ?? '';
  const { origin } = new URL(c.req.url);
  if (!URL.canParse(asked)) return null;
  const url = new URL(asked);
  const [, kind, id = null, position] = PATHS.exec(url.pathname) ?? [];
  if (url.origin !== origin || url.username !== '' || (kind === undefined && position === undefined))
    return null;
  // The address without its fragment: a secret that somebody pasted goes no further.
  const frame =
    kind === 'm' ? `${origin}/embed/m/${id}${url.search}` : `${origin}${url.pathname}${url.search}`;
  return { origin, frame, id };
}

const sizeIn = (text: string | undefined): number =>
  text !== undefined && /^\d{1,5}$/.test(text) && Number(text) > 0 ? Number(text) : Number.POSITIVE_INFINITY;

function titleOf(glimpse: Glimpse | null): string {
  if (glimpse === null || glimpse.private) return words('preview.title');
  const game = boardOf(boards, glimpse.game)?.summary.name(words) ?? words('app.name');
  const names = glimpse.names.filter((name) => name !== '');
  return names.length === 0
    ? words('preview.open', { game })
    : words('preview.names', { game, names: names.join(', ') });
}
