/** Between two games and after the last: what the place of the actions offers then. [R29] [R30] */
import { useEffect, useState } from 'preact/hooks';
import { Icon } from '../../ui/icon.tsx';
import { words } from '../../ui/words.ts';
import type { Model } from '../model.ts';
import { nameOf, offerOf } from '../questions.ts';

/** "Next game": pressed by all who are here it starts at once, else by itself after a while. */
export function NextGame({ model }: { readonly model: Model }) {
  const { table, seat } = model;
  if (table.next === null || seat === null) return null;
  const ready = table.next.ready.includes(seat);
  const other = table.seats.findIndex((_, i) => i !== seat);
  return (
    <button
      type="button"
      class="btn cta"
      disabled={ready}
      onClick={() => model.ask({ t: 'ready', on: true })}
    >
      {ready ? words('say.next.waiting', { who: nameOf(model.names, other) }) : words('act.next')}
    </button>
  );
}

/** The button is dead at first, since Confirm was there a moment ago; ms. */
const DEAD_MS = 800;

/** After the last game: the result where it has no place of its own, and the way to the next match. */
export function After(props: {
  readonly model: Model;
  /** Shows the result; absent where it stands beside the board. */
  readonly onResult?: (() => void) | undefined;
}) {
  if (props.model.table.phase !== 'over') return null;
  return (
    <>
      {props.onResult !== undefined && (
        <button type="button" class="btn" onClick={props.onResult}>
          <Icon name="flag" />
          {words('table.result')}
        </button>
      )}
      <Again model={props.model} />
    </>
  );
}

function Again({ model }: { readonly model: Model }) {
  const { table, seat, local } = model;
  const [awake, setAwake] = useState(false);
  useEffect(() => {
    const timer = setTimeout(() => setAwake(true), DEAD_MS);
    return () => clearTimeout(timer);
  }, []);
  if (local)
    return (
      <a class="btn cta" href="/">
        {words('act.newTable')}
      </a>
    );
  if (table.after !== null)
    return (
      <a class="btn cta" href={`/m/${table.after}${location.hash}`}>
        <Icon name="rotateCcw" />
        {words('act.toRematch')}
      </a>
    );
  if (seat === null) return null;
  const asked = offerOf(table, 'rematch');
  const mine = asked?.yes.includes(seat) === true;
  const other = table.seats.findIndex((_, i) => i !== seat);
  const press = (): void =>
    asked === undefined
      ? model.ask({ t: 'offer', at: model.session.replica.at, what: 'rematch' })
      : model.ask({ t: 'answer', what: 'rematch', yes: true });
  return (
    <button type="button" class="btn cta" disabled={!awake || mine} onClick={press}>
      <Icon name="rotateCcw" />
      {mine
        ? asked.ask.length > 2
          ? words('act.rematch.count', { n: asked.yes.length, of: asked.ask.length })
          : words('act.rematch.waiting', { who: nameOf(model.names, other) })
        : words(asked === undefined ? 'act.rematch' : 'act.rematch.accept')}
    </button>
  );
}
