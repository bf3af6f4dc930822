// Boards on other sites: the headers of frames, what previews read, and oEmbed.
import { heightFor } from '@sandbar/boards/frame';
import { CLOSE } from '@sandbar/protocol';
import { describe, expect, it } from 'vitest';
import { connect, get, make, open } from './client.ts';

const ORIGIN = 'http://sandbar.test';
const GAME = { game: 'backgammon', options: { mode: 'match', length: 1 } };
const oembed = (url: string, more = ''): Promise<Response> =>
  get(`/oembed?url=${encodeURIComponent(url)}${more}`);
const policy = (answer: Response): string => answer.headers.get('content-security-policy') ?? '';

describe('frames', () => {
  it.each(['/embed/m/23456789abcdefghj', '/embed/replay/23456789abcdefghj', '/embed/pos?id=x', '/embed/new'])(
    '[case 100] %s may be framed by anybody, and by its own headers',
    async (path) => {
      const answer = await get(path);
      expect(policy(answer)).toContain('frame-ancestors *');
      expect(policy(answer)).toContain("default-src 'self'");
      expect(answer.headers.get('x-frame-options')).toBe(null);
      expect(answer.headers.get('x-content-type-options')).toBe('nosniff');
      expect(answer.headers.get('referrer-policy')).toBe('no-referrer');
      expect(answer.headers.get('permissions-policy')).toContain('camera=()');
      expect(answer.headers.get('cross-origin-resource-policy')).toBe('cross-origin');
      expect(answer.headers.get('set-cookie')).toBe(null);
    },
  );

  it('[R1] a match that names sites is framed by those alone, and nobody else can add himself', async () => {
    const { id } = await make({
      ...GAME,
      embed: { sites: ['https://club.example', 'https://b.example:8443'] },
    });
    const answer = await get(`/embed/m/${id}?origin=https://evil.example`);
    expect(policy(answer)).toMatch(/frame-ancestors https:\/\/club\.example https:\/\/b\.example:8443$/);
    const none = await make({ ...GAME, embed: { sites: [] } });
    expect(policy(await get(`/embed/m/${none.id}`))).toMatch(/frame-ancestors 'none'$/);
  });

  it('[R1] [R6] who holds a seat plays in a frame only where the table lets him', async () => {
    for (const play of [true, false]) {
      const made = await make({ ...GAME, embed: { play } });
      const client = await open(made.id);
      client.send(client.replica.hello([made.invite], true));
      await client.until(() => client.replica.you !== null, 'welcome');
      expect(client.replica.you?.invite).toBe(play ? 'any' : null);
      client.close();
    }
  });

  it('a frame without an origin may make a table, and is answered without a cookie', async () => {
    const { exports } = await import('cloudflare:workers');
    const headers = { origin: 'null', 'content-type': 'application/json' };
    const asked = await exports.default.fetch(`${ORIGIN}/api/matches`, {
      method: 'OPTIONS',
      headers: { ...headers, 'access-control-request-method': 'POST' },
    });
    expect(asked.headers.get('access-control-allow-origin')).toBe('*');
    const made = await exports.default.fetch(`${ORIGIN}/api/matches`, {
      method: 'POST',
      headers,
      body: JSON.stringify(GAME),
    });
    expect(made.status).toBe(201);
    expect(made.headers.get('access-control-allow-origin')).toBe('*');
    expect(made.headers.get('access-control-allow-credentials')).toBe(null);
  });

  it('an address that no match can have closes its socket for good', async () => {
    const client = await open('nope');
    await client.until(() => client.closed !== null, 'the close');
    expect(client.closed).toEqual({ code: CLOSE.unknown, reason: 'unknown-match' });
  });
});

describe('oEmbed', () => {
  it('a consumer gets the board, its title and its picture', async () => {
    const { id, host } = await make(GAME);
    const ann = await connect(id, [host]);
    await ann.ask({ t: 'sit', name: 'Ann "<b>"', secret: 'ann'.padEnd(22, '_') });
    const answer = await oembed(`${ORIGIN}/m/${id}`, '&maxwidth=480&format=json');
    expect(answer.status).toBe(200);
    const told = (await answer.json()) as Record<string, unknown>;
    expect(told).toMatchObject({
      version: '1.0',
      type: 'rich',
      provider_name: 'Sandbar',
      provider_url: ORIGIN,
      title: 'Backgammon: Ann "<b>"',
      width: 480,
      height: heightFor(480),
      thumbnail_url: `${ORIGIN}/m/${id}/card.png`,
      thumbnail_width: 1200,
      thumbnail_height: 630,
    });
    const frame = /^<iframe src="([^"]+)" width="480" height="(\d+)" style="[^"]*" title="([^"<]*)"/.exec(
      String(told.html),
    );
    expect(frame?.[1]).toBe(`${ORIGIN}/embed/m/${id}`);
    expect(Number(frame?.[2])).toBe(heightFor(480));
    ann.close();
  });

  it('a secret in the fragment goes no further', async () => {
    const { id, invite } = await make(GAME);
    const text = await (await oembed(`${ORIGIN}/m/${id}#t=${invite}`)).text();
    expect(text).not.toContain(invite);
  });

  it.each([
    ['http://sandbar.test.evil.example/m/ID', 404],
    ['http://evil.example/?http://sandbar.test/m/ID', 404],
    ['http://sandbar.test@evil.example/m/ID', 404],
    ['https://sandbar.test/m/ID', 404],
    ['http://sandbar.test/m/23456789abcdefghj', 404],
    ['http://sandbar.test/privacy', 404],
    ['not an address', 404],
    ['http://sandbar.test/embed/replay/ID?ply=3', 200],
    ['http://sandbar.test/embed/pos?id=x', 200],
  ])('[case 107] %s is answered with %i', async (url, status) => {
    const { id } = await make(GAME);
    expect((await oembed(url.replace('ID', id))).status).toBe(status);
  });

  it('XML is not spoken, a private table is not shown', async () => {
    const { id } = await make({ ...GAME, private: true });
    expect((await oembed(`${ORIGIN}/m/${id}`)).status).toBe(401);
    expect((await oembed(`${ORIGIN}/m/${id}`, '&format=xml')).status).toBe(501);
  });

  it.each([
    ['&maxwidth=320', 320],
    ['&maxwidth=10', 280],
    ['&maxwidth=9999', 640],
    ['&maxheight=386', 480],
    ['&maxwidth=x', 640],
  ])('%s gives a frame %i wide', async (more, width) => {
    const { id } = await make(GAME);
    const told = (await (await oembed(`${ORIGIN}/m/${id}`, more)).json()) as {
      width: number;
      height: number;
    };
    expect(told.width).toBe(width);
    expect(told.height).toBe(heightFor(width));
  });
});

it('the page of a table tells previews where its picture and its oEmbed answer are, and asks no match', async () => {
  const text = await (await get('/m/23456789abcdefghj')).text();
  const tag = (name: string): string | undefined =>
    new RegExp(`<meta (?:property|name)="${name}" content="([^"]*)">`).exec(text)?.[1];
  expect(tag('og:image')).toBe(`${ORIGIN}/m/23456789abcdefghj/card.png`);
  expect([tag('og:image:width'), tag('og:image:height')]).toEqual(['1200', '630']);
  expect(tag('twitter:card')).toBe('summary_large_image');
  expect(tag('og:title')).toBe('A table on Sandbar');
  expect(text).toContain(
    `<link rel="alternate" type="application/json+oembed" href="${ORIGIN}/oembed?url=${encodeURIComponent(`${ORIGIN}/m/23456789abcdefghj`)}"`,
  );
});

it('the start page has a preview of its own, and no oEmbed answer', async () => {
  const text = await (await get('/')).text();
  expect(text).toContain(`<meta property="og:image" content="${ORIGIN}/card.png">`);
  expect(text).toContain(`<meta property="og:url" content="${ORIGIN}/">`);
  expect(text).not.toContain('json+oembed');
});
