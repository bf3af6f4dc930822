/** Ids and secrets as this worker makes them, and the only form in which a secret is kept. [R2] */
import { sha256 } from '@noble/hashes/sha2.js';
import { bytesToHex, utf8ToBytes } from '@noble/hashes/utils.js';
import { type Fill, newMatchId, newSecret } from '@sandbar/protocol';

const fill: Fill = (into) => crypto.getRandomValues(into);

export const freshId = (): string => newMatchId(fill);
export const freshSecret = (): string => newSecret(fill);

/** What is kept of a secret: SHA-256, synchronous so that a command is carried out in one burst. */
export const hashSecret = (secret: string): string => bytesToHex(sha256(utf8ToBytes(secret)));
