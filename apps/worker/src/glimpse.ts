/** What pictures and previews see of a match, read so seldom that a link in a busy channel costs a match nothing. */
import { type Host, isMatchId, type MatchSummary, type Phase } from '@sandbar/protocol';
import type { Context } from 'hono';
import { hashSecret } from './secrets.ts';

/** A table that anybody may watch, as it stood at most a minute or two ago. */
export interface OpenGlimpse {
  readonly private: false;
  readonly game: string;
  /** As the game's `readOptions` takes them. */
  readonly options: unknown;
  /** How many seats there are; open ones are counted before the start. */
  readonly seats: number;
  readonly phase: Phase;
  /** By seat; '' for an open one. */
  readonly names: readonly string[];
  /** The state as the game's `write` gives it; null before the start. */
  readonly state: string | null;
  /** Set where the match is over: the winning seat (null for a draw) and how, as the game's result names it. */
  readonly winner?: number | null;
  readonly how?: string;
  /** How many game entries the log has. */
  readonly entries: number;
}

/** Nothing is told of a private table but that it is one. Of every table: the origins that may frame it, null for all. */
export type Glimpse = (OpenGlimpse | { readonly private: true }) & {
  readonly sites: readonly string[] | null;
};

/** How long an answer holds, at the edge and again in the object. s */
export const GLIMPSE_S = 60;

/** A host of its own, so that no page of ours can ever be stored under the same key. */
const KEYS = 'https://glimpse.sandbar.invalid/';

type Room = ReturnType<Host['room']>;

/** What a list of tables learns of a match: null where it is private and none of these secrets opens it. */
export function summaryIn(
  { kept, game, state, roles }: Room,
  secrets: readonly string[],
): MatchSummary | null {
  if (kept.table.private && !secrets.some((secret) => roles.has(hashSecret(secret)))) return null;
  const turn = state === undefined ? null : game.turn(state);
  return {
    game: kept.table.game,
    phase: kept.table.phase,
    names: kept.table.seats.map((seat) => seat.name),
    turn: turn?.kind === 'seat' ? turn.seat : null,
  };
}

/** What a picture needs of an open match. */
function glimpseIn({ kept, game, state, at }: Room): OpenGlimpse {
  const { table } = kept;
  const turn = state === undefined ? null : game.turn(state);
  return {
    private: false,
    game: table.game,
    options: table.options,
    seats: table.seats.length,
    phase: table.phase,
    names: table.seats.map((seat) => seat.name),
    state: state === undefined ? null : game.write(state),
    ...(turn?.kind === 'over' ? { winner: turn.result.winner, how: turn.result.how } : {}),
    entries: at,
  };
}

/** Keeps an object's answer for a minute: this is what holds where the Cache API does nothing. */
export function keepGlimpse(): (room: Room, now: number) => Glimpse {
  let kept: { readonly until: number; readonly glimpse: Glimpse } | undefined;
  return (room, now) => {
    // Looked at every time: what has become private is not shown for another minute.
    const { private: hidden, embed } = room.kept.table;
    const sites = embed?.sites ?? null;
    if (hidden) return { private: true, sites };
    if (kept === undefined || kept.until <= now)
      kept = { until: now + GLIMPSE_S * 1000, glimpse: { ...glimpseIn(room), sites } };
    return kept.glimpse;
  };
}

/**
 * What a match looks like, null where there is none. The match is asked at most once a minute (for each of the platform's
 * data centers); an id that cannot be one asks nobody, an unknown one is remembered like any other and stores nothing.
 */
export async function glimpseOf(c: Context<{ Bindings: Env }>, id: string): Promise<Glimpse | null> {
  if (!isMatchId(id)) return null;
  const cache = caches.default;
  const key = KEYS + id;
  const found = await cache.match(key);
  if (found !== undefined) return found.json();
  const glimpse = await c.env.MATCH.get(c.env.MATCH.idFromName(id)).glimpse();
  await cache.put(
    key,
    Response.json(glimpse, { headers: { 'cache-control': `public, max-age=${GLIMPSE_S}` } }),
  );
  return glimpse;
}
