/** A session with a match object over the net. */
import type { Games } from '@sandbar/engine';
import { createReplica, draftFrame, type Update } from '@sandbar/protocol';
import { type Connection, commandId, createOutbox, createWatchers, type Session } from './session.ts';
import { openSocket } from './socket.ts';

/** How often an unfinished turn is shown to the others, at most. [R15] */
const DRAFT_EVERY_MS = 300;

/**
 * Opens a table of any game whose `rules` are known. `tokens` are the secrets that this device holds for it, read anew at each connection; `embed` tells that this
 * page is a frame on another site.
 */
export function openRemote(
  id: string,
  rules: Games,
  tokens: () => readonly string[],
  embed = false,
): Session {
  const replica = createReplica(rules);
  const outbox = createOutbox();
  const watchers = createWatchers();
  let connection: Connection = 'connecting';
  let why: string | null = null;
  let retryAt: number | null = null;
  let draftTimer = 0;
  let shownDraft = '';
  /** Whether the others may see the draft, and whether they see one now. */
  let [shares, isSeen] = [false, false];

  const set = (now: Connection, reason: string | null = null, at: number | null = null): void => {
    connection = now;
    why = reason;
    retryAt = at;
    watchers.tell(null);
  };

  const frame = (text: string): void => {
    const update = replica.receive(text);
    if (update.resync !== null) {
      socket.send(replica.hello(tokens(), embed));
      return;
    }
    if (update.kind === 'no' && update.why === 'version' && replica.game === null) {
      socket.close();
      set('ended', 'version');
      return;
    }
    outbox.answered(update);
    if (update.kind === 'welcome') {
      for (const waiting of outbox.frames()) socket.send(waiting);
      connection = 'open';
      retryAt = null;
    }
    watchers.tell(update);
  };

  const showDraft = (): void => {
    draftTimer = 0;
    const { game } = replica;
    const words = game === null || !shares ? [] : replica.draft.map((action) => game.writeAction(action));
    // Nothing is said about a draft that nobody has seen.
    if (words.length === 0 && !isSeen) return;
    const text = draftFrame(replica.at, words);
    if (text === shownDraft || replica.sent !== null || replica.you?.seat == null) return;
    shownDraft = text;
    isSeen = words.length > 0;
    socket.send(text);
  };

  const url = `${location.protocol === 'https:' ? 'wss' : 'ws'}://${location.host}/ws/${id}`;
  const socket = openSocket(url, {
    opened: () => socket.send(replica.hello(tokens(), embed)),
    frame,
    lost: (at) => set('lost', null, at),
    ended: (reason) => {
      outbox.fail(reason);
      set('ended', reason);
    },
  });

  const post = (commandKey: string, text: string): Promise<Update> => {
    const answer = outbox.put(commandKey, text);
    if (connection === 'open') socket.send(text);
    else if (connection === 'ended') queueMicrotask(() => outbox.fail(why ?? 'closed'));
    return answer;
  };

  return {
    replica,
    get connection() {
      return connection;
    },
    get why() {
      return why;
    },
    get retryAt() {
      return retryAt;
    },
    watch: watchers.add,
    ask: (command) => {
      const key = commandId();
      return post(key, JSON.stringify({ ...command, id: key }));
    },
    confirm: () => {
      const key = commandId();
      const text = replica.commit(key);
      if (text === undefined) return undefined;
      watchers.tell(null);
      return post(key, text);
    },
    touched: (share) => {
      shares = share;
      if ((shares || isSeen) && draftTimer === 0) draftTimer = window.setTimeout(showDraft, DRAFT_EVERY_MS);
      watchers.tell(null);
    },
    retry: socket.retry,
    close: () => {
      clearTimeout(draftTimer);
      socket.close();
    },
  };
}
