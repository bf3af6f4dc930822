/** The three games as cards with a still of their boards. A game that is not there yet says so. */
import { Icon } from '../icon.tsx';
import type { Theme } from '../theme.ts';
import { words } from '../words.ts';

const GAMES = [
  { id: 'backgammon', ready: true },
  { id: 'pirates', ready: false },
  { id: 'pirateer', ready: false },
] as const;

export function Cards({ theme }: { readonly theme: Theme }) {
  return (
    <ul class="cards" aria-label={words('start.games')}>
      {GAMES.map(({ id, ready }) => (
        <li key={id} class={ready ? 'card chosen' : 'card soon'} aria-current={ready ? 'true' : undefined}>
          <img src={`/art/card-${id}-${theme}.webp`} alt="" width="736" height="436" />
          {ready ? (
            <span class="tick">
              <Icon name="check" />
            </span>
          ) : (
            <span class="soon-tag">{words('start.soon')}</span>
          )}
          <div>
            <h2>{words(`start.${id}`)}</h2>
            <p>
              {words(`start.${id}.who`)} <span class="more">{words(`start.${id}.line`)}</span>
            </p>
          </div>
        </li>
      ))}
    </ul>
  );
}
