/** The walk: the same few steps through the product in every browser, by pointer. */
import { type Browser, until } from './browser.ts';
import {
  boardInWords,
  hasFonts,
  hasWebGl,
  isShown,
  loseContext,
  nextSpot,
  placeOf,
  storySoFar,
} from './page.ts';

export interface Step {
  readonly title: string;
  /** Goes the step, and resolves with remarks that people should read. */
  go(browser: Browser, base: string): Promise<readonly string[]>;
}

const DRAWN = '.sb-board[data-drawn]';
const STILL = '.sb-board[data-plain] svg';

export const walk: readonly Step[] = [
  { title: 'the start page', go: startPage },
  { title: 'a turn of Backgammon', go: turnOf('Backgammon') },
  { title: 'a lost WebGL context', go: lostContext },
  { title: 'a turn of Pirates Backgammon', go: turnOf('Pirates Backgammon') },
  { title: 'a turn of Pirateer', go: turnOf('Pirateer') },
  { title: 'an embedded board', go: embedded },
];

async function startPage(browser: Browser, base: string): Promise<readonly string[]> {
  await browser.goto(`${base}/`);
  await shown(browser, 'h1', 'the heading of the start page');
  // From the next page on motion is off, so that the walk waits for nothing but the table.
  const settings = JSON.stringify({ speed: 'off', sound: false });
  await browser.evaluate((kept) => localStorage.setItem('sandbar.settings', kept), settings);
  return [];
}

/** Sets a table of that game at one screen, and plays its first turn. */
function turnOf(game: string): Step['go'] {
  return async (browser, base) => {
    await browser.goto(`${base}/`);
    await press(browser, 'label.card', `^${game}`);
    await press(browser, 'button', '^play here');
    await playTurn(browser);
    return [];
  };
}

/** Takes the context from the board that is open and gives it back; the game goes on. Where there is none the board is a still picture. */
async function lostContext(browser: Browser): Promise<readonly string[]> {
  const inWebGl = await browser.evaluate(hasWebGl);
  if (inWebGl) {
    const before = await browser.picture();
    await browser.evaluate(loseContext);
    await shown(browser, 'canvas[data-found]', 'the context to be found again');
    // A board that was not drawn again leaves a blank, and the picture takes few bytes.
    await until(
      async () => (await browser.picture()).length > before.length * 0.9,
      'the board to be drawn again',
    );
  } else await shown(browser, STILL, 'a still board, since there is no WebGL');
  await press(browser, 'button', '^Roll');
  await playTurn(browser);
  return inWebGl ? [] : ['no WebGL, so its boards are still'];
}

async function embedded(browser: Browser, base: string): Promise<readonly string[]> {
  await browser.goto(`${base}/embed/pos?game=backgammon&id=4HPwATDgc/ABMA:cAkAAAAAAAAA`);
  await shown(browser, DRAWN, 'the embedded board to be drawn');
  return [];
}

/** Plays the turn that is open by pressing what may be pressed, and confirms it: the move is told, and the next in turn is on. */
async function playTurn(browser: Browser): Promise<void> {
  await shown(browser, DRAWN, 'the board to be drawn');
  const begun = await browser.evaluate(storySoFar);
  for (;;) {
    const next = await until(() => browser.evaluate(nextSpot), 'something to press on the board');
    if (next === 'confirm') break;
    const told = await browser.evaluate(boardInWords);
    await browser.press(next);
    await until(
      async () => (await browser.evaluate(boardInWords)) !== told,
      `an answer to a press at ${next.x}, ${next.y}`,
    );
  }
  const played = await browser.evaluate(storySoFar);
  if (played.moves === begun.moves) throw new Error(`the move is not told: ${played.moves}`);
  await press(browser, 'button', '^Confirm');
  await until(async () => {
    const now = await browser.evaluate(storySoFar);
    return now.moves.startsWith(played.moves) && (now.turn !== played.turn || now.moves !== played.moves);
  }, 'the game to go on after the turn');
}

/** Waits until that is in the page, with its fonts. */
async function shown(browser: Browser, css: string, what: string): Promise<void> {
  await until(() => browser.evaluate(isShown, css), what);
  await until(() => browser.evaluate(hasFonts), 'the fonts of the page');
}

/** Presses the thing of this selector whose name fits the pattern, once it can be pressed. */
async function press(browser: Browser, css: string, name: string): Promise<void> {
  await browser.press(await until(() => browser.evaluate(placeOf, css, name), `${css} ${name}`));
}
