/** The question about a seat that is away while it is its turn: the ways on, and who chose what. [R20] */
import { isPerson, type Way } from '@sandbar/protocol';
import { minutes, useNow } from '../../ui/time.ts';
import { words } from '../../ui/words.ts';
import type { Model } from '../model.ts';
import { nameOf } from '../questions.ts';

export function Absence({ model }: { readonly model: Model }) {
  const { table, seat, session } = model;
  const { absent } = table;
  const now = useNow(absent !== null);
  if (absent === null || model.local) return null;
  const who = nameOf(model.names, absent.seat);
  if (absent.until !== null)
    return (
      <div class="offer">
        <p>{words('away.waiting', { who, time: minutes(absent.until - now) })}</p>
      </div>
    );
  const people = session.replica.people?.seats ?? [];
  const present = table.seats.filter(
    (one, at) => at !== absent.seat && isPerson(one) && people[at] === 0,
  ).length;
  const may = seat !== null && seat !== absent.seat && isPerson(table.seats[seat]);
  const claimIn = absent.since + 2 * table.patience - now;
  return (
    <div class="offer absence">
      <p>
        <b>{words('away.title', { who, time: minutes(now - absent.since) })}</b>{' '}
        {present > 1 ? words.say('away.ask.many', { n: present }) : words('away.ask')}{' '}
        {table.seats.length === 2 && !absent.ways.includes('claim') && claimIn > 0 && (
          <span class="quiet">{words('away.claim.later', { time: minutes(claimIn) })}</span>
        )}
      </p>
      {may && absent.ways.map((way) => <WayButton key={way} model={model} way={way} present={present} />)}
    </div>
  );
}

function WayButton({ model, way, present }: { model: Model; way: Way; present: number }) {
  const votes = model.table.absent?.votes ?? [];
  const count = votes.filter((one) => one.way === way).length;
  const mine = votes.some((one) => one.way === way && one.seat === model.seat);
  return (
    <button
      type="button"
      class={way === 'wait' ? 'btn' : 'btn cta'}
      aria-pressed={mine}
      disabled={mine}
      onClick={() => model.ask({ t: 'vote', way })}
    >
      {words(`away.${way}`)}
      {present > 1 && count > 0 && <small> {words('away.votes', { n: count, of: present })}</small>}
    </button>
  );
}
