/**
 * What a frame and the page around it say to each other, version 1. Every message is `{ sandbar: 1, type, … }`.
 *
 * The frame tells `ready`, `state`, `event` and `resize`; it hears `goto`, `setOptions` and `getRecord` (answered by `record`).
 * Nothing that is heard plays in the match. With the option `origin` only that origin is told and heard; without it anybody who
 * frames the board is, since it shows what is public: of a private table nothing but `ready` and `resize` is then told.
 */

export const TALK_VERSION = 1;

/** What the page around may ask for. */
export type Heard =
  | { readonly type: 'goto'; readonly ply: number | null }
  | { readonly type: 'setOptions'; readonly options: Readonly<Record<string, unknown>> }
  | { readonly type: 'getRecord'; readonly id: string | null };

export interface Talk {
  tell(type: string, fields: Readonly<Record<string, unknown>>): void;
  /** Who hears what is asked; the last one who said so. */
  hear(ear: (heard: Heard) => void): void;
  close(): void;
}

/** Reads what came from the page around; undefined for anything that is not a message of this interface. */
export function readHeard(data: unknown): Heard | undefined {
  if (typeof data !== 'object' || data === null) return undefined;
  const given = data as Readonly<Record<string, unknown>>;
  if (given.sandbar !== TALK_VERSION) return undefined;
  switch (given.type) {
    case 'goto': {
      const { ply } = given;
      if (ply === null || ply === 'live') return { type: 'goto', ply: null };
      return Number.isInteger(ply) ? { type: 'goto', ply: Number(ply) } : undefined;
    }
    case 'setOptions': {
      const { options } = given;
      return typeof options === 'object' && options !== null && !Array.isArray(options)
        ? { type: 'setOptions', options: options as Readonly<Record<string, unknown>> }
        : undefined;
    }
    case 'getRecord':
      return { type: 'getRecord', id: typeof given.id === 'string' ? given.id.slice(0, 64) : null };
    default:
      return undefined;
  }
}

/** Opens the conversation with the page around. `origin` is the only one to talk to, or null for whoever it is. */
export function openTalk(origin: string | null): Talk {
  let ear: (heard: Heard) => void = () => {};
  const framed = window.parent !== window;
  const listen = (event: MessageEvent): void => {
    if (event.source !== window.parent || (origin !== null && event.origin !== origin)) return;
    const heard = readHeard(event.data);
    if (heard !== undefined) ear(heard);
  };
  if (framed) window.addEventListener('message', listen);
  return {
    tell(type, fields) {
      if (framed) window.parent.postMessage({ sandbar: TALK_VERSION, type, ...fields }, origin ?? '*');
    },
    hear(next) {
      ear = next;
    },
    close: () => window.removeEventListener('message', listen),
  };
}
