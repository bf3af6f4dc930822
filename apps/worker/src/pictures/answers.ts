/** Answers with pictures: drawn once, then kept at the edge for as long as they hold. */
import { bytesToHex } from '@noble/hashes/utils.js';
import type { Context } from 'hono';

/** What a picture's route has found out before anything is drawn as PNG. */
export interface Found {
  readonly svg: string;
  readonly status: 200 | 400 | 404;
  /** How long it holds, s. */
  readonly holds: number;
}

export type Format = 'svg' | 'png';

/** How cards and diagrams are linked to: PNG, if it is not switched off. */
export const linked = ({ PICTURES }: Env): Format =>
  (PICTURES as string | undefined) === 'svg' ? 'svg' : 'png';

const TYPES: Readonly<Record<Format, string>> = { svg: 'image/svg+xml; charset=utf-8', png: 'image/png' };

/** Answers that say nothing of the picture: it is to be had elsewhere, or later. */
const PASSING: ReadonlySet<number> = new Set([302, 429]);

/** A host of its own, so that no page of ours can ever be stored under the same key. */
const KEYS = 'https://pictures.sandbar.invalid';

/** The headers of every picture: it may be shown on any site, and an SVG opened by itself runs nothing. */
export const headersOf = (format: Format, holds: number): Record<string, string> => ({
  'content-type': TYPES[format],
  'cache-control': `public, max-age=${holds}`,
  'access-control-allow-origin': '*',
  'cross-origin-resource-policy': 'cross-origin',
  'content-security-policy': "default-src 'none'; style-src 'unsafe-inline'",
  'x-content-type-options': 'nosniff',
});

/** An answer with all of its body, so that it can be given more than once. */
interface Whole {
  readonly body: ArrayBuffer;
  readonly status: number;
  readonly headers: Headers;
}

/** Gives the kept answer under `key` (a path with its parameters), or a new one, which is kept. */
export type Keep = (
  c: Context<{ Bindings: Env }>,
  key: string,
  make: () => Promise<Response>,
) => Promise<Response>;

/** Makes a keeper. Who asks while an answer is being made waits for it: a link in a busy channel is drawn once, not fifty times. */
export function createKeeper(): Keep {
  const making = new Map<string, Promise<Whole>>();
  return async (c, key, make) => {
    const cache = caches.default;
    const found = await cache.match(KEYS + key);
    // What the cache gives back cannot be changed, and carries its own age.
    if (found !== undefined) return unlessKnown(c, new Response(found.body, found));
    let whole = making.get(key);
    if (whole === undefined) {
      whole = wholeOf(make).finally(() => making.delete(key));
      making.set(key, whole);
      // Not given up when the one who asked first goes away.
      c.executionCtx.waitUntil(
        whole.then(
          // A way out and a refusal are not kept: the next one who asks may be luckier.
          (one) => (PASSING.has(one.status) ? undefined : cache.put(KEYS + key, responseOf(one))),
          () => undefined,
        ),
      );
    }
    return unlessKnown(c, responseOf(await whole));
  };
}

const responseOf = ({ body, status, headers }: Whole): Response => new Response(body, { status, headers });

async function wholeOf(make: () => Promise<Response>): Promise<Whole> {
  const answer = await make();
  const body = await answer.arrayBuffer();
  const headers = new Headers(answer.headers);
  const hash = new Uint8Array(await crypto.subtle.digest('SHA-256', body)).slice(0, 12);
  headers.set('etag', `"${bytesToHex(hash)}"`);
  return { body, status: answer.status, headers };
}

/** 304 for who has that very picture already. */
function unlessKnown(c: Context, answer: Response): Response {
  const etag = answer.headers.get('etag');
  const known = (c.req.header('if-none-match') ?? '').split(',').map((one) => one.trim().replace(/^W\//, ''));
  if (answer.status !== 200 || etag === null || !known.includes(etag)) return answer;
  return new Response(null, { status: 304, headers: answer.headers });
}
