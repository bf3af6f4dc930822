/** What the walk asks of a browser, whatever its protocol, and waiting for what a page becomes. */
import { setTimeout as pause } from 'node:timers/promises';

export interface Place {
  readonly x: number;
  readonly y: number;
}

export interface Browser {
  /** Its name and version, for people. */
  readonly title: string;
  goto(address: string): Promise<void>;
  /** Runs a function in the page, which sees nothing but its arguments. They and the answer, or what it promises, are plain JSON. */
  evaluate<Args extends readonly unknown[], Answer>(
    run: (...args: Args) => Answer,
    ...args: Args
  ): Promise<Awaited<Answer>>;
  /** Presses the pointer at a place of the window, in CSS px, and lets it go. */
  press(at: Place): Promise<void>;
  /** The window as a PNG. */
  picture(): Promise<Buffer>;
  /** Closes it, and resolves with what its console has told as errors. */
  close(): Promise<readonly string[]>;
}

/** A browser that may be installed here. */
export interface Kind {
  readonly name: string;
  /** The Debian package that brings it. */
  readonly debian: string;
  isHere(): boolean;
  /** Opens an empty window on that X display. */
  open(display: string): Promise<Browser>;
}

/** The size of the windows, in CSS px: wide enough for the panel with the moves, and low, since the processor draws every pixel. */
export const WINDOW = { width: 1110, height: 600 };

/** The call of a function as an expression that a page can be given; it promises its answer as JSON. */
export const asExpression = (run: (...args: never) => unknown, args: readonly unknown[]): string =>
  `Promise.resolve((${run})(...${JSON.stringify(args)})).then((answer) => JSON.stringify(answer ?? null))`;

const PATIENCE_MS = 20_000;

/** Looks until there is an answer other than null or false, and resolves with it. `what` is named if none comes. */
export async function until<T>(
  look: () => Promise<T>,
  what: string,
): Promise<Exclude<T, null | false | undefined>> {
  const end = Date.now() + PATIENCE_MS;
  for (;;) {
    const answer = await look();
    if (answer) return answer as Exclude<T, null | false | undefined>;
    if (Date.now() > end) throw new Error(`${what}: not within ${PATIENCE_MS / 1000} s`);
    await pause(50);
  }
}
