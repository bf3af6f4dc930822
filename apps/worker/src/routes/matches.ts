/** Making a match, what a list of tables learns of one, and the way to its socket. */
import { type Games, games } from '@sandbar/engine';
import { isMatchId, LIMITS, type Made, type Making, type Role, readRequest } from '@sandbar/protocol';
import { type Context, Hono } from 'hono';
import { bodyLimit } from 'hono/body-limit';
import { hintFor } from '../location.ts';
import { noteFault } from '../log.ts';
import { countersName, placeOf } from '../makers.ts';
import { relayName } from '../match/relay.ts';
import { unknownMatch } from '../match/unknown.ts';
import { freshId, freshSecret, hashSecret } from '../secrets.ts';

const MOST_BYTES = 4 * 1024;
const MOST_SECRETS = 4;

/** The routes, over a registry of games: a bench may bring one of its own. */
export function matchRoutes(registry: Games = games): Hono<{ Bindings: Env }> {
  const routes = new Hono<{ Bindings: Env }>();
  const refuse = (c: Context, why: string, status: 400 | 404 | 413 | 415 | 426 | 429) =>
    c.json({ why }, status);

  routes.post(
    '/api/matches',
    bodyLimit({ maxSize: MOST_BYTES, onError: (c) => refuse(c, 'too-large', 413) }),
    async (c) => {
      // Other types go over the net from any site without a question; JSON is asked for first.
      if (!/^application\/json\s*(;|$)/i.test(c.req.header('content-type') ?? ''))
        return refuse(c, 'unreadable', 415);
      const raw: unknown = await c.req.json().catch(() => undefined);
      const request = readRequest(registry, raw);
      if (!request.ok) return refuse(c, request.why, 400);
      if (!(await mayMake(c))) return refuse(c, 'too-many-tables', 429);
      const { seats, ...asked } = request.value;
      const made: Made = {
        id: freshId(),
        host: freshSecret(),
        invite: freshSecret(),
        seats: Array.from({ length: seats }, freshSecret),
        watch: freshSecret(),
      };
      const making: Making = {
        ...asked,
        id: made.id,
        seats: made.seats.map(() => ''),
        roles: rolesOf(made),
        host: null,
        before: null,
      };
      const hint = hintFor(c.req.raw.cf);
      const stub = c.env.MATCH.get(
        c.env.MATCH.idFromName(made.id),
        hint === undefined ? {} : { locationHint: hint },
      );
      await stub.make(making);
      return c.json(made, 201);
    },
  );

  routes.get('/api/matches/:id', async (c) => {
    // Hono lets GET answer HEAD too; a HEAD must not wake a match.
    if (c.req.raw.method === 'HEAD') return c.body(null, 204);
    const id = c.req.param('id');
    const secrets = (c.req.header('authorization') ?? '').replace(/^Bearer /, '').split(',', MOST_SECRETS);
    const summary = isMatchId(id) ? await c.env.MATCH.get(c.env.MATCH.idFromName(id)).summary(secrets) : null;
    if (summary === null) return refuse(c, 'unknown-match', 404);
    return c.json(summary, 200, { 'cache-control': 'no-store' });
  });

  routes.get('/ws/:id', async (c) => {
    const id = c.req.param('id');
    const isSocket = c.req.header('upgrade')?.toLowerCase() === 'websocket';
    if (!isMatchId(id)) return isSocket ? unknownMatch() : refuse(c, 'unknown-match', 404);
    if (!isSocket) return refuse(c, 'unreadable', 426);
    const relay = c.req.query('relay');
    if (relay === undefined) return c.env.MATCH.get(c.env.MATCH.idFromName(id)).fetch(c.req.raw);
    const number = Number(relay);
    // No more relays than a match sends its watchers to: nobody makes objects by asking for others.
    if (!Number.isInteger(number) || number < 0 || number >= LIMITS.relays)
      return refuse(c, 'unreadable', 400);
    return c.env.RELAY.get(c.env.RELAY.idFromName(relayName(id, number))).fetch(c.req.raw);
  });

  return routes;
}

/** [R34] Whether another match may come from where this request comes from. If nobody can count, it may: a fault of ours stops no game. */
async function mayMake(c: Context<{ Bindings: Env }>): Promise<boolean> {
  const place = placeOf(c.req.header('cf-connecting-ip'));
  if (place === undefined) return true;
  const { MAKERS } = c.env;
  const { continent } = (c.req.raw.cf ?? {}) as { readonly continent?: string };
  try {
    return await MAKERS.get(MAKERS.idFromName(countersName(Date.now(), continent))).count(place);
  } catch (fault) {
    noteFault('Makers.count', fault);
    return true;
  }
}

const rolesOf = (made: Made): [string, Role][] => [
  [hashSecret(made.host), { kind: 'host' }],
  [hashSecret(made.invite), { kind: 'invite', seat: 'any' }],
  ...made.seats.map((secret, seat): [string, Role] => [hashSecret(secret), { kind: 'invite', seat }]),
  [hashSecret(made.watch), { kind: 'watch' }],
];
