/** A table's page: opens the session, and shows the waiting room, the match, or why there is neither. */
import { useEffect, useLayoutEffect, useMemo, useRef, useState } from 'preact/hooks';
import type { AnyFace, Model } from '../../games/face.ts';
import { faceOf } from '../../games/faces.ts';
import { settingOf } from '../../games/settings.ts';
import {
  type Known,
  knownTable,
  readName,
  readSettings,
  rememberTable,
  type Settings,
  withToken,
  writeName,
  writeSettings,
} from '../../session/device.ts';
import { openLocal } from '../../session/local.ts';
import { openRemote } from '../../session/remote.ts';
import type { Command, Session } from '../../session/session.ts';
import { Chart } from '../brand.tsx';
import { reasonText } from '../reason.ts';
import { createSounds } from '../sounds.ts';
import { useTheme } from '../theme.ts';
import { words } from '../words.ts';
import { keepInAddress, newSecret, readFragment, rememberFragment, tokensOf } from './entry.ts';
import { Ended } from './line.tsx';
import { useChanges } from './model.ts';
import { useTurn } from './turn.ts';
import { Waiting } from './waiting.tsx';

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

export function LocalPage() {
  const session = useMemo(openLocal, []);
  useEffect(() => () => session?.close(), [session]);
  return session === null ? <Ended why="local" /> : <At session={session} id={null} />;
}

function At({ session, id }: { readonly session: Session; readonly id: string | null }) {
  useChanges(session);
  const [settings, setSettings] = useState(readSettings);
  const theme = useTheme(settings.theme);
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
    void session.ask(command).then((answer) => {
      if (answer.kind === 'no' && answer.why !== undefined) showNotice(reasonText(answer.why));
    });

  // None of this page's secrets opens anything here any more.
  useLayoutEffect(
    () =>
      session.watch((update) => {
        if (update?.kind !== 'no' || update.why !== 'bad-secret' || update.id !== undefined) return;
        const known = id === null ? undefined : knownTable(id);
        if (known !== undefined) rememberTable({ ...known, tokens: [] });
        showNotice(words('link.wrongSecret'));
      }),
    [session],
  );

  const { replica } = session;
  const { table, you } = replica;
  const face = useFace(table?.game);
  // Told apart by what was done, not by how much: a step may be taken back and done otherwise.
  const drafted = replica.draft.map((action) => face?.game.writeAction(action)).join(' ');
  const history = useMemo(() => face?.history(factsOf(session)), [face, replica.entries, drafted]);
  useRemembered(session, id);
  useTurnAlert(session, sounds.play);
  useFollow(session);

  if (session.line === 'ended') return <Ended why={session.why ?? ''} />;
  if (table === null || you === null) return <Loading />;

  const model: Model = {
    session,
    table,
    state: replica.shown,
    seat: you.seat,
    viewer: id === null ? 0 : (you.seat ?? 0),
    local: id === null,
    names: table.seats.map((seat) => seat.name),
    history,
    setting: settingOf(table.game),
    face,
    settings,
    known: id === null ? undefined : knownTable(id),
    sounds,
    setSettings: (next: Settings) => {
      writeSettings(next);
      setSettings(next);
    },
    ask,
    notice: showNotice,
  };
  const leave = (): void => {
    void session.ask({ t: 'leave' }).then(() => {
      if (table.phase === 'lobby') location.assign('/');
    });
  };
  const command = (what: 'join' | 'start' | 'leave'): void => {
    if (what === 'join') sit(session, id, readName());
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
          <Waiting model={model} onSit={(name) => sit(session, id, name, ask)} onLeave={leave} />
          {notice !== null && <p class="toast">{notice}</p>}
        </>
      ) : face === null ? (
        <Loading />
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

/** Keeps the way back to this table, and its title, on the device. */
function useRemembered(session: Session, id: string | null): void {
  const { table, you } = session.replica;
  const seat = you?.seat ?? null;
  const title = table === null ? '' : settingOf(table.game).title(table.options, table.seats.length);
  useEffect(() => {
    if (id === null || title === '') return;
    const known = knownTable(id);
    // Somebody who only watches a public table has no secret to keep.
    if (known === undefined && seat === null) return;
    const base: Known = known ?? { id, game: table?.game ?? '', tokens: [], title, seen: 0 };
    rememberTable({
      ...base,
      game: base.game || (table?.game ?? ''),
      title,
      seen: Date.now(),
      ...(seat === null ? {} : { seat }),
    });
  }, [id, title, seat]);
}

/** The title of the tab says that it is my turn, when the tab is hidden, with one soft bell. [case 78] */
function useTurnAlert(session: Session, play: (sound: 'turn') => void): void {
  const { game, confirmed, you, at } = session.replica;
  const turn = game === null || confirmed === undefined ? null : game.turn(confirmed);
  const mine = turn?.kind === 'seat' && turn.seat === you?.seat;
  useEffect(() => {
    const name = words('app.name');
    const show = (): void => {
      document.title = mine && document.hidden ? `● ${words('table.turn.you')} – ${name}` : name;
    };
    show();
    if (mine && document.hidden) play('turn');
    document.addEventListener('visibilitychange', show);
    return () => document.removeEventListener('visibilitychange', show);
  }, [mine, at]);
}

/** Everybody is carried along to an agreed rematch. [R30] */
function useFollow(session: Session): void {
  const after = session.replica.table?.after ?? null;
  const seat = session.replica.you?.seat ?? null;
  const count = session.replica.table?.seats.length ?? 1;
  const first = useRef(after);
  useEffect(() => {
    if (after === null || after === first.current) return;
    const from = location.pathname.split('/')[2];
    const known = from === undefined ? undefined : knownTable(from);
    if (known !== undefined)
      rememberTable({
        ...known,
        id: after,
        seen: Date.now(),
        ...(seat === null ? {} : { seat: (seat + 1) % count }),
      });
    const timer = setTimeout(() => location.assign(`/m/${after}${location.hash}`), 1_200);
    return () => clearTimeout(timer);
  }, [after, seat]);
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
