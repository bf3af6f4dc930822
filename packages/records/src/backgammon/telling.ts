/** A record told as other programs' files tell a match: turns and cube actions, game by game. */
import { type Checked, type Event, no, yes } from '@sandbar/engine';
import { type Action, backgammon, type Fact, type Plain, type State } from './rules.ts';
import type { BackgammonRecord, Entry, Play, ToldGame, Transcript } from './transcript.ts';

/** A game that is still being told. */
type Draft = { -readonly [K in keyof ToldGame]: ToldGame[K] } & { entries: Entry[] };

/**
 * The transcript of a record. What no file can hold is left out: ties of the opening roll, a roll that is asked for and
 * not made, the end by agreement, and leaving where it scores nothing. Reason: `record.from` for a start in the middle of
 * a beaver.
 */
export function transcriptOf(record: BackgammonRecord): Checked<Transcript> {
  let state = backgammon.begin(record.options, record.seats);
  if (state.stage === 'beavered') return no('record.from');
  const games: Draft[] = state.stage === 'between' ? [] : [firstGame(state)];
  for (const event of record.events) {
    const step = backgammon.next(state, event);
    for (const fact of step.facts) tell(games, fact, event, state, step.state);
    state = step.state;
  }
  if (state.stage === 'moving') leaveOpen(games.at(-1));
  const options: Plain = state.options;
  const [red = '', black = ''] = record.names;
  return yes({ options: [options], names: [red, black], date: record.date, games });
}

const draftOf = (state: State): Draft => ({
  line: 0,
  number: state.game,
  score: state.score,
  crawford: state.crawford === 'now',
  automatic: state.automatic,
  start: null,
  entries: [],
  won: null,
});

/** The game that a record begins in: from the set-up, or from a position before its roll and its double. */
function firstGame(state: State): Draft {
  const game = draftOf(state);
  if (state.stage === 'opening') return game;
  const { side, cube, roll } = state;
  game.start = { ...state, stage: 'ready', roll: null, dice: [] };
  if (roll !== null) game.entries.push(playOf(side, roll));
  if (state.stage === 'doubled') game.entries.push({ kind: 'double', line: 0, side, value: cube.value * 2 });
  return game;
}

const playOf = (side: Play['side'], dice: readonly [number, number]): Play => ({
  kind: 'play',
  line: 0,
  side,
  dice,
  hops: [],
  open: false,
});

function tell(games: Draft[], fact: Fact, event: Event<Action>, before: State, after: State): void {
  if (fact.kind === 'set') games.push(draftOf({ ...after, crawford: after.crawford, automatic: false }));
  const game = games.at(-1);
  if (game === undefined) return;
  const { entries } = game;
  switch (fact.kind) {
    case 'turned':
      game.automatic = true;
      break;
    case 'opened': {
      const [a, b] = fact.dice;
      if (fact.side !== null) entries.push(playOf(fact.side, [Math.max(a, b), Math.min(a, b)]));
      break;
    }
    case 'rolled':
      entries.push(playOf(fact.side, event.kind === 'roll' ? pair(event.roll) : fact.roll));
      break;
    case 'moved':
      changeLast(game, (play) => ({
        ...play,
        hops: [...play.hops, { from: fact.from, to: fact.to, hit: false }],
      }));
      break;
    case 'hit':
      changeLast(game, (play) => ({
        ...play,
        hops: play.hops.map((hop, i) => (i === play.hops.length - 1 ? { ...hop, hit: true } : hop)),
      }));
      break;
    case 'doubled':
      entries.push({ kind: 'double', line: 0, side: fact.side, value: fact.value });
      break;
    case 'beavered':
      entries.push({ kind: 'beaver', line: 0, side: fact.side, value: fact.value });
      break;
    case 'took':
    case 'dropped':
      entries.push({
        kind: fact.kind === 'took' ? 'take' : 'drop',
        line: 0,
        side: fact.side,
        value: fact.value,
      });
      break;
    case 'won': {
      const { side, points, how } = fact;
      if (before.stage === 'opening') break;
      const resigned = how === 'resigned' || how === 'left';
      if (resigned && before.stage === 'moving') leaveOpen(game);
      game.won = { line: 0, side, points, resigned };
      break;
    }
  }
}

const pair = (roll: readonly number[]): [number, number] => [roll[0] ?? 0, roll[1] ?? 0];

function changeLast(game: Draft, change: (play: Play) => Play): void {
  const last = game.entries.at(-1);
  if (last?.kind === 'play') game.entries[game.entries.length - 1] = change(last);
}

function leaveOpen(game: Draft | undefined): void {
  if (game !== undefined) changeLast(game, (play) => ({ ...play, open: true }));
}
