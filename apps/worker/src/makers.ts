/** [R34] How many matches come from one place: a coarse part of an address, mixed with a secret of the day, forgotten within it. */
import { DurableObject } from 'cloudflare:workers';
import { sha256 } from '@noble/hashes/sha2.js';
import { bytesToHex, randomBytes, utf8ToBytes } from '@noble/hashes/utils.js';
import { HOUR } from './match/clock.ts';

/** Matches from one place in any sixty minutes. */
export const MOST_AN_HOUR = 60;

/** How many count at a time: those of its hour, and of those of the hour before the share that is not yet sixty minutes old. */
export const inLastHour = (n: number, before: number, now: number): number =>
  n + Math.floor(before * (1 - (now % HOUR) / HOUR));

/** One object a day and part of the world counts; its alarm deletes it with its secret. */
export class Makers extends DurableObject<Env> {
  constructor(ctx: DurableObjectState, env: Env) {
    super(ctx, env);
    ctx.storage.sql.exec(
      'CREATE TABLE IF NOT EXISTS count (place TEXT, hour INTEGER, n INTEGER, PRIMARY KEY (place, hour)) WITHOUT ROWID',
    );
  }

  /** Counts one match from a place; whether it may still be made. */
  async count(place: string): Promise<boolean> {
    const { sql, kv } = this.ctx.storage;
    const now = Date.now();
    let salt = kv.get<string>('salt');
    if (salt === undefined) {
      salt = bytesToHex(randomBytes(16));
      kv.put('salt', salt);
      await this.ctx.storage.setAlarm(now + 24 * HOUR);
    }
    const hash = bytesToHex(sha256(utf8ToBytes(salt + place))).slice(0, 16);
    const hour = Math.floor(now / HOUR);
    const before =
      sql.exec<{ n: number }>('SELECT n FROM count WHERE place = ? AND hour = ?', hash, hour - 1).toArray()[0]
        ?.n ?? 0;
    const { n } = sql
      .exec<{ n: number }>(
        'INSERT INTO count VALUES (?, ?, 1) ON CONFLICT DO UPDATE SET n = n + 1 RETURNING n',
        hash,
        hour,
      )
      .one();
    return inLastHour(n, before, now) <= MOST_AN_HOUR;
  }

  override async alarm(): Promise<void> {
    await this.ctx.storage.deleteAll();
  }
}

/**
 * The part of an address that is counted: the first three numbers of an IPv4, the first three groups of an IPv6 address.
 * Undefined where there is none, as on one's own machine: nothing is counted there.
 */
export function placeOf(address: string | undefined): string | undefined {
  if (address === undefined || address.startsWith('127.') || address === '::1') return undefined;
  const four = /^(\d+\.\d+\.\d+)\.\d+$/.exec(address)?.[1];
  if (four !== undefined) return four;
  return address.includes(':') ? address.split(':').slice(0, 3).join(':') : undefined;
}

/** The object that counts today for a part of the world. */
export const countersName = (now: number, continent: string | undefined): string =>
  `${new Date(now).toISOString().slice(0, 10)}:${continent ?? '-'}`;
