/** Pictures in real workerd: what they ask of a match, what they answer, and that a PNG is one. */
import { createExecutionContext, runInDurableObject, waitOnExecutionContext } from 'cloudflare:test';
import { env } from 'cloudflare:workers';
import { games } from '@sandbar/engine';
import { createWords } from '@sandbar/words';
import { describe, expect, it } from 'vitest';
import { createApp } from '../src/app.ts';
import type { Glimpse } from '../src/glimpse.ts';
import { printable } from '../src/pictures/printable.ts';
import { get, make, playTurn, seated } from './client.ts';

const stubOf = (id: string) => env.MATCH.get(env.MATCH.idFromName(id));

const tablesOf = (id: string): Promise<number> =>
  runInDurableObject(stubOf(id), (_, state) =>
    Number(
      state.storage.sql
        .exec(`SELECT count(*) AS n FROM sqlite_master WHERE name NOT LIKE '\\_%' ESCAPE '\\'`)
        .one().n,
    ),
  );

/** An app whose matches count how often they are asked for anything. */
function counted(vars: Record<string, unknown> = {}) {
  const app = createApp();
  const asked: string[] = [];
  const MATCH = {
    idFromName: (name: string) => env.MATCH.idFromName(name),
    get: (id: DurableObjectId) => {
      asked.push(id.name ?? '');
      return env.MATCH.get(id);
    },
  };
  const fetch = async (path: string, method = 'GET'): Promise<Response> => {
    const ctx = createExecutionContext();
    const answer = await app.fetch(
      new Request(`http://sandbar.test${path}`, { method }),
      { ...env, MATCH, ...vars } as unknown as Env,
      ctx,
    );
    await waitOnExecutionContext(ctx);
    return answer;
  };
  return { asked, fetch };
}

interface Png {
  readonly width: number;
  readonly height: number;
  /** Bytes of the inflated picture, and how many there must be. */
  readonly bytes: number;
  readonly expected: number;
}

/** Reads the header and inflates all of the data. */
async function readPng(bytes: Uint8Array): Promise<Png> {
  expect([...bytes.slice(0, 8)]).toEqual([137, 80, 78, 71, 13, 10, 26, 10]);
  const view = new DataView(bytes.buffer, bytes.byteOffset, bytes.byteLength);
  const data: Uint8Array<ArrayBuffer>[] = [];
  let header = { width: 0, height: 0, depth: 0, color: 0 };
  let last = '';
  for (let at = 8; at < bytes.length; ) {
    const length = view.getUint32(at);
    last = String.fromCharCode(...bytes.slice(at + 4, at + 8));
    const from = at + 8;
    if (last === 'IHDR')
      header = {
        width: view.getUint32(from),
        height: view.getUint32(from + 4),
        depth: bytes[from + 8] ?? 0,
        color: bytes[from + 9] ?? 0,
      };
    if (last === 'IDAT') data.push(new Uint8Array(bytes.slice(from, from + length)));
    at = from + length + 4;
  }
  expect(last).toBe('IEND');
  expect(header).toMatchObject({ depth: 8, color: 6 });
  const inflated = await new Response(
    new Blob(data).stream().pipeThrough(new DecompressionStream('deflate')),
  ).arrayBuffer();
  const { width, height } = header;
  return { width, height, bytes: inflated.byteLength, expected: height * (1 + width * 4) };
}

const pngOf = async (answer: Response): Promise<Png> => {
  expect(answer.headers.get('content-type')).toBe('image/png');
  return readPng(new Uint8Array(await answer.arrayBuffer()));
};

describe('what pictures ask of a match', () => {
  it('a preview of an unknown table stores nothing, and is remembered', async () => {
    const id = '23456789abcdefghm';
    const { asked, fetch } = counted();
    for (const file of ['card.svg', 'board.svg', 'card.svg?theme=light']) {
      const answer = await fetch(`/m/${id}/${file}`);
      expect(answer.status).toBe(404);
      expect(await answer.text()).toContain('This table doesn’t exist');
    }
    expect(asked).toEqual([id]);
    expect(await tablesOf(id)).toBe(0);
  });

  it.each(['x', '0'.repeat(17), 'a'.repeat(500)])('the malformed id %s asks nobody', async (id) => {
    const { asked, fetch } = counted();
    expect((await fetch(`/m/${encodeURIComponent(id)}/card.svg`)).status).toBe(404);
    expect(asked).toEqual([]);
  });

  it('a match is asked once a minute, however many pictures are asked for', async () => {
    const { made } = await seated();
    const { asked, fetch } = counted();
    for (let i = 0; i < 8; i++) {
      expect((await fetch(`/m/${made.id}/board.svg?width=${300 + i}`)).status).toBe(200);
      expect((await fetch(`/m/${made.id}/card.svg?seat=${i % 2}&utm=${i}`)).status).toBe(200);
    }
    expect(asked).toEqual([made.id]);
  });

  it('many who ask at once wait for one picture', async () => {
    const { made } = await seated();
    const { asked, fetch } = counted();
    const answers = await Promise.all(
      Array.from({ length: 12 }, () => fetch(`/m/${made.id}/card.svg?theme=light`)),
    );
    expect(answers.map((answer) => answer.status)).toEqual(Array(12).fill(200));
    expect(new Set(await Promise.all(answers.map((answer) => answer.text()))).size).toBe(1);
    expect(asked).toEqual([made.id]);
  });

  it('who has the picture already is told so, also out of the cache', async () => {
    const made = await make();
    const path = `/m/${made.id}/card.svg`;
    const etag = (await get(path)).headers.get('etag') ?? '';
    expect(etag).toMatch(/^"[0-9a-f]{24}"$/);
    const known = await get(path, 'GET', { 'if-none-match': `"x", W/${etag}` });
    expect([known.status, await known.text()]).toEqual([304, '']);
    expect((await get(path, 'GET', { 'if-none-match': '"x"' })).status).toBe(200);
  });

  it('the object keeps its own answer for a minute, for where nothing is cached', async () => {
    const { made, a, b } = await seated();
    const before = await stubOf(made.id).glimpse();
    await playTurn(a, b);
    expect(await stubOf(made.id).glimpse()).toEqual(before);
    expect(before).toMatchObject({ private: false, game: 'backgammon', phase: 'playing', seats: 2 });
  });

  it('a glimpse holds a state that the game reads', async () => {
    const { made } = await seated();
    const glimpse = (await stubOf(made.id).glimpse()) as Glimpse | null;
    const open = glimpse?.private === false ? glimpse : undefined;
    expect(open?.names).toEqual(['Ann', 'Bob']);
    expect(games.backgammon?.read(open?.state ?? '').ok).toBe(true);
    expect(open?.entries).toBeGreaterThan(0);
  });

  it('HEAD wakes no match and draws nothing', async () => {
    const made = await make();
    const { asked, fetch } = counted();
    for (const file of ['card.png', 'card.svg', 'board.png']) {
      const answer = await fetch(`/m/${made.id}/${file}`, 'HEAD');
      expect(answer.status).toBe(200);
      expect(await answer.text()).toBe('');
    }
    expect(asked).toEqual([]);
  });

  it('the page of a table asks no match', async () => {
    const { asked, fetch } = counted();
    await fetch('/m/23456789abcdefghp');
    expect(asked).toEqual([]);
  });
});

describe('what cards say', () => {
  it('a private table tells nothing but that it is one', async () => {
    const made = await make({ game: 'backgammon', private: true, options: { mode: 'single' } });
    for (const file of ['card.svg', 'board.svg']) {
      const text = await (await get(`/m/${made.id}/${file}`)).text();
      expect(text).toContain('A private table');
      expect(text).not.toContain('Backgammon');
    }
    expect(Object.keys((await stubOf(made.id).glimpse()) ?? {})).not.toContain('game');
  });

  it('a table that waits shows its game, its options and its free seats', async () => {
    const made = await make({ game: 'backgammon', options: { mode: 'match', length: 7 } });
    const text = await (await get(`/m/${made.id}/card.svg`)).text();
    for (const part of ['Backgammon', 'Match to 7', 'Free seat', 'Waiting for players'])
      expect(text).toContain(part);
  });

  it('a table that plays names its seats and whose turn it is', async () => {
    const { made } = await seated();
    const text = await (await get(`/m/${made.id}/card.svg`)).text();
    expect(text).toMatch(/(Ann|Bob) to (roll|play)/);
    expect(text).toContain('Sandbar');
  });

  it('a table that is over names who has won', async () => {
    const { made, a, b } = await seated();
    await b.ask({ t: 'leave' });
    await a.until(() => a.replica.table?.phase === 'over', 'the end');
    expect(await stubOf(made.id).glimpse()).toMatchObject({ phase: 'over', winner: 0 });
    expect(await (await get(`/m/${made.id}/card.svg`)).text()).toContain('Ann wins');
  });

  it('cards may be shown anywhere and hold for a minute', async () => {
    const made = await make();
    const { headers } = await get(`/m/${made.id}/card.svg`);
    expect(headers.get('cache-control')).toBe('public, max-age=60');
    expect(headers.get('access-control-allow-origin')).toBe('*');
    expect(headers.get('content-type')).toBe('image/svg+xml; charset=utf-8');
    expect(headers.get('content-security-policy')).toContain("default-src 'none'");
  });
});

it('names in letters that no font of ours has are left to SVG', () => {
  const words = createWords();
  const names = ['Ann', '', '李雷', 'Ana 🎲', 'Юлия', 'Łukasz', 'Đặng', '🎲🎲', 'José'.normalize('NFD')];
  expect(printable(names, words)).toEqual([
    'Ann',
    '',
    'Player 3',
    'Ana',
    'Юлия',
    'Łukasz',
    'Đặng',
    'Player 8',
    'José',
  ]);
});

describe('PNG', { timeout: 60_000 }, () => {
  it.each([
    ['backgammon', { game: 'backgammon' }],
    ['pirates', { game: 'pirates', seats: 6 }],
    ['pirateer', { game: 'pirateer', seats: 4 }],
    ['pirateer on two charts', { game: 'pirateer', seats: 8, options: { variants: ['pieces-of-eight'] } }],
  ])('the card of %s is a whole picture of 1200 by 630', async (_, body) => {
    const made = await make(body);
    const png = await pngOf(await get(`/m/${made.id}/card.png`));
    expect([png.width, png.height]).toEqual([1200, 630]);
    expect(png.bytes).toBe(png.expected);
  });

  it.each(['/card.png', '/m/23456789abcdefghn/card.png'])('%s is one of 1200 by 630', async (path) => {
    const png = await pngOf(await get(path));
    expect([png.width, png.height, png.bytes]).toEqual([1200, 630, png.expected]);
  });

  it.each(Object.values(games).map((game) => game.id))('the board of %s is one', async (id) => {
    const game = games[id];
    const read = game?.readOptions({});
    if (game === undefined || read?.ok !== true) throw new Error(`no game ${id}`);
    const text = game.write(game.begin(read.value, game.seats(read.value)[0] ?? 2));
    const answer = await get(`/diagram/${id}.png?width=500&id=${encodeURIComponent(text)}`);
    expect(answer.status).toBe(200);
    const png = await pngOf(answer);
    expect(png.width).toBe(500);
    expect(png.bytes).toBe(png.expected);
  });

  it('where PNG is switched off its routes lead to the SVG, and pages point to it', async () => {
    const { fetch } = counted({ PICTURES: 'svg' });
    expect(await (await fetch('/m/23456789abcdefghp')).text()).toContain(
      'og:image" content="http://sandbar.test/m/23456789abcdefghp/card.svg"',
    );
    const answer = await fetch('/diagram/backgammon.png?id=x&width=200');
    expect(answer.status).toBe(302);
    expect(answer.headers.get('location')).toBe('/diagram/backgammon.svg?id=x&width=200');
    expect((await fetch('/card.svg')).headers.get('content-type')).toContain('image/svg+xml');
  });
});
