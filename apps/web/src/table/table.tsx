/** A table's page: opens the session, and shows the waiting room, the match, or why there is neither. */
import type { Seat } from '@sandbar/engine';
import type { ComponentType } from 'preact';
import { useEffect, useLayoutEffect, useMemo, useRef, useState } from 'preact/hooks';
import type { AnyFace, Model } from '../games/contract.ts';
import { faceOf } from '../games/faces.ts';
import { settingOf } from '../games/settings.ts';
import {
  knownTable,
  readName,
  readSettings,
  rememberTable,
  type Settings,
  withToken,
  writeName,
  writeSettings,
} from '../session/device.ts';
import { openRemote } from '../session/remote.ts';
import { keepInAddress, newSecret, readFragment, rememberFragment, tokensOf } from '../session/secrets.ts';
import type { Command, Session } from '../session/session.ts';
import { Chart } from '../ui/brand.tsx';
import { reasonText } from '../ui/reason.ts';
import { createSounds } from '../ui/sounds.ts';
import { type Theme, useTheme } from '../ui/theme.ts';
import { words } from '../ui/words.ts';
import { Ended } from './frame/line.tsx';
import { useFollow, useOpenedAt, useRemembered, useTurnAlert } from './habits.ts';
import { useChanges } from './parts.ts';
import { useReplay } from './replay/replay.ts';
import { useTurn } from './turn.ts';
import { Waiting } from './waiting/waiting.tsx';

/** How long a sentence stays under one's name, in ms. */
const NOTICE_MS = 5_000;
/** How many sentences the live region keeps. */
const SPOKEN = 4;

export function TablePage({ id }: { readonly id: string }) {
  const session = useMemo(() => {
    rememberFragment(id);
    return openRemote(id, () => tokensOf(id, readFragment(location.hash)));
  }, [id]);
  useEffect(() => () => session.close(), [session]);
  return <At session={session} id={id} />;
}

/** A table on this device. Its host comes only here: a table over the net does without. */
export function LocalPage() {
  const [session, setSession] = useState<Session | null | undefined>(undefined);
  useEffect(() => {
    let opened: Session | null = null;
    void import('../session/local.ts').then(({ openLocal }) => {
      opened = openLocal();
      setSession(opened);
    });
    return () => opened?.close();
  }, []);
  if (session === undefined) return <Loading />;
  return session === null ? <Ended why="local" /> : <At session={session} id={null} />;
}

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
    readonly face: AnyFace;
    readonly theme: Theme;
    onSay(text: string): void;
  }>;
  readonly Ended: ComponentType<{ readonly why: string }>;
}

export function At(props: {
  readonly session: Session;
  readonly id: string | null;
  readonly framed?: Framed;
  /** Where one begins to look back; left out, where the address says. */
  readonly at?: number;
}) {
  const { session: live, id, framed, at } = props;
  useChanges(live);
  const [chosen, setSettings] = useState(readSettings);
  const settings = framed?.settings ?? chosen;
  const own = useTheme(framed === undefined ? settings.theme : undefined);
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
  const face = useFace(table?.game);
  const whole = useHistory(live, face);
  const { replay, session } = useReplay(live, face);
  const { replica } = session;
  const past = useHistory(session === live ? null : session, face) ?? whole;
  useRemembered(live, framed === undefined ? id : null);
  useTurnAlert(live, sounds.play);
  useFollow(live);
  useOpenedAt(replay, framed?.at ?? at);

  if (live.line === 'ended') {
    const End = framed?.Ended ?? Ended;
    return <End why={live.why ?? ''} />;
  }
  if (table === null || you === null) return <Loading />;

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
    setting: settingOf(table.game),
    face,
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
    if (what === 'join') sit(live, id, readName());
    else if (what === 'start') ask({ t: 'start' });
    else leave();
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
          <Waiting model={model} onSit={(name) => sit(live, id, name, ask)} onLeave={leave} />
          {notice !== null && <p class="toast">{notice}</p>}
        </>
      ) : face === null ? (
        <Loading />
      ) : framed !== undefined && you.seat === null ? (
        <framed.Watch model={model} face={face} theme={theme} onSay={speak} />
      ) : (
        <Playing
          model={model}
          face={face}
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
  readonly face: AnyFace;
  readonly theme: 'dark' | 'light';
  readonly notice: string | null;
  onSay(text: string): void;
  onLeave(): void;
  onCommand(command: 'join' | 'start' | 'leave'): void;
}) {
  const turn = useTurn(props.model, props.face, props.theme, props.onSay);
  const { Play } = props.face;
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

function Loading() {
  return (
    <div class="page loading" aria-busy="true">
      <Chart />
      <p>{words('line.connecting')}</p>
    </div>
  );
}

/** Takes a seat with a secret made here, so that asking twice is harmless. [R6] */
function sit(session: Session, id: string | null, name: string, ask?: (command: Command) => void): void {
  if (id === null) return;
  const known = knownTable(id);
  const secret = known?.seatSecret ?? newSecret();
  writeName(name);
  if (known !== undefined)
    rememberTable({
      ...known,
      seatSecret: secret,
      tokens: withToken({ ...known, seatSecret: secret }, secret),
    });
  keepInAddress(secret);
  const wish = known?.seat;
  const free = wish !== undefined && session.replica.table?.seats[wish]?.who === 'open';
  const command = { t: 'sit', name, secret, ...(free ? { seat: wish } : {}) };
  if (ask === undefined) void session.ask(command);
  else ask(command);
  // In a two-seat game sitting down is being ready; the match then starts when both are. [R9]
  void session.ask({ t: 'ready', on: true });
}

/** The course of the match as far as a session shows it, with the draft. */
function useHistory(session: Session | null, face: AnyFace | null): unknown {
  const replica = session?.replica;
  // Told apart by what was done, not by how much: a step may be taken back and done otherwise.
  const drafted = replica?.draft.map((action) => face?.game.writeAction(action)).join(' ');
  return useMemo(
    () => (session === null ? undefined : face?.history(factsOf(session))),
    [face, session, replica?.entries, drafted],
  );
}

/** All facts of the match so far, with those of the draft. */
function* factsOf(session: Session): Generator<unknown> {
  for (const { facts } of session.replica.entries) yield* facts;
  yield* session.replica.draftFacts;
}

/** The face of a game, loaded as soon as the game is known: in the waiting room already. */
function useFace(id: string | undefined): AnyFace | null {
  const [face, setFace] = useState<AnyFace | null>(null);
  useEffect(() => {
    let gone = false;
    if (id !== undefined)
      void faceOf(id).then((loaded) => {
        if (!gone) setFace(loaded);
      });
    return () => {
      gone = true;
    };
  }, [id]);
  return face;
}
