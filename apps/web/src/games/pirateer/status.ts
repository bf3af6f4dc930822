/** What is said to a captain: what may be done now, as a title and a sentence. */
import * as pirateerArt from '@sandbar/boards/pirateer/art';
import { pirateer, type Seat } from '@sandbar/engine';
import { words } from '../../ui/words.ts';
import type { Chronicle } from './chronicle.ts';
import { notationOf } from './log.ts';

type State = pirateer.State;
type Fact = pirateer.Fact;

export interface Saying {
  readonly title: string;
  readonly line: string;
  readonly alarm?: boolean;
}

export interface Situation {
  readonly state: State;
  readonly chronicle: Chronicle;
  /** The seat of this page, null for a watcher. */
  readonly seat: Seat | null;
  readonly names: readonly string[];
  readonly draftFacts: readonly Fact[];
  readonly sending: boolean;
  readonly picked: string | null;
  readonly wish: string | null;
}

export const actorIn = (state: State): Seat | null => {
  const turn = pirateer.pirateer.turn(state);
  return turn.kind === 'seat' ? turn.seat : null;
};

export function sayOf(at: Situation): Saying {
  const { state, seat, draftFacts, sending, picked } = at;
  const mine = seat !== null && actorIn(state) === seat;
  if (sending) return { title: words('say.sea.sending'), line: draftLine(draftFacts) };
  const moved = draftFacts.length > 0;
  if (moved && !mine)
    return { title: notationOf(draftFacts) || words('say.sea.done.line'), line: draftLine(draftFacts) };
  if (!mine) return theirs(at);
  switch (state.stage) {
    case 'ready':
      return ready(at);
    case 'sailing': {
      const left = words('say.sea.pick.line', { n: state.dice.length });
      if (moved)
        return {
          title: notationOf(draftFacts) || words('say.sea.pick'),
          line: `${draftLine(draftFacts)} ${left}`.trim(),
        };
      return picked === null
        ? { title: words('say.sea.pick'), line: mustText(state) || left }
        : { title: words('say.sea.target'), line: words('say.sea.target.line') };
    }
    case 'storm':
      return { title: words('say.sea.storm'), line: words('say.sea.storm.line'), alarm: true };
    case 'naming':
      return state.dice.length === 0
        ? { title: words('say.sea.naming'), line: words('say.sea.naming.line') }
        : {
            title: words('say.sea.named', { dice: state.dice.join(', ') }),
            line: words('say.sea.named.line', { n: state.roll.length - state.dice.length }),
          };
    default:
      return { title: words('say.sea.again'), line: words('say.sea.again.line') };
  }
}

function ready({ state, picked, wish }: Situation): Saying {
  if (wish === 'device')
    return picked === null
      ? { title: words('sea.device.pick'), line: words('sea.device.pick.line') }
      : { title: words('sea.device.ask'), line: words('sea.device.line'), alarm: true };
  const devices = pirateer.pirateer.legal(state).length > 1;
  return {
    title: words('say.sea.ready'),
    line: words(devices ? 'say.sea.ready.device' : 'say.sea.ready.line'),
  };
}

function theirs({ state, names, chronicle }: Situation): Saying {
  if (state.stage === 'over') return { title: words('say.sea.over'), line: '' };
  const seat = actorIn(state);
  if (seat === null) return { title: words('say.sea.chance'), line: '' };
  const line = chronicle.lines.at(-1);
  const dice = state.roll.length > 0 ? words('say.sea.they.dice', { dice: state.roll.join(', ') }) : '';
  const moves = line ? notationOf(line.facts) : '';
  return {
    title: words('say.sea.they', { who: names[seat] ?? '' }),
    line: moves || dice || words('say.sea.they.line'),
  };
}

/** "Must use both dice" */
export function mustText({ must, dice, stage }: State): string {
  if (stage !== 'sailing' || dice.length < 2) return '';
  if (must === dice.length) return dice.length === 2 ? words('sea.must') : words('sea.must.all', { n: must });
  return dice.length === 2 ? words('sea.must.one') : words('sea.must.some', { n: must });
}

/** "With 2 then 5: captures French." as far as facts tell it. */
export function draftLine(facts: readonly Fact[]): string {
  const dice = facts.flatMap((fact) => (fact.kind === 'sailed' ? [fact.die] : []));
  const said = pirateerArt.saying(words, facts);
  if (dice.length === 0) return '';
  const by = dice.map(String).reduce((before, die) => words('say.sea.then', { dice: before, die }));
  return said === '' ? words('say.sea.by', { dice: by }) : words('say.sea.by.what', { dice: by, what: said });
}
