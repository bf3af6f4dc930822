/** The text frames of the wire: `play`, `draft` and `log`; and the first entry of a log. Numbers are base 36. */
import { type Checked, no, yes } from '@sandbar/engine';
import type { ClientMessage, ServerMessage } from './wire.ts';
import { readWords, wordsText } from './words.ts';

/** What a match is played as: the first entry of its log. */
export interface Head {
  readonly game: string;
  readonly edition: number;
  readonly seats: number;
  readonly options: unknown;
}

const START = '#start';

/** The first entry as one word; spaces inside texts are escaped, since words are joined by spaces. */
export const startWord = (head: Head): string => `${START}${JSON.stringify(head).replaceAll(' ', '\\u0020')}`;

/** Reads what `startWord` wrote; undefined for any other word. */
export function readStart(word: string): Head | undefined {
  if (!word.startsWith(START)) return undefined;
  try {
    return JSON.parse(word.slice(START.length)) as Head;
  } catch {
    return undefined;
  }
}

/** 32-bit FNV-1a of a state's text, base 36: tells two replicas apart, protects nothing. */
export function stateHash(text: string): string {
  let hash = 0x811c9dc5;
  for (let i = 0; i < text.length; i++) hash = Math.imul(hash ^ text.charCodeAt(i), 0x01000193);
  return (hash >>> 0).toString(36);
}

const base36 = (text: string | undefined): number | undefined =>
  text !== undefined && /^[0-9a-z]{1,9}$/.test(text) ? Number.parseInt(text, 36) : undefined;

/** `P<id> <at> <actions>` and `D<at> <actions>`, actions joined by commas. */
export const playFrame = (id: string, at: number, actions: readonly string[]): string =>
  `P${id} ${at.toString(36)} ${actions.join(',')}`;
export const draftFrame = (at: number, actions: readonly string[]): string =>
  `D${at.toString(36)} ${actions.join(',')}`;

/** The most actions that one turn may have. */
const MOST_ACTIONS = 64;

export const ID = /^[0-9A-Za-z_-]{4,16}$/;

export function readPlayFrame(frame: string): Checked<ClientMessage> {
  const [head = '', second, third, ...more] = frame.split(' ');
  const draft = head.startsWith('D');
  const at = base36(draft ? head.slice(1) : second);
  const listed = draft ? second : third;
  if (at === undefined || listed === undefined || more.length > 0) return no('unreadable');
  if (draft && third !== undefined) return no('unreadable');
  const actions = listed === '' ? [] : listed.split(',');
  if (actions.length > MOST_ACTIONS || actions.some((word) => word === '')) return no('unreadable');
  if (draft) return yes({ t: 'draft', at, actions });
  const id = head.slice(1);
  return ID.test(id) && actions.length > 0 ? yes({ t: 'play', id, at, actions }) : no('unreadable');
}

/** `L<from> <ms> <words>[ <hash>]` */
export const logFrame = (from: number, ms: number, words: readonly string[], hash?: string): string =>
  `L${from.toString(36)} ${ms === 0 ? '' : ms.toString(36)} ${wordsText(words)}${hash === undefined ? '' : ` ${hash}`}`;

/** Reads what a host sent; undefined for what no host of this version sends. */
export function readServerFrame(frame: string): ServerMessage | undefined {
  if (frame.startsWith('L')) return readLogFrame(frame);
  if (frame.startsWith('D')) {
    const draft = readPlayFrame(frame);
    return draft.ok && draft.value.t === 'draft' ? draft.value : undefined;
  }
  try {
    const message: unknown = JSON.parse(frame);
    return typeof message === 'object' && message !== null && 't' in message
      ? (message as ServerMessage)
      : undefined;
  } catch {
    return undefined;
  }
}

function readLogFrame(frame: string): ServerMessage | undefined {
  const [head = '', time, line, hash] = frame.split(' ');
  const from = base36(head.slice(1));
  const ms = time === '' ? 0 : base36(time);
  if (from === undefined || ms === undefined || line === undefined) return undefined;
  return { t: 'log', from, ms, words: readWords(line), hash };
}
