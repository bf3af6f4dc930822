/** What the shell asks of a game: a small record for pages without a board, and the face that comes with the board. */
import type { AnyBoardGame, SpotId } from '@sandbar/boards';
import type { AnyGame, Seat } from '@sandbar/engine';
import type { Offer, Table } from '@sandbar/protocol';
import type { ComponentType } from 'preact';
import type { Board, Cue, Look, Progress, View } from '../board/board.ts';
import type { Known, Settings } from '../session/device.ts';
import type { Command, Session } from '../session/session.ts';
import type { Sounds } from '../ui/sounds.ts';

export interface SentenceProps<O> {
  readonly options: O;
  readonly seats: number;
  /** The options and the number of seats change together, since each limits the other. */
  onChange(options: O, seats: number): void;
}

export interface BadgeProps<O> {
  readonly options: O;
  readonly seats: number;
  readonly seat: Seat;
  readonly size: number;
}

/** A game as it is chosen on the start page and waited for. Small: it is loaded with the page. */
export interface Setting<O> {
  /** As much of the rules as choosing needs: the rest comes with the table. */
  readonly rules: Pick<AnyGame, 'readOptions' | 'seats' | 'fit'>;
  /** What is chosen before anybody has chosen. */
  readonly first: O;
  readonly seats: number;
  /** How many points are played for, where a clock depends on it. */
  points?(options: O): number;
  /** The options in a few words: `match to 5`. */
  title(options: O, seats: number): string;
  /** What a seat plays: `ivory`, `Spaniards`. */
  seatName(options: O, seats: number, seat: Seat): string;
  /** The options as a true sentence whose parts can be changed. It ends with a full stop. */
  readonly Sentence: ComponentType<SentenceProps<O>>;
}

/** `S` is the game's state, `H` its history: the game's own parts name them, the shell does not look inside. */
// biome-ignore lint/suspicious/noExplicitAny: the shell hands the model on to the face that belongs to its game
export interface Model<S = any, H = any> {
  /** What is shown: the live match, or an earlier moment of it. */
  readonly session: Session;
  readonly live: Session;
  readonly table: Table;
  /** The state to show, with the draft; undefined before the start. */
  readonly state: S | undefined;
  /** The seat that acts from this page; null for a watcher. */
  readonly seat: Seat | null;
  /** The seat from whose side the board is seen. */
  readonly viewer: Seat;
  readonly local: boolean;
  readonly names: readonly string[];
  /** The course of the match with the draft, as the face folds it; where one looks back, up to that moment. */
  readonly history: H;
  /** The course of the whole match, wherever one looks. */
  readonly whole: H;
  readonly replay: Replay;
  readonly setting: AnySetting;
  /** Null until it is loaded: the waiting room does without. */
  readonly face: AnyFace | null;
  readonly settings: Settings;
  /** The match's id; null for a table on this device. */
  readonly id: string | null;
  readonly known: Known | undefined;
  readonly sounds: Sounds;
  setSettings(settings: Settings): void;
  /** Sends a command; a refusal is shown as a sentence. */
  ask(command: Command): void;
  /** Shows a sentence for a while, and says it to screen readers. */
  notice(text: string): void;
}

/** A stop of the replay: one line of the move list. */
export interface Ply {
  /** Whose turn it was; null for what belongs to nobody. */
  readonly seat: Seat | null;
  /** Where in the match it is, as people count: `Game 4, move 2`, `Turn 24`. */
  readonly place: string;
  /** What happened: `6-3: 24/15`. Without the name of who did it. */
  readonly text: string;
  /** What is worth jumping to, and drawn on the scrubber: something taken, something gained, something brought home. */
  readonly mark: Mark | null;
  /** Who lost something by it. */
  readonly loser: Seat | null;
  /** The same objects as in the log. Never empty. */
  readonly facts: readonly unknown[];
}

/** How a match stands, in short. */
export interface Glance {
  /** What is played for: `match to 7`, `first to 25`. */
  readonly goal: string;
  /** For each seat its score as the game counts it, and a word more where there is room. */
  readonly seats: readonly { readonly value: string; readonly note: string; readonly out: boolean }[];
  /** The seat on turn, or null. */
  readonly acts: Seat | null;
  /** What is happening: `Ines to play 4, 4`. */
  readonly now: string;
}

export type Mark = 'taken' | 'gained' | 'home';

/** How many times the table's pace. */
export type Pace = 1 | 2 | 4;

export interface Replay {
  readonly plies: readonly Ply[];
  /** How many stops have been played on the board that is shown, from 0; null while it is live. */
  readonly at: number | null;
  readonly playing: boolean;
  readonly pace: Pace;
  /** How many stops have come since one looks back. */
  readonly fresh: number;
  /** Shows the board after so many stops; beyond the ends it stays at the end. */
  go(at: number): void;
  /** Back to what is live. */
  live(): void;
  play(on: boolean): void;
  setPace(pace: Pace): void;
  /** The number of the stop that tells this fact, from 1; null for a fact that no stop tells. */
  stopOf(fact: unknown): number | null;
}

export type BoardView = View<unknown, unknown, unknown>;

/** Facts to be shown, in order; the number grows with each, so that each is told once. */
export interface Told {
  readonly n: number;
  readonly facts: readonly unknown[];
  readonly how: 'mine' | 'theirs';
}

export interface Turn {
  /** Everything that the board's host needs. */
  readonly board: {
    readonly game: AnyGame;
    readonly board: AnyBoardGame;
    readonly view: BoardView;
    readonly told: readonly Told[];
    onActs(actions: readonly unknown[]): void;
    onSay(text: string): void;
    onShown(facts: readonly unknown[]): void;
    onCue(cue: Cue): void;
    onProgress(progress: Progress): void;
    /** Hands over what jumps over everything that is still to be shown. */
    onReady(skip: () => void): void;
    onHand(picked: SpotId | null): void;
    /** Hands over the board itself once it stands. */
    onBoard(board: Board): void;
  };
  /** The spot in hand on the board, or nothing. */
  readonly picked: SpotId | null;
  /** What is asked for where several actions are touched alike. */
  readonly wish: string | null;
  setWish(wish: string | null): void;
  /** Looks at the board from nearer or farther, where it can be. */
  look(what: Look): void;
  /** Does what a tap on a spot of the board does. */
  press(spot: SpotId | null): void;
  /** How far the board is with showing what has happened. */
  readonly progress: Progress;
  skip(): void;
  /** A decision that is a turn of its own: roll, double, take, drop, beaver. */
  decide(action: unknown): void;
  undo(): void;
  confirm(): void;
}

export interface PlayProps {
  readonly model: Model;
  readonly turn: Turn;
  /** A sentence for this person, for a while. */
  readonly line: string | null;
  onLeave(): void;
  onCommand(command: 'join' | 'start' | 'leave'): void;
}

/** A game at the table: its board and everything around it. Loaded when a table of that game is opened. */
export interface Face<S, A, F, H, O> {
  readonly game: AnyGame;
  readonly board: AnyBoardGame;
  /** The course of the match, folded from its facts, oldest first. */
  history(facts: Iterable<F>): H;
  /** The stops of a replay, oldest first. `state` is any state of the match. */
  plies(history: H, state: S, names: readonly string[]): readonly Ply[];
  /** The match in a line and a few numbers, for where there is room for no more. */
  glance(model: Model<S, H>): Glance;
  /** The actions that go by themselves here, or null. `undone`: something was taken back in this turn. */
  byItself(state: S, settings: Settings, undone: boolean): readonly A[] | null;
  /** The facts whose dice and courses still lie on the board. */
  last(model: Model<S, H>): readonly F[];
  /** What a letter key does, or undefined. */
  key(state: S, letter: string): A | undefined;
  /** The sentence of an open offer; empty where a button of its own stands for it. */
  offerText(model: Model<S, H>, offer: Offer): string;
  /** What this page may propose now, for the menu. */
  offerRows(model: Model<S, H>): readonly { readonly what: string; readonly text: string }[];
  /** The small picture of a seat. The name beside it says whose it is, so the picture is silent. */
  readonly Badge: ComponentType<BadgeProps<O>>;
  readonly Play: ComponentType<PlayProps>;
}

// biome-ignore-start lint/suspicious/noExplicitAny: registries of differently typed games; each entry is checked where it is made
export type AnySetting = Setting<any>;
export type AnyFace = Face<any, any, any, any, any>;
// biome-ignore-end lint/suspicious/noExplicitAny: as above
