/** A position that was brought: its board, its texts, its way to other pages, and a match that starts with it. */
import { frameCode } from '@sandbar/boards/frame';
import { type AnyGame, type Games, gameOf } from '@sandbar/engine';
import { positionTexts } from '@sandbar/records';
import { useEffect, useRef, useState } from 'preact/hooks';
import type { PageGames } from '../../games/contract.ts';
import { readSettings } from '../../session/device.ts';
import { goToMade } from '../../session/made.ts';
import { makeTable } from '../../session/matches.ts';
import type { AnyGameView } from '../../table/model.ts';
import { gameIn } from '../../table/questions.ts';
import { StillBoard, stillShape } from '../../table/still.tsx';
import { Icon } from '../../ui/icon.tsx';
import { useLoaded } from '../../ui/lazy.ts';
import { pageWords } from '../../ui/page-words.ts';
import { Copy } from '../../ui/parts.tsx';
import { notMade } from '../../ui/reason.ts';
import { useTheme } from '../../ui/theme.ts';
import { words } from '../../ui/words.ts';
import { boardAddress } from './reading.ts';

interface Position {
  readonly games: PageGames;
  readonly rules: Games;
  /** The id of its game, which is in the registry. */
  readonly game: string;
  readonly state: unknown;
}

/** The options of a match that starts with a position, or null where none can. */
function startOf(
  game: AnyGame,
  state: unknown,
): { readonly options: unknown; readonly seats: number } | null {
  const { options } = state as { readonly options: object };
  const read = game.readOptions({ ...options, from: game.write(state) });
  const seats = read.ok ? game.seats(read.value)[0] : undefined;
  return read.ok && seats !== undefined ? { options: read.value, seats } : null;
}

/** Board beside texts; on a phone above them. */
export function PositionPart({ games, rules, game: id, state, onBack }: Position & { onBack(): void }) {
  const game = gameOf(rules, id);
  const setting = gameIn(games, id);
  const gameView = useLoaded(setting.load);
  const [settings] = useState(readSettings);
  const theme = useTheme(settings.theme);
  const heading = useRef<HTMLHeadingElement>(null);
  // The form that had the focus is gone: what has come is read from its name on.
  useEffect(() => heading.current?.focus(), []);
  if (game === undefined) return null;
  const { options } = state as { readonly options: unknown };
  return (
    <div class="paste-found">
      <section class="paste-board-side" aria-labelledby="paste-name">
        <h1 id="paste-name" ref={heading} tabIndex={-1}>
          {setting.name}
          <span>{setting.title(options, seatsIn(game, state))}</span>
        </h1>
        {gameView === null ? (
          <div class="paste-board" style={{ aspectRatio: '640/410' }} aria-busy="true" />
        ) : (
          <Stand gameView={gameView} state={state}>
            <StillBoard gameView={gameView} state={state} viewer={0} settings={settings} theme={theme} />
          </Stand>
        )}
      </section>
      <aside class="paste-side">
        <Begin game={game} state={state} title={setting.title} />
        <Texts game={game} state={state} name={setting.name} />
        <button type="button" class="btn ghost" onClick={onBack}>
          <Icon name="chevronLeft" />
          {pageWords('paste.another')}
        </button>
      </aside>
    </div>
  );
}

/** How many play in a position: that of a match that starts with it, else the fewest that its options allow. */
const seatsIn = (game: AnyGame, state: unknown): number =>
  startOf(game, state)?.seats ?? game.seats((state as { readonly options: unknown }).options)[0] ?? 2;

function Stand(props: {
  readonly gameView: AnyGameView;
  readonly state: unknown;
  readonly children: preact.ComponentChildren;
}) {
  const shape = stillShape({ gameView: props.gameView, state: props.state, viewer: 0 });
  return (
    <div class="paste-board" style={{ aspectRatio: String(1 / shape), '--shape': String(1 / shape) }}>
      {props.children}
    </div>
  );
}

/** "Play from here", where a match can start. */
function Begin(props: {
  readonly game: AnyGame;
  readonly state: unknown;
  title(options: unknown, seats: number): string;
}) {
  const { game, state, title } = props;
  const [making, setMaking] = useState(false);
  const [why, setWhy] = useState<string | null>(null);
  const start = startOf(game, state);
  if (start === null) return <p class="paste-quiet">{pageWords('paste.play.not')}</p>;
  const begin = async (): Promise<void> => {
    setMaking(true);
    setWhy(null);
    const made = await makeTable({ game: game.id, ...start, private: false, clock: null });
    if (!('why' in made))
      return goToMade(made, { game: game.id, title: title(start.options, start.seats), seat: 0 });
    setMaking(false);
    setWhy(notMade(made.why));
  };
  return (
    <div class="paste-begin">
      <button type="button" class="btn cta big" disabled={making} onClick={() => void begin()}>
        <Icon name="play" />
        {making ? words('start.creating') : pageWords('paste.play')}
      </button>
      <p class="paste-quiet">{pageWords('paste.play.line')}</p>
      {why !== null && (
        <p class="problem" role="alert">
          {why}
        </p>
      )}
    </div>
  );
}

/** The position in every form that it has, and what puts it on a page. */
function Texts(props: { readonly game: AnyGame; readonly state: unknown; readonly name: string }) {
  const { game, state, name } = props;
  const texts = positionTexts(game, state);
  // The shortest form that says the whole position stands in addresses.
  const named = texts.find(({ form }) => form === 'xgid')?.text ?? game.write(state);
  const id = encodeURIComponent(named);
  const title = pageWords('paste.code.title', { game: name });
  const pages = [
    ['page', `${location.origin}${boardAddress(named)}`],
    ['diagram', `${location.origin}/diagram/${game.id}.png?id=${id}`],
    ['embed', frameCode(`${location.origin}/embed/pos?id=${id}`, title, 480)],
  ] as const;
  return (
    <>
      <section aria-labelledby="paste-texts">
        <h2 id="paste-texts">{pageWords('paste.texts')}</h2>
        {texts.map(({ form, text }) => (
          <Line key={form} name={pageWords(`paste.form.${form}`)} text={text} />
        ))}
      </section>
      <section aria-labelledby="paste-pages">
        <h2 id="paste-pages">{pageWords('paste.pages')}</h2>
        {pages.map(([what, text]) => (
          <Line key={what} name={pageWords(`paste.${what}`)} text={text} />
        ))}
      </section>
    </>
  );
}

function Line({ name, text }: { readonly name: string; readonly text: string }) {
  return (
    <div class="paste-line">
      <span class="paste-line-name">{name}</span>
      <code title={text}>{text}</code>
      <Copy class="icon-btn" text={text} label={pageWords('paste.copy.name', { what: name })} />
    </div>
  );
}
