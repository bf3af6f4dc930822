/** A position in a frame: a GNU ID, an XGID, or a text that Sandbar wrote. */
import type { Games } from '@sandbar/engine';
import { useEffect, useState } from 'preact/hooks';
import type { PageGames } from '../games/contract.ts';
import type { AnyGameView } from '../table/model.ts';
import { gameIn } from '../table/questions.ts';
import { StillBoard, stillShape } from '../table/still.tsx';
import type { Theme } from '../ui/theme.ts';
import { words } from '../ui/words.ts';
import { Card } from './card.tsx';
import { Foot, Frame } from './frame.tsx';
import type { EmbedOptions } from './options.ts';
import { settingsFor } from './settings.ts';
import type { Talk } from './talk.ts';

interface Shown {
  readonly gameView: AnyGameView;
  // biome-ignore lint/suspicious/noExplicitAny: a state of the game of this game
  readonly state: any;
}

export function Position(props: {
  readonly games: PageGames;
  readonly rules: Games;
  readonly query: URLSearchParams;
  readonly options: EmbedOptions;
  readonly theme: Theme;
  readonly small: boolean;
  readonly talk: Talk;
  change(fields: Readonly<Record<string, unknown>>): void;
}) {
  const { games, rules, query, options, theme, small, talk, change } = props;
  const [shown, setShown] = useState<Shown | null | undefined>(undefined);
  const id = query.get('id') ?? '';
  useEffect(() => {
    let gone = false;
    void read(id, rules, games).then((found) => {
      if (!gone) setShown(found);
    });
    return () => {
      gone = true;
    };
  }, [id]);
  useEffect(() => {
    talk.hear((heard) => {
      if (heard.type === 'setOptions') change(heard.options);
    });
    talk.tell('ready', { version: 1, match: null, game: shown?.gameView.game.id ?? null });
  }, [talk, shown]);
  if (shown === null) return <Card why="position" />;
  if (shown === undefined) return <main class="embed-card">{words('embed.loading')}</main>;
  const { gameView, state } = shown;
  const still = { gameView, state, viewer: options.seat, settings: settingsFor(options, small), theme };
  const shape = stillShape(still);
  const setting = gameIn(games, gameView.game.id);
  const seats = gameView.game.seats(state.options)[0] ?? 2;
  return (
    <div class="embedded">
      <Frame layout={options.layout} talk={talk} heightOf={(width) => width * shape}>
        <header class="embed-seats">
          <b>{setting.name}</b>
          <span class="embed-goal">{setting.title(state.options, seats)}</span>
        </header>
        <div class="board-frame">
          <StillBoard {...still} />
        </div>
        <Foot href={`/board?id=${encodeURIComponent(id)}`} text={words('embed.open')}>
          <span class="embed-badge over">{words('embed.position')}</span>
          <span class="embed-now">{id}</span>
        </Foot>
      </Frame>
    </div>
  );
}

/** The board that a text names; null when it names none. */
async function read(text: string, rules: Games, games: PageGames): Promise<Shown | null> {
  const { readPasted } = await import('@sandbar/records');
  const found = readPasted(rules, text);
  if (!found.ok || found.kind !== 'position') return null;
  return { gameView: await gameIn(games, found.game).load(), state: found.state };
}
