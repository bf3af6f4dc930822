/** What stands over the chart: the keys of the view, whether treasure is taken, and what sails from a stack. */
import type { pirateer } from '@sandbar/engine';
import type { ComponentChildren } from 'preact';
import type { Model } from '../../table/model.ts';
import type { Turn } from '../../table/turn.ts';
import { Icon } from '../../ui/icon.tsx';
import { words } from '../../ui/words.ts';
import { CoinArt } from './art.tsx';
import { landingOf, stackOn } from './choices.ts';

type State = pirateer.State;

/** Nearer, farther, whole, my ships. */
export function View(props: {
  readonly turn: Turn;
  readonly state: State;
  /** Whose ships "my ships" are; null for who watches. */
  readonly seat: number | null;
  readonly phone: boolean;
}) {
  const { turn, state, seat, phone } = props;
  const own = (state.fleets[seat ?? -1] ?? []).flatMap((fleet) =>
    (state.ships[fleet] ?? []).map(({ at }) => at),
  );
  return (
    <fieldset class="sea-view" aria-label={words('sea.view')}>
      {!phone && (
        <button type="button" aria-label={words('sea.farther')} onClick={() => turn.look('farther')}>
          −
        </button>
      )}
      <button type="button" onClick={() => turn.look('whole')}>
        {words('sea.whole')}
      </button>
      {seat !== null && (
        <button type="button" disabled={own.length === 0} onClick={() => turn.look(own)}>
          {words('sea.mine')}
        </button>
      )}
      {!phone && (
        <button type="button" aria-label={words('sea.nearer')} onClick={() => turn.look('nearer')}>
          +
        </button>
      )}
    </fieldset>
  );
}

/** The choice that belongs to what is on the board now. */
export function Bubble({ model, turn }: { readonly model: Model; readonly turn: Turn }) {
  const { replica } = model.session;
  if (replica.sent !== null) return null;
  const landing = landingOf(replica.confirmed as State, replica.draft as readonly pirateer.Action[]);
  const stack = turn.picked === null ? null : stackOn(model.state as State, turn.picked);
  if (stack !== null)
    return (
      <Choice title={words('sea.stack.ask')}>
        {stack.ways.map((way) => (
          <button
            key={way}
            type="button"
            aria-pressed={(turn.wish ?? stack.ways[0]) === way}
            onClick={() => turn.setWish(way)}
          >
            {way === 'all' ? words('sea.stack.all', { n: stack.ships }) : words(`sea.stack.${way}`)}
          </button>
        ))}
      </Choice>
    );
  if (landing === null || turn.picked !== null) return null;
  if (landing.other === null)
    return landing.barred ? (
      <div class="sea-bubble quiet" role="status">
        {words('sea.treasure.barred')}
      </div>
    ) : null;
  const { action, other, at } = landing;
  const swap = (to: 'take' | 'decline'): void => {
    if (action.plunder === to) return;
    const rest = (replica.draft as readonly pirateer.Action[]).slice(at + 1);
    for (let i = replica.draft.length; i > at; i--) turn.undo();
    turn.act([other, ...rest]);
  };
  return (
    <Choice title={words('sea.treasure.ask')} picture={<CoinArt size={26} />}>
      {(['take', 'decline'] as const).map((to) => (
        <button key={to} type="button" aria-pressed={action.plunder === to} onClick={() => swap(to)}>
          {action.plunder === to && <Icon name="check" size={15} />}
          {words(to === 'take' ? 'sea.take' : 'sea.leave')}
        </button>
      ))}
    </Choice>
  );
}

function Choice(props: {
  readonly title: string;
  readonly picture?: ComponentChildren;
  readonly children: ComponentChildren;
}) {
  return (
    <fieldset class="sea-bubble" aria-label={props.title}>
      {props.picture}
      <b>{props.title}</b>
      <span class="sea-choice">{props.children}</span>
    </fieldset>
  );
}
