/** A table as its session has it: the waiting room, the match, or why there is neither. */
import type { Seat } from '@sandbar/engine';
import type { ComponentType } from 'preact';
import { useLayoutEffect, useMemo, useRef, useState } from 'preact/hooks';
import { useChanges } from '../session/changes.ts';
import {
  knownTable,
  readName,
  readSettings,
  rememberTable,
  type Settings,
  writeSettings,
} from '../session/device.ts';
import type { Command, Session } from '../session/session.ts';
import { sit } from '../session/sit.ts';
import { reasonText } from '../ui/reason.ts';
import { createSounds } from '../ui/sounds.ts';
import { type Theme, useTheme } from '../ui/theme.ts';
import { words } from '../ui/words.ts';
import { Ended, Joining } from './frame/line.tsx';
import { useFollow, useOpenedAt, useRemembered, useTurnAlert } from './habits.ts';
import type { AnyGameView, Model, TableGames } from './model.ts';
import { gameIn } from './questions.ts';
import { useReplay } from './replay/replay.ts';
import { useGameView, useHistory } from './use-game.ts';
import { useTurn } from './use-turn.ts';
import { Waiting } from './waiting/waiting.tsx';
import './frame/table.css';
import './frame/bars.css';
import './frame/side.css';
import './seats/plate.css';

/** How long a sentence stays under one's name, in ms. */
const NOTICE_MS = 5_000;
/** How many sentences the live region keeps. */
const SPOKEN = 4;

/** A table in a frame on another site: how it looks there, and what stands for the parts that a frame has no room for. */
export interface Framed {
  readonly settings: Settings;
  readonly theme: Theme;
  /** The seat from whose side a watcher looks. */
  readonly viewer: Seat;
  /** Where the replay opens; null opens what is live. */
  readonly at: number | null;
  /** The match for those who only watch. */
  readonly Watch: ComponentType<{
    readonly model: Model;
    readonly gameView: AnyGameView;
    readonly theme: Theme;
    onSay(text: string): void;
  }>;
  readonly Ended: ComponentType<{ readonly why: string }>;
}

export function At(props: {
  readonly games: TableGames;
  readonly session: Session;
  readonly id: string | null;
  readonly framed?: Framed;
  /** Where one begins to look back; left out, where the address says. */
  readonly at?: number;
}) {
  const { games, session: live, id, framed, at } = props;
  useChanges(live);
  const [chosen, setSettings] = useState(readSettings);
  const settings = framed?.settings ?? chosen;
  const own = useTheme(framed === undefined ? settings.theme : null);
  const theme = framed?.theme ?? own;
  const sounds = useMemo(createSounds, []);
  const [notice, setNotice] = useState<string | null>(null);
  const [spoken, setSpoken] = useState<readonly { readonly n: number; readonly text: string }[]>([]);
  const noticeTimer = useRef(0);
  sounds.volume(settings.sound ? settings.volume : 0);

  const showNotice = (text: string): void => {
    setNotice(text);
    clearTimeout(noticeTimer.current);
    noticeTimer.current = window.setTimeout(() => setNotice(null), NOTICE_MS);
  };
  const speak = (text: string): void => {
    if (text !== '') setSpoken((all) => [...all.slice(1 - SPOKEN), { n: (all.at(-1)?.n ?? 0) + 1, text }]);
  };
  const ask = (command: Command): void =>
    void live.ask(command).then((answer) => {
      if (answer.kind === 'no' && answer.why !== undefined) showNotice(reasonText(answer.why));
    });

  // None of this page's secrets opens anything here any more.
  useLayoutEffect(
    () =>
      live.watch((update) => {
        if (update?.kind !== 'no' || update.why !== 'bad-secret' || update.id !== undefined) return;
        const known = id === null ? undefined : knownTable(id);
        if (known !== undefined && framed === undefined) rememberTable({ ...known, tokens: [] });
        showNotice(words('link.wrongSecret'));
      }),
    [live],
  );

  const { table, you } = live.replica;
  const setting = table === null ? undefined : gameIn(games, table.game);
  const title = table === null ? '' : (setting?.title(table.options, table.seats.length) ?? '');
  const gameView = useGameView(setting);
  const whole = useHistory(live, gameView);
  const { replay, session } = useReplay(live, gameView);
  const { replica } = session;
  const past = useHistory(session === live ? null : session, gameView) ?? whole;
  useRemembered(live, framed === undefined ? id : null, title);
  useTurnAlert(live, sounds.play);
  useFollow(live);
  useOpenedAt(replay, framed?.at ?? at);

  if (live.connection === 'ended') {
    const End = framed?.Ended ?? Ended;
    return <End why={live.why ?? ''} />;
  }
  if (table === null || you === null || setting === undefined) return <Joining />;

  const model: Model = {
    session,
    live,
    table,
    state: replica.shown,
    // Who looks back only watches.
    seat: replica.you?.seat ?? null,
    viewer: id === null ? 0 : (you.seat ?? framed?.viewer ?? 0),
    local: id === null,
    names: table.seats.map((seat) => seat.name),
    history: past,
    whole,
    replay,
    setting,
    gameView,
    settings,
    id,
    known: id === null || framed !== undefined ? undefined : knownTable(id),
    sounds,
    setSettings: (next: Settings) => {
      if (framed === undefined) writeSettings(next);
      setSettings(next);
    },
    ask,
    notice: showNotice,
  };
  const leave = (): void => {
    void live.ask({ t: 'leave' }).then(() => {
      if (table.phase === 'lobby') location.assign('/');
    });
  };
  const command = (what: 'join' | 'start' | 'leave'): void => {
    if (what === 'join' && id !== null) sit(live, id, readName());
    else if (what === 'start') ask({ t: 'start' });
    else if (what === 'leave') leave();
  };
  return (
    <>
      {/* Sentences are added, not replaced: what comes in quick succession is read in order. [case 95] */}
      <div class="sr-only" aria-live="polite" aria-relevant="additions">
        {spoken.map(({ n, text }) => (
          <p key={n}>{text}</p>
        ))}
      </div>
      <div class="sr-only" aria-live="assertive">
        {notice}
      </div>
      {model.state === undefined ? (
        <>
          <Waiting model={model} onSit={(name) => id !== null && sit(live, id, name, ask)} onLeave={leave} />
          {notice !== null && <p class="toast">{notice}</p>}
        </>
      ) : gameView === null ? (
        <Joining />
      ) : framed !== undefined && you.seat === null ? (
        <framed.Watch model={model} gameView={gameView} theme={theme} onSay={speak} />
      ) : (
        <Playing
          model={model}
          gameView={gameView}
          theme={theme}
          notice={notice}
          onSay={speak}
          onLeave={leave}
          onCommand={command}
        />
      )}
    </>
  );
}

function Playing(props: {
  readonly model: Model;
  readonly gameView: AnyGameView;
  readonly theme: 'dark' | 'light';
  readonly notice: string | null;
  onSay(text: string): void;
  onLeave(): void;
  onCommand(command: 'join' | 'start' | 'leave'): void;
}) {
  const turn = useTurn(props.model, props.gameView, props.theme, props.onSay);
  const { Play } = props.gameView;
  return (
    <Play
      model={props.model}
      turn={turn}
      line={props.notice}
      onLeave={props.onLeave}
      onCommand={props.onCommand}
    />
  );
}
