/** The games as cards with a still of their boards: one is chosen. */
import type { PageGames } from '../../games/contract.ts';
import { Icon } from '../../ui/icon.tsx';
import type { Theme } from '../../ui/theme.ts';
import { words } from '../../ui/words.ts';

export function Cards(props: {
  readonly games: PageGames;
  readonly theme: Theme;
  readonly game: string;
  onPick(game: string): void;
}) {
  return (
    <fieldset class="cards">
      <legend class="sr-only">{words('start.games')}</legend>
      {Object.entries(props.games).map(([id, { name, who, line }]) => (
        <label key={id} class={id === props.game ? 'card chosen' : 'card'}>
          <input
            type="radio"
            class="sr-only"
            name="game"
            value={id}
            checked={id === props.game}
            onChange={() => props.onPick(id)}
          />
          <img src={`/art/card-${id}-${props.theme}.webp`} alt="" width="736" height="436" />
          {id === props.game && (
            <span class="tick">
              <Icon name="check" />
            </span>
          )}
          <span class="card-text">
            <b>{name}</b>
            <span>
              {who} <span class="more">{line}</span>
            </span>
          </span>
        </label>
      ))}
    </fieldset>
  );
}
