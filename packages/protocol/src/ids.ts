/** Ids of matches and secrets of seats: their form, and how they are made of random bytes that are handed in. [R2] [R6] */

/** Fills an array with bytes that nobody can foretell, as `crypto.getRandomValues` does. */
export type Fill = (into: Uint8Array<ArrayBuffer>) => unknown;

/** 30 letters without look-alikes: no 0, 1, i, l, o, u. */
const LETTERS = '23456789abcdefghjkmnpqrstvwxyz';
const ID_LENGTH = 17;
/** Bytes from here on would make some letters likelier than others. */
const FAIR = 256 - (256 % LETTERS.length);

/** A match id within a longer pattern. */
export const MATCH_ID = '[2-9a-hjkmnp-tv-z]{17}';
const WHOLE_ID = new RegExp(`^${MATCH_ID}$`);

/** Whether a text can be a match id at all. Anything else is answered without asking a match object. */
export const isMatchId = (text: string): boolean => WHOLE_ID.test(text);

/** A match id: 17 letters of 30, 83 random bits. */
export function newMatchId(fill: Fill): string {
  let id = '';
  while (id.length < ID_LENGTH) {
    const bytes = new Uint8Array(ID_LENGTH);
    fill(bytes);
    for (const byte of bytes) if (byte < FAIR && id.length < ID_LENGTH) id += LETTERS[byte % LETTERS.length];
  }
  return id;
}

/** A secret: 128 bits as base64url, 22 letters. */
export const SECRET = /^[0-9A-Za-z_-]{22}$/;

export const isSecret = (text: string): boolean => SECRET.test(text);

const SECRET_BYTES = 16;
const BASE64URL = 'ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz0123456789-_';

/** RFC 4648, section 5, without padding. */
export function newSecret(fill: Fill): string {
  const bytes = new Uint8Array(SECRET_BYTES);
  fill(bytes);
  let text = '';
  for (let at = 0; at < SECRET_BYTES; at += 3) {
    const [a = 0, b = 0, c = 0] = bytes.subarray(at, at + 3);
    const bits = (a << 16) | (b << 8) | c;
    for (const shift of [18, 12, 6, 0]) text += BASE64URL[(bits >> shift) & 63];
  }
  return text.slice(0, Math.ceil((SECRET_BYTES * 8) / 6));
}
