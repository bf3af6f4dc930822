/** A board in a frame on another site: reads what is asked for and shows the match, its replay, a position, or a new table. */
import type { Games } from '@sandbar/engine';
import { useEffect, useMemo, useState } from 'preact/hooks';
import type { PageGames } from '../games/contract.ts';
import { openRemote } from '../session/remote.ts';
import { readFragment } from '../session/secrets.ts';
import { At, type Framed } from '../table/table.tsx';
import { useMedia } from '../ui/media.ts';
import type { Theme } from '../ui/theme.ts';
import { Card } from './card.tsx';
import { NewTable } from './new.tsx';
import { type EmbedOptions, readEmbedOptions, readEmbedPath } from './options.ts';
import { Position } from './position.tsx';
import { settingsFor } from './settings.ts';
import { openTalk, type Talk } from './talk.ts';
import { createWatch } from './watch.tsx';

/** Below this width there is no room for the numbers of the points, in CSS px. */
const SMALL = '(max-width: 479px)';

/** What is known of games here. */
interface Known {
  readonly games: PageGames;
  readonly rules: Games;
}

export function EmbedPage(known: Known) {
  const [query, setQuery] = useState(() => new URLSearchParams(location.search));
  const options = useMemo(() => readEmbedOptions(query), [query]);
  const [path, setPath] = useState(location.pathname);
  const small = useMedia(SMALL);
  const theme = useEmbedTheme(options);
  const talk = useMemo(() => openTalk(options.origin), [options.origin]);
  useEffect(() => talk.close, [talk]);
  const change = (fields: Readonly<Record<string, unknown>>): void => {
    const next = new URLSearchParams(query);
    // Who is heard is not changed by what is heard.
    for (const [key, value] of Object.entries(fields)) if (key !== 'origin') next.set(key, String(value));
    setQuery(next);
  };
  const where = readEmbedPath(path);
  switch (where?.kind) {
    case 'match':
    case 'replay':
      return (
        <Match
          key={where.id}
          id={where.id}
          isReplay={where.kind === 'replay'}
          {...known}
          {...{ options, small, theme, talk, change }}
        />
      );
    case 'position':
      return (
        <Position
          {...known}
          query={query}
          options={options}
          theme={theme}
          small={small}
          talk={talk}
          change={change}
        />
      );
    case 'new':
      return (
        <NewTable
          games={known.games}
          query={query}
          onMade={(address) => {
            history.replaceState(null, '', address);
            setPath(location.pathname);
          }}
        />
      );
    default:
      return <Card why="page" />;
  }
}

function Match(
  props: Known & {
    readonly id: string;
    readonly isReplay: boolean;
    readonly options: EmbedOptions;
    readonly small: boolean;
    readonly theme: Theme;
    readonly talk: Talk;
    change(fields: Readonly<Record<string, unknown>>): void;
  },
) {
  const { games, rules, id, isReplay, options, small, theme, talk, change } = props;
  const session = useMemo(() => {
    const { token } = readFragment(location.hash);
    return openRemote(
      id,
      rules,
      () => [readFragment(location.hash).token ?? token].flatMap((one) => one ?? []),
      true,
    );
  }, [id]);
  useEffect(() => () => session.close(), [session]);
  const Watch = useMemo(
    () => createWatch({ id, isReplay, talk, change, options: () => options }),
    [id, isReplay, talk, options],
  );
  const framed: Framed = {
    settings: settingsFor(options, small),
    theme,
    viewer: options.seat,
    at: isReplay ? (options.ply ?? 0) : options.ply,
    Watch,
    Ended: Card,
  };
  return (
    <div class="embedded">
      <At games={games} session={session} id={id} framed={framed} />
    </div>
  );
}

/** Puts theme and ground on the document. */
function useEmbedTheme({ theme, bg, lang }: EmbedOptions): Theme {
  const light = useMedia('(prefers-color-scheme: light)');
  const shown = theme === 'auto' ? (light ? 'light' : 'dark') : theme;
  useEffect(() => {
    const { dataset } = document.documentElement;
    dataset.theme = shown;
    dataset.bg = bg;
    document.documentElement.lang = lang;
  }, [shown, bg, lang]);
  return shown;
}
