/** One's turn at the board: the draft with undo and confirm, what goes by itself, keys, and what is told. */
import type { SpotId } from '@sandbar/boards';
import { type AnyGame, ROLL } from '@sandbar/engine';
import type { Update } from '@sandbar/protocol';
import { useEffect, useLayoutEffect, useMemo, useRef, useState } from 'preact/hooks';
import type { Board, Cue, Progress, Speed, Told } from '../board/board.ts';
import { useLatest } from '../ui/latest.ts';
import { reasonText } from '../ui/reason.ts';
import type { Sound } from '../ui/sounds.ts';
import type { Theme } from '../ui/theme.ts';
import { words } from '../ui/words.ts';
import { byItself } from './auto.ts';
import type { AnyGameView, Model } from './model.ts';
import { seatToAct } from './questions.ts';
import type { BoardView, Turn } from './turn.ts';

/** Everything is on the board. */
const AT_REST: Progress = { facts: [], at: -1, left: 0 };

/** The speed of pieces when a match is played back at a pace. */
const PACES = { 1: (own: Speed): Speed => own, 2: (): Speed => 'fast', 4: (): Speed => 'off' } as const;

const NONE: readonly unknown[] = [];

type Action = unknown;
type Fact = unknown;

/** How long a roll that goes by itself waits, so that the other side's play can be followed; ms. */
const PAUSE = { slow: 1_500, normal: 900, fast: 400, off: 50 } as const;

const SOUNDS: Readonly<Partial<Record<Cue, Sound>>> = {
  throw: 'dice',
  place: 'checker',
  hit: 'hit',
  off: 'off',
  cube: 'cube',
};

export function useTurn(
  model: Model,
  gameView: AnyGameView,
  theme: Theme,
  say: (text: string) => void,
): Turn {
  const { session, seat, settings, sounds, state } = model;
  const { replica } = session;
  /** What has happened and is still to be told to the board, with the next drawing of the page. */
  const untold = useRef<readonly Told[]>([]);
  const [, drawAgain] = useState(0);
  const [progress, setProgress] = useState<Progress>(AT_REST);
  const board = useRef<Board | null>(null);
  const [picked, setPicked] = useState<SpotId | null>(null);
  const [wish, setWish] = useState<string | null>(null);
  /** The number of game entries at which something was undone: nothing goes by itself there. [case 19] */
  const undoneAt = useRef(-1);

  const tell = (facts: readonly Fact[], how: Told['how']): void => {
    if (facts.length === 0) return;
    untold.current = [...untold.current, { facts, how }];
    drawAgain((n) => n + 1);
  };

  const skip = (): void => board.current?.skip();

  const act = (actions: readonly Action[]): void => {
    skip();
    const before = replica.draftFacts.length;
    for (const action of actions) if (!replica.step(action)) break;
    tell(replica.draftFacts.slice(before) as readonly Fact[], 'mine');
    session.touched(settings.drafts);
  };

  const confirm = (): void => void session.confirm()?.then((answer) => answered(model, answer));

  const decide = (action: Action): void => {
    skip();
    if (replica.step(action)) confirm();
    else session.touched(settings.drafts);
  };

  const undo = (): void => {
    if (replica.draft.length === 0 || replica.sent !== null) return;
    undoneAt.current = replica.at;
    replica.undo();
    session.touched(settings.drafts);
  };

  const past = model.replay.at !== null;
  // What comes in: facts are told once, except those that this page has shown already as its draft.
  useLayoutEffect(
    () =>
      session.watch((update) => {
        if (update === null) return;
        // Who looks back is never made to wait for what was being shown.
        if (past) skip();
        if (update.shortened) model.notice(words('line.late'));
        if (update.kind === 'welcome' && update.entries.length > 4) return;
        const own = update.mine ? update.entries.findIndex(({ event }) => event.kind !== 'act') : 0;
        const fresh = own === -1 ? [] : update.entries.slice(own);
        tell(
          fresh.flatMap(({ facts }) => facts as readonly Fact[]),
          update.mine ? 'mine' : 'theirs',
        );
      }),
    [session],
  );

  const mine = seat !== null && seatToAct(gameView.game, state) === seat;
  const may =
    mine && session.connection === 'open' && replica.sent === null && model.table.offers.length === 0;
  const next =
    may && replica.draft.length === 0 && progress.left === 0
      ? byItself(gameView.game, state, settings, undoneAt.current === replica.at)
      : null;
  const key =
    next === null ? '' : `${replica.at}:${next.map((action) => gameView.game.writeAction(action)).join()}`;
  useEffect(() => {
    if (next === null) return;
    const timer = setTimeout(() => {
      act(next);
      confirm();
    }, PAUSE[settings.speed]);
    return () => clearTimeout(timer);
  }, [key]);

  useKeys({
    gameView,
    state,
    mine,
    drafting: replica.draft.length > 0,
    sent: replica.sent !== null,
    showing: progress.left > 0 && !mine && !past,
    skip,
    decide,
    undo,
    confirm,
  });

  const reducedMotion = useMemo(() => matchMedia('(prefers-reduced-motion: reduce)').matches, []);
  const view: BoardView = {
    state,
    viewer: model.viewer,
    legalFor: may ? seat : null,
    draft: replica.draft as readonly Action[],
    pending: replica.sent !== null,
    last: gameView.last(model),
    tries: settings.drafts && seat !== null && !past ? replica.theirs : NONE,
    numbers: settings.numbers === 'off' ? false : settings.numbers === 'absolute' ? 'absolute' : 'viewer',
    flip: settings.flip,
    speed: past ? PACES[model.replay.pace](settings.speed) : settings.speed,
    theme,
    dim: session.connection === 'lost',
    reducedMotion,
    wish,
  };
  return {
    board: {
      game: gameView.game,
      board: gameView.board,
      view,
      told: () => {
        const facts = untold.current;
        untold.current = [];
        return facts;
      },
      handlers: {
        onActs: act,
        onSay: model.notice,
        onShown: (facts) =>
          // The bar says where one is when one looks back.
          !past &&
          say(
            facts
              .map((fact) => gameView.board.tell(fact, words, model.local ? null : seat, model.names))
              .filter((text) => text !== '')
              .join(' '),
          ),
        onCue: (cue) => {
          const sound = SOUNDS[cue];
          if (sound !== undefined) sounds.play(sound);
        },
        onProgress: setProgress,
        onHand: setPicked,
      },
      onBoard: (made) => {
        board.current = made;
      },
    },
    picked,
    wish,
    setWish,
    look: (what) => board.current?.look(what),
    press: (spot) => board.current?.press(spot),
    progress,
    skip,
    act,
    decide,
    undo,
    confirm,
  };
}

function answered(model: Model, answer: Update): void {
  if (answer.kind === 'no' && answer.why !== undefined) model.notice(reasonText(answer.why));
}

const listed = (game: AnyGame, state: unknown, action: unknown): boolean => {
  const text = game.writeAction(action);
  return game.legal(state).some((one) => game.writeAction(one) === text);
};

/** Space skips what is being shown, rolls or confirms, Enter confirms, Z undoes, the game has letters of its own. Never while typing. */
function useKeys(turn: {
  readonly gameView: AnyGameView;
  readonly state: unknown;
  readonly mine: boolean;
  readonly drafting: boolean;
  readonly sent: boolean;
  /** Something that nobody here decides is being shown. */
  readonly showing: boolean;
  skip(): void;
  decide(action: Action): void;
  undo(): void;
  confirm(): void;
}): void {
  const latest = useLatest(turn);
  useEffect(() => {
    const press = (event: KeyboardEvent): void => {
      if (event.ctrlKey || event.metaKey || event.altKey || event.repeat) return;
      const { target } = event;
      if (
        target instanceof HTMLInputElement ||
        target instanceof HTMLSelectElement ||
        document.querySelector('dialog[open]')
      )
        return;
      const { gameView, state, mine, drafting, sent, decide, undo, confirm } = latest.current;
      const onButton = target instanceof HTMLButtonElement || target instanceof HTMLAnchorElement;
      const letter = event.key.toLowerCase();
      if (letter === 'z' && drafting) {
        undo();
        return;
      }
      const action = mine && !drafting ? gameView.key(state, letter) : undefined;
      if (action !== undefined) {
        decide(action);
        return;
      }
      if (event.key === ' ' && !onButton && latest.current.showing) {
        event.preventDefault();
        latest.current.skip();
        return;
      }
      if (onButton || sent || (event.key !== ' ' && event.key !== 'Enter')) return;
      event.preventDefault();
      if (drafting && !mine) confirm();
      else if (mine && !drafting && event.key === ' ') {
        const roll = gameView.game.readAction(ROLL);
        if (roll.ok && listed(gameView.game, state, roll.value)) decide(roll.value);
      }
    };
    window.addEventListener('keydown', press);
    return () => window.removeEventListener('keydown', press);
  }, []);
}
