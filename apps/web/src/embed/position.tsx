/** A position in a frame: a GNU ID, an XGID, or a text that Sandbar wrote. */
import { games } from '@sandbar/engine';
import { useEffect, useMemo, useState } from 'preact/hooks';
import type { AnyFace, BoardView } from '../games/face.ts';
import { faceOf } from '../games/faces.ts';
import { settingOf } from '../games/settings.ts';
import { BoardHost } from '../shell/table/board-host.tsx';
import { words } from '../shell/words.ts';
import type { Theme } from '../theme.ts';
import { Card } from './card.tsx';
import { Foot, Frame, lyingHeight } from './frame.tsx';
import type { EmbedOptions } from './options.ts';
import { settingsFor } from './settings.ts';
import type { Talk } from './talk.ts';

interface Shown {
  readonly face: AnyFace;
  // biome-ignore lint/suspicious/noExplicitAny: a state of the game of this face
  readonly state: any;
}

const nothing = (): void => {};

export function Position(props: {
  readonly query: URLSearchParams;
  readonly options: EmbedOptions;
  readonly theme: Theme;
  readonly small: boolean;
  readonly talk: Talk;
  change(fields: Readonly<Record<string, unknown>>): void;
}) {
  const { query, options, theme, small, talk, change } = props;
  const [shown, setShown] = useState<Shown | null | undefined>(undefined);
  const id = query.get('id') ?? '';
  useEffect(() => {
    let gone = false;
    void read(id).then((found) => {
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
    talk.tell('ready', { version: 1, match: null, game: shown?.face.game.id ?? null });
  }, [talk, shown]);
  const view = useMemo((): BoardView | null => {
    if (!shown) return null;
    const settings = settingsFor(options, small);
    return {
      state: shown.state,
      viewer: options.seat,
      legalFor: null,
      draft: [],
      pending: false,
      last: [],
      numbers: settings.numbers === 'off' ? false : 'viewer',
      flip: false,
      speed: settings.speed,
      theme,
      dim: false,
      reducedMotion: settings.speed === 'off' || matchMedia('(prefers-reduced-motion: reduce)').matches,
    };
  }, [shown, options, small, theme]);
  if (shown === null) return <Card why="position" />;
  if (shown === undefined || view === null) return <main class="embed-card">{words('embed.loading')}</main>;
  const { face, state } = shown;
  const seats = face.game.seats(state.options)[0] ?? 2;
  return (
    <div class="embedded">
      <Frame layout={options.layout} talk={talk} heightOf={lyingHeight(face, state, options.seat)}>
        <header class="embed-seats">
          <b>{words.say(`start.${face.game.id}`)}</b>
          <span class="embed-goal">{settingOf(face.game.id).title(state.options, seats)}</span>
        </header>
        <div class="board-frame">
          <BoardHost
            game={face.game}
            board={face.board}
            view={view}
            told={[]}
            onActs={nothing}
            onSay={nothing}
            onShown={nothing}
            onCue={nothing}
            onProgress={nothing}
            onReady={nothing}
            onHand={nothing}
            onBoard={nothing}
          />
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
async function read(text: string): Promise<Shown | null> {
  const { readPasted } = await import('@sandbar/engine/records');
  const found = readPasted(games, text);
  if (!found.ok || found.kind !== 'position') return null;
  return { face: await faceOf(found.game), state: found.state };
}
