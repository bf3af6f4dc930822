/** Pictures of positions: what an id may be, and what the parameters do. */
import { describe, expect, it } from 'vitest';
import { get } from './client.ts';

const START = '4HPwATDgc/ABMA:cIkFAAAAAAAE';
const XGID = 'XGID=-b----E-C---eE---c-e----B-:0:0:1:31:0:0:0:7:10';

describe('diagrams', () => {
  const diagram = (query: string, game = 'backgammon') => get(`/diagram/${game}.svg?${query}`);
  const svgOf = async (query: string): Promise<string> => (await diagram(query)).text();
  const id = (text: string): string => `id=${encodeURIComponent(text)}`;

  it.each([
    ['a GNU ID', START],
    ['an XGID', XGID],
    ['an XGID without its prefix', XGID.slice(5)],
  ])('%s is drawn, and holds for a day', async (_, text) => {
    const answer = await diagram(id(text));
    expect(answer.status).toBe(200);
    expect(answer.headers.get('cache-control')).toBe('public, max-age=86400');
    expect(await answer.text()).toContain('width="640"');
  });

  it('a plus that was not escaped is read as one', async () => {
    const text = '4HPwARTQ6+ABMA:cAmgAAAAAAAE';
    const plain = await diagram(`id=${text}`);
    const escaped = await diagram(id(text));
    expect([plain.status, escaped.status]).toEqual([200, 200]);
    expect(await plain.text()).toBe(await escaped.text());
  });

  it.each([
    ['none', ''],
    ['an empty one', 'id='],
    ['nonsense', 'id=nonsense'],
    ['a position of another game', id('3#0:8/1 15:14/16')],
    ['one too long', `id=${'A'.repeat(2001)}`],
    ['one with too many checkers', id('XGID=-b----E-O---eE---c-e----B-:0:0:1:31:0:0:0:7:10')],
    ['markup', id('<script>')],
  ])('a picture says that the id cannot be read: %s', async (_, query) => {
    const answer = await diagram(query);
    expect(answer.status).toBe(400);
    const text = await answer.text();
    expect(text).toContain('We can’t read this position');
    expect(text).not.toContain('<script');
  });

  it.each(['chess', 'toString', 'constructor'])('the game %s has a picture that says so', async (game) => {
    const answer = await diagram(id(START), game);
    expect(answer.status).toBe(404);
    expect(await answer.text()).toContain('We don’t have that game');
  });

  it.each([
    ['as asked', '800', '800'],
    ['at least 160', '10', '160'],
    ['at most 1600', '99999', '1600'],
    ['640 where it is no number', '12px', '640'],
  ])('the width is %s', async (_, asked, drawn) => {
    expect(await svgOf(`${id(START)}&width=${asked}`)).toContain(`width="${drawn}"`);
  });

  it('theme, numbers and seat change the picture, an unknown parameter does not', async () => {
    const plain = await svgOf(id(START));
    expect(await svgOf(`${id(START)}&theme=light`)).not.toBe(plain);
    expect(await svgOf(`${id(START)}&seat=1`)).not.toBe(plain);
    expect(await svgOf(`${id(START)}&utm_source=x&theme=pink&seat=99`)).toBe(plain);
    expect(plain).toContain('>24</text>');
    expect(await svgOf(`${id(START)}&numbers=0`)).not.toContain('>24</text>');
  });

  it('another file name is not a picture', async () => {
    expect((await get('/diagram/backgammon.gif')).status).toBe(404);
    expect((await get('/diagram/backgammon')).status).toBe(404);
  });
});
