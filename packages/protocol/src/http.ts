/** The wire's half over HTTP: what is asked and answered when a match is made, and what a list of tables learns of one. [R1] [R2] [R37] */
import { type Checked, type Games, gameOf, no, yes } from '@sandbar/engine';
import * as v from 'valibot';
import { MATCH_ID, SECRET } from './ids.ts';
import { ABSENCES, CLOCK, type Embedding, FLAGS, MOST_SITES, PATIENCE, type Table } from './table.ts';

/** What a maker asks for. Unknown fields are refused, so that a misspelled option is not lost in silence. */
export interface Request {
  readonly game: string;
  readonly options: unknown;
  readonly seats: number;
  readonly talk: Table['talk'];
  readonly private: boolean;
  readonly absence: Table['absence'];
  readonly patience: number;
  readonly clock: Table['clock'];
  readonly flag: Table['flag'];
  readonly embed?: Embedding;
}

/** An origin as browsers write it: scheme, host in lower case, and a port only where it is not the usual one. */
const ORIGIN = /^https?:\/\/(?:[a-z0-9-]+\.)*[a-z0-9-]+(?::\d{1,5})?$/;

/** What a page sends to have a match made. */
const request = v.strictObject({
  game: v.string(),
  options: v.optional(v.unknown(), {}),
  seats: v.optional(v.number()),
  talk: v.optional(v.picklist(['all', 'seats', 'off']), 'all'),
  private: v.optional(v.boolean(), false),
  absence: v.optional(v.picklist(ABSENCES), 'ask'),
  patience: v.optional(
    v.pipe(v.number(), v.integer(), v.minValue(PATIENCE.least), v.maxValue(PATIENCE.most)),
    PATIENCE.usual,
  ),
  clock: v.optional(
    v.nullable(
      v.strictObject({
        delay: v.pipe(v.number(), v.integer(), v.minValue(CLOCK.delay[0]), v.maxValue(CLOCK.delay[1])),
        bank: v.pipe(v.number(), v.integer(), v.minValue(CLOCK.bank[0]), v.maxValue(CLOCK.bank[1])),
      }),
    ),
    null,
  ),
  flag: v.optional(v.picklist(FLAGS), 'skip'),
  embed: v.exactOptional(
    v.strictObject({
      play: v.optional(v.boolean(), false),
      sites: v.optional(
        v.nullable(v.pipe(v.array(v.pipe(v.string(), v.regex(ORIGIN))), v.maxLength(MOST_SITES))),
        null,
      ),
    }),
  ),
});

/** A request as a page writes it: whatever is left out is as the table above says. */
export type Wanted = v.InferInput<typeof request>;

/** [R1] Reads a maker's request; the reason names the field at fault. */
export function readRequest(games: Games, raw: unknown): Checked<Request> {
  const read = v.safeParse(request, raw);
  if (!read.success) return no(`request.${String(read.issues[0].path?.[0]?.key ?? 'unreadable')}`);
  const { game: id, talk, private: hidden, absence, patience, clock: timed, flag, embed } = read.output;
  const game = gameOf(games, id);
  if (game === undefined) return no('request.game');
  const options = game.readOptions(read.output.options);
  if (!options.ok) return options;
  const allowed = game.seats(options.value);
  const seats = read.output.seats ?? allowed[0];
  if (seats === undefined || !allowed.includes(seats)) return no('request.seats');
  const clock = timed === null ? null : { ...timed, grace: CLOCK.grace };
  return yes({
    game: id,
    options: options.value,
    seats,
    talk,
    private: hidden,
    absence,
    patience,
    clock,
    flag,
    ...(embed === undefined ? {} : { embed }),
  });
}

const secret = v.pipe(v.string(), v.regex(SECRET));

const made = v.object({
  id: v.pipe(v.string(), v.regex(new RegExp(`^${MATCH_ID}$`))),
  host: secret,
  invite: secret,
  seats: v.array(secret),
  watch: secret,
});

/** What a maker gets: the only time that these secrets exist in the clear. [R2] */
export type Made = Readonly<v.InferOutput<typeof made>>;

const summary = v.object({
  game: v.string(),
  phase: v.picklist(['lobby', 'playing', 'over']),
  names: v.array(v.string()),
  turn: v.nullable(v.number()),
});

/** A match in a list of tables: its game, how far it is, who sits where ('' for an open seat), and the seat to act or null. [R37] */
export type MatchSummary = Readonly<v.InferOutput<typeof summary>>;

const refused = v.object({ why: v.string() });

/** Why a request was refused: a reason of the closed list, or a game's own with its field. */
export type Refused = Readonly<v.InferOutput<typeof refused>>;

/** The answer to a request for a match; undefined for a text that no host of ours writes. */
export function readMade(raw: unknown): Made | Refused | undefined {
  const read = v.safeParse(v.union([made, refused]), raw);
  return read.success ? read.output : undefined;
}

/** The answer to a question about a match; undefined for a text that no host of ours writes. */
export function readSummary(raw: unknown): MatchSummary | undefined {
  const read = v.safeParse(summary, raw);
  return read.success ? read.output : undefined;
}
