/** Ids and secrets: how they are made, and the only form in which a secret is kept. [R2] */
import { sha256 } from '@noble/hashes/sha2.js';
import { bytesToHex, utf8ToBytes } from '@noble/hashes/utils.js';

/** 30 letters without look-alikes: no 0, 1, i, l, o, u. */
const ALPHABET = '23456789abcdefghjkmnpqrstvwxyz';
const ID_LENGTH = 17;

/** A match id: 17 letters of 30, 83 random bits. */
export function newId(): string {
  const letters: string[] = [];
  while (letters.length < ID_LENGTH)
    for (const byte of crypto.getRandomValues(new Uint8Array(ID_LENGTH))) {
      const letter = byte < 240 ? ALPHABET[byte % ALPHABET.length] : undefined;
      if (letter !== undefined && letters.length < ID_LENGTH) letters.push(letter);
    }
  return letters.join('');
}

/** Whether a text can be a match id at all. Anything else is answered without asking a match object. */
export const isId = (text: string): boolean => /^[2-9a-hjkmnp-tv-z]{17}$/.test(text);

/** 128 random bits as base64url, 22 letters. */
export function newSecret(): string {
  const bytes = crypto.getRandomValues(new Uint8Array(16));
  return btoa(String.fromCharCode(...bytes))
    .replaceAll('+', '-')
    .replaceAll('/', '_')
    .replace(/=+$/, '');
}

/** What is kept of a secret: SHA-256, synchronous so that a command is carried out in one burst. */
export const hashSecret = (secret: string): string => bytesToHex(sha256(utf8ToBytes(secret)));
