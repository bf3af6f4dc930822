/** Reads what a client sent. Everything here is untrusted; the answer is a well-shaped message or `unreadable`. */
import { type Checked, no, yes } from '@sandbar/engine';
import * as v from 'valibot';
import { ID, readPlayFrame } from './frames.ts';
import { SECRET } from './ids.ts';
import { CHAT_LENGTH, NAME_LENGTH } from './limits.ts';
import { plainLine } from './plain.ts';
import { WAYS } from './table.ts';
import type { ClientMessage } from './wire.ts';

const id = v.pipe(v.string(), v.regex(ID));
const secret = v.pipe(v.string(), v.regex(SECRET));
const seat = v.pipe(v.number(), v.integer(), v.minValue(0), v.maxValue(7));
const count = v.pipe(v.number(), v.integer(), v.minValue(0));
const schema = v.variant('t', [
  v.strictObject({
    t: v.literal('hello'),
    v: count,
    tokens: v.pipe(v.array(secret), v.maxLength(4)),
    have: count,
    embed: v.exactOptional(v.literal(true)),
  }),
  v.strictObject({ t: v.literal('sit'), id, seat: v.optional(seat), name: v.string(), secret }),
  v.strictObject({ t: v.literal('stand'), id }),
  v.strictObject({ t: v.literal('name'), id, name: v.string() }),
  v.strictObject({ t: v.literal('ready'), id, on: v.boolean() }),
  v.strictObject({ t: v.literal('start'), id }),
  v.strictObject({
    t: v.literal('table'),
    id,
    options: v.optional(v.unknown()),
    seats: v.optional(v.pipe(v.number(), v.integer(), v.minValue(2), v.maxValue(8))),
    free: v.optional(seat),
    swap: v.optional(v.tuple([seat, seat])),
    talk: v.optional(v.picklist(['all', 'seats', 'off'])),
    private: v.optional(v.boolean()),
    muted: v.optional(v.pipe(v.array(seat), v.maxLength(8))),
  }),
  v.strictObject({ t: v.literal('offer'), id, at: count, what: v.pipe(v.string(), v.maxLength(40)) }),
  v.strictObject({ t: v.literal('answer'), id, what: v.pipe(v.string(), v.maxLength(40)), yes: v.boolean() }),
  v.strictObject({ t: v.literal('say'), id, text: plainLine(CHAT_LENGTH), name: v.optional(v.string()) }),
  v.strictObject({ t: v.literal('remove'), id, n: count }),
  v.strictObject({ t: v.literal('renew'), id, what: v.union([v.picklist(['any', 'watch']), seat]), secret }),
  v.strictObject({ t: v.literal('vote'), id, way: v.picklist(WAYS) }),
  v.strictObject({ t: v.literal('leave'), id }),
]);

/** Reads one frame of a client. */
export function readClientFrame(frame: string): Checked<ClientMessage> {
  if (frame.startsWith('P') || frame.startsWith('D')) return readPlayFrame(frame);
  let json: unknown;
  try {
    json = JSON.parse(frame);
  } catch {
    return no('unreadable');
  }
  const read = v.safeParse(schema, json);
  return read.success ? yes(read.output) : no('unreadable');
}

/** Whether a text takes more than `most` bytes of UTF-8. Only where its length leaves that open are they counted. */
export function isLonger(text: string, most: number): boolean {
  if (text.length > most) return true;
  if (text.length * 3 <= most) return false;
  let bytes = 0;
  for (let i = 0; i < text.length; i++) {
    const code = text.codePointAt(i) ?? 0;
    bytes += code < 0x80 ? 1 : code < 0x800 ? 2 : code < 0x10000 ? 3 : 4;
    if (code >= 0x10000) i++;
  }
  return bytes > most;
}

/** The id of a command that could not be read, if it has one, so that the refusal finds its way. */
export function idOf(frame: string): string | undefined {
  const found = /^P([0-9A-Za-z_-]{4,16}) /.exec(frame) ?? /"id":"([0-9A-Za-z_-]{4,16})"/.exec(frame);
  return found?.[1];
}

const nameSchema = plainLine(NAME_LENGTH);

/** [R5] A name: 1 to 20 characters that can be seen, trimmed, in NFC. */
export function readName(raw: string): Checked<string> {
  const read = v.safeParse(nameSchema, raw);
  return read.success ? yes(read.output) : no('name');
}
