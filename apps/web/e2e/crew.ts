/** Tables for more than two in browser tests: pages whose own sockets can be listened to and spoken through, and turns through them. */
import { type Browser, expect, type Page } from '@playwright/test';
import { type AnyGame, eventText, games } from '@sandbar/engine';
import { createReplica, playFrame, type Replica } from '@sandbar/protocol';
import type { Mate, Watcher } from './mates.ts';
import { HALF } from './people.ts';

export const SMALL = { width: 360, height: 400 };

/** A context of its own whose page keeps its socket and the frames that came in, so that a test can use both. */
export async function sailor(
  browser: Browser,
  {
    viewport = SMALL,
    autoRoll = false,
  }: { viewport?: { width: number; height: number }; autoRoll?: boolean } = {},
): Promise<Page> {
  const context = await browser.newContext({ viewport, ...HALF });
  await context.addInitScript((roll) => {
    if (localStorage.getItem('sandbar.settings') === null)
      localStorage.setItem(
        'sandbar.settings',
        JSON.stringify({ speed: 'off', sound: false, autoRoll: roll }),
      );
    const kept: { socket: WebSocket | null; frames: string[] } = { socket: null, frames: [] };
    Object.assign(window, { kept });
    const Real = WebSocket;
    Object.assign(window, {
      WebSocket: class extends Real {
        constructor(url: string) {
          super(url);
          kept.socket = this;
          this.addEventListener('message', ({ data }) => kept.frames.push(String(data)));
        }
      },
    });
  }, autoRoll);
  const page = await context.newPage();
  page.on('pageerror', (error) => {
    throw error;
  });
  return page;
}

interface Kept {
  readonly kept: { readonly socket: WebSocket | null; readonly frames: readonly string[] };
}

/** Who plays: a page on screen, or somebody without one. */
export type Sailor = Page | Mate;

const isMate = (who: Sailor): who is Mate => 'replica' in who;

/** Sends a frame through the sailor's own socket. */
const speak = async (who: Sailor, frame: string): Promise<void> =>
  isMate(who)
    ? who.send(frame)
    : who.evaluate((text) => (window as unknown as Kept).kept.socket?.send(text), frame);

/** The log as this page has received it, from its last welcome on. */
export async function logOf(page: Page): Promise<string> {
  const frames = await page.evaluate(() => (window as unknown as Kept).kept.frames);
  const replica = createReplica(games);
  for (const frame of frames) replica.receive(frame);
  return logText(replica);
}

export const logText = ({ game, entries }: Replica): string =>
  game === null ? '' : entries.map(({ event }) => eventText(game as AnyGame, event)).join(' ');

/** The seat to act, or null when chance is about to fall or the match is over. */
export function seatToAct({ replica }: Watcher): number | null {
  const turn = replica.confirmed === undefined ? undefined : replica.game?.turn(replica.confirmed);
  return turn?.kind === 'seat' ? turn.seat : null;
}

let plays = 0;

/**
 * One batch of the seat to act, through the socket of its page: the steps that are worth most until the turn has passed or
 * dice are rolled.
 */
export async function actThrough(
  who: Sailor,
  watcher: Watcher,
  worth: (state: unknown, seat: number) => number,
): Promise<void> {
  const { replica } = watcher;
  const { game, at } = replica;
  const seat = seatToAct(watcher);
  if (game === null || seat === null) throw new Error('nobody is to act');
  let state = replica.confirmed;
  const words: string[] = [];
  for (let turn = game.turn(state); turn.kind === 'seat' && turn.seat === seat; turn = game.turn(state)) {
    const ways = game.legal(state).map((action: unknown) => {
      const next: unknown = game.next(state, { kind: 'act', seat, action }).state;
      return { action, next, worth: worth(next, seat) };
    });
    const best = ways.reduce((a, b) => (b.worth > a.worth ? b : a));
    words.push(game.writeAction(best.action));
    state = best.next;
  }
  await speak(who, playFrame(`e2e${++plays}x`, at, words));
  await watcher
    .until(() => replica.at > at && settled(watcher), `the turn ${words.join(',')}`)
    .catch(async (error: Error) => {
      throw new Error(`${error.message}; ${isMate(who) ? '' : await heard(who)}`);
    });
}

/** What the page's socket said last, to tell why a turn was not taken. */
const heard = (page: Page): Promise<string> =>
  page.evaluate(() => {
    const { socket, frames } = (window as unknown as Kept).kept;
    return `socket ${socket?.readyState}, heard ${frames.slice(-3).join(' | ')}`;
  });

/** Dice that belong to nobody come in the same line as what made them due. */
const settled = (watcher: Watcher): boolean =>
  seatToAct(watcher) !== null || watcher.replica.table?.phase === 'over';

/** All pages, and the watcher, hold one log. */
export async function sameLog(watcher: Watcher, sailors: readonly Sailor[]): Promise<void> {
  const text = logText(watcher.replica);
  expect(text.length).toBeGreaterThan(100);
  for (const [i, who] of sailors.entries())
    await expect
      .poll(
        async () => {
          const own = isMate(who) ? logText(who.replica) : await logOf(who);
          return own === text ? 'the same' : `sailor ${i}: ${own.length} letters, ${own.slice(-80)}`;
          // A page that has lost its line on a busy machine comes back by itself, after up to 15 s.
        },
        { timeout: 45_000 },
      )
      .toBe('the same');
}
