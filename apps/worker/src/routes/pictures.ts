/** Pictures: diagrams of positions, boards and cards of tables, as SVG and as PNG. */
import { type AnyBoards, boards as allBoards } from '@sandbar/boards/all';
import { cardSvg, noticeSvg } from '@sandbar/boards/card';
import { type Games, gameOf, games } from '@sandbar/engine';
import { createWords } from '@sandbar/words';
import { type Context, Hono } from 'hono';
import { GLIMPSE_S, glimpseOf } from '../glimpse.ts';
import { noteFault } from '../log.ts';
import { placeOf } from '../makers.ts';
import { createKeeper, type Format, type Found, headersOf, linked } from '../pictures/answers.ts';
import { cardOf, plainCard, stateIn } from '../pictures/cards.ts';
import { drawBoard, readPosition } from '../pictures/diagram.ts';
import { type Params, paramsText, readParams, type Style } from '../pictures/params.ts';
import { createRasterizer } from '../pictures/rasterizer.ts';

type Ctx = Context<{ Bindings: Env }>;

/** A position never looks different, but a board may be drawn better one day. s */
const DAY_S = 86_400;

/** Boards are at most that much higher than wide; what is lower leaves no empty room. */
const TALL = 0.8;

/** The routes, over registries of games and boards: a bench may bring its own. */
export function pictureRoutes(
  registry: Games = games,
  boards: AnyBoards = allBoards,
): Hono<{ Bindings: Env }> {
  const routes = new Hono<{ Bindings: Env }>();
  const rasterize = createRasterizer();
  const keep = createKeeper();
  const words = createWords();

  const answer = async (
    c: Ctx,
    format: Format,
    holds: number,
    key: string,
    find: () => Found | Promise<Found>,
  ) => {
    if (format === 'png' && linked(c.env) === 'svg') return asSvg(c);
    // Hono lets GET answer HEAD too; a HEAD wakes no match and draws nothing.
    if (c.req.raw.method === 'HEAD') return c.body(null, 200, headersOf(format, holds));
    return keep(c, `/${format}${key}`, async () => {
      if (!(await mayDraw(c))) return c.json({ why: 'too-many' }, 429, { 'retry-after': '60' });
      const found = await find();
      const body = format === 'svg' ? found.svg : await rasterize(found.svg).catch(logged);
      // What cannot be drawn here can still be drawn there.
      if (body === undefined) return asSvg(c);
      return new Response(body, { status: found.status, headers: headersOf(format, found.holds) });
    });
  };

  const notice = (why: 'picture.unreadable' | 'picture.game', { width, theme }: Params): string =>
    noticeSvg(words(why), why === 'picture.unreadable' ? words('picture.unreadable.line') : '', width, theme);

  routes.get('/diagram/:file{[^/]+\\.(?:svg|png)}', (c) => {
    const [name, format] = split(c.req.param('file'));
    const params = readParams(c.req.query());
    const id = c.req.query('id') ?? '';
    const game = gameOf(registry, name);
    if (game === undefined)
      return answer(c, format, DAY_S, `/diagram?${paramsText(params)}`, () => ({
        svg: notice('picture.game', params),
        status: 404,
        holds: DAY_S,
      }));
    const state = readPosition(game, id);
    // Every text that cannot be read looks alike.
    const key =
      state === undefined ? `/diagram/unreadable?` : `/diagram/${name}?id=${encodeURIComponent(id)}&`;
    return answer(c, format, DAY_S, key + paramsText(params), () => {
      const drawn =
        state === undefined
          ? undefined
          : drawBoard(boards, name, state, roomOf(params.width), styled(params, format));
      return drawn === undefined
        ? { svg: notice('picture.unreadable', params), status: 400, holds: DAY_S }
        : { svg: drawn.svg, status: 200, holds: DAY_S };
    });
  });

  routes.get('/m/:id/:file{board\\.(?:svg|png)}', (c) => {
    const id = c.req.param('id');
    const params = readParams(c.req.query());
    const [, format] = split(c.req.param('file'));
    return answer(c, format, GLIMPSE_S, tableKey(id, 'board', params), async () => {
      const glimpse = await glimpseOf(c, id);
      const holds = GLIMPSE_S;
      const say = (what: 'private' | 'unknown'): string =>
        noticeSvg(words(`card.${what}`), words(`card.${what}.line`), params.width, params.theme);
      if (glimpse === null) return { svg: say('unknown'), status: 404, holds };
      if (glimpse.private) return { svg: say('private'), status: 200, holds };
      const game = gameOf(registry, glimpse.game);
      const state = game && stateIn(game, glimpse);
      const drawn =
        state === undefined
          ? undefined
          : drawBoard(boards, glimpse.game, state, roomOf(params.width), styled(params, format));
      return drawn === undefined
        ? { svg: noticeSvg(words('card.waiting'), '', params.width, params.theme), status: 200, holds }
        : { svg: drawn.svg, status: 200, holds };
    });
  });

  routes.get('/m/:id/:file{card\\.(?:svg|png)}', (c) => {
    const id = c.req.param('id');
    const params = readParams(c.req.query());
    const [, format] = split(c.req.param('file'));
    return answer(c, format, GLIMPSE_S, tableKey(id, 'card', params), async () => {
      const glimpse = await glimpseOf(c, id);
      // Point numbers are too small to be read where cards are shown.
      const card = cardOf(glimpse, registry, boards, styled({ ...params, numbers: false }, format));
      return {
        svg: cardSvg(card, params.theme),
        status: glimpse === null ? 404 : 200,
        holds: GLIMPSE_S,
      };
    });
  });

  routes.get('/:file{card\\.(?:svg|png)}', (c) => {
    const params = readParams(c.req.query());
    const [, format] = split(c.req.param('file'));
    return answer(c, format, DAY_S, `/card?theme=${params.theme}`, () => ({
      svg: cardSvg(plainCard('site'), params.theme),
      status: 200,
      holds: DAY_S,
    }));
  });

  return routes;
}

/** [R34] Whether one more picture may be drawn for the place that this request comes from. */
async function mayDraw(c: Ctx): Promise<boolean> {
  const place = placeOf(c.req.header('cf-connecting-ip'));
  return place === undefined || (await c.env.DRAWINGS.limit({ key: place })).success;
}

/** Sends on to the same picture as SVG. */
function asSvg(c: Ctx): Response {
  const { pathname, search } = new URL(c.req.url);
  return c.redirect(`${pathname.replace(/png$/, 'svg')}${search}`, 302);
}

const logged = (fault: unknown): undefined => void noteFault('picture', fault);

/** Noise and wide blurs are left to browsers: the rasterizer takes seconds for them. */
const styled = (params: Params, format: Format): Style => ({ ...params, plain: format === 'png' });

const split = (file: string): [name: string, format: Format] => {
  const at = file.lastIndexOf('.');
  return [file.slice(0, at), file.endsWith('.svg') ? 'svg' : 'png'];
};

const tableKey = (id: string, what: string, params: Params): string =>
  `/m/${encodeURIComponent(id)}/${what}?${paramsText(params)}`;

const roomOf = (width: number): { width: number; height: number } => ({ width, height: width * TALL });
