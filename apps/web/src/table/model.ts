/** The table and its game: the model that all parts of a table's page are given, and what a table asks of a game. */
import type { AnyBoardGame } from '@sandbar/boards';
import type { AnyGame, Seat } from '@sandbar/engine';
import type { Offer, Table } from '@sandbar/protocol';
import type { ComponentType } from 'preact';
import type { Known, Settings } from '../session/device.ts';
import type { Command, Session } from '../session/session.ts';
import type { Sounds } from '../ui/sounds.ts';
import type { Ply, Replay } from './ply.ts';
import type { Turn } from './turn.ts';

/** `S` is the game's state, `H` its history: the game's own parts name them, the shell does not look inside. */
// biome-ignore lint/suspicious/noExplicitAny: a table hands the model on to the view that belongs to its game
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
  /** The course of the match with the draft, as the game folds it; where one looks back, up to that moment. */
  readonly history: H;
  /** The course of the whole match, wherever one looks. */
  readonly whole: H;
  readonly replay: Replay;
  readonly setting: AnyTableGame;
  /** Null until it is loaded: the waiting room does without. */
  readonly gameView: AnyGameView | null;
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

export interface PlayProps {
  readonly model: Model;
  readonly turn: Turn;
  /** A sentence for this person, for a while. */
  readonly line: string | null;
  onLeave(): void;
  onCommand(command: 'join' | 'start' | 'leave'): void;
}

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

/** A game as a table waits for it. Small: it is there before the board. */
export interface TableGame<O> {
  /** As much of the rules as choosing needs: the rest comes with the table. */
  readonly rules: Pick<AnyGame, 'readOptions' | 'seats' | 'fit'>;
  /** `Pirates Backgammon` */
  readonly name: string;
  /** The options in a few words: `match to 5`. */
  title(options: O, seats: number): string;
  /** What a seat plays: `ivory`, `Spaniards`. */
  seatName(options: O, seats: number, seat: Seat): string;
  /** The options as a true sentence whose parts can be changed. It ends with a full stop. */
  readonly Sentence: ComponentType<SentenceProps<O>>;
  /** Brings the board and everything around it. */
  load(): Promise<AnyGameView>;
}

/** How a match stands, in short. */
export interface Score {
  /** What is played for: `match to 7`, `first to 25`. */
  readonly goal: string;
  /** For each seat its score as the game counts it, and a word more where there is room. */
  readonly seats: readonly { readonly value: string; readonly note: string; readonly out: boolean }[];
  /** The seat on turn, or null. */
  readonly acts: Seat | null;
  /** What is happening: `Ines to play 4, 4`. */
  readonly now: string;
}

/** A game at the table: its board and everything around it. Loaded when a table of that game is opened. */
export interface GameView<S, A, F, H, O> {
  readonly game: AnyGame;
  readonly board: AnyBoardGame;
  /** The course of the match, folded from its facts, oldest first. */
  history(facts: Iterable<F>): H;
  /** The stops of a replay, oldest first. `state` is any state of the match. */
  plies(history: H, state: S, names: readonly string[]): readonly Ply[];
  /** The match in a line and a few numbers, for where there is room for no more. */
  score(model: Model<S, H>): Score;
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
export type AnyTableGame = TableGame<any>;
export type AnyGameView = GameView<any, any, any, any, any>;
// biome-ignore-end lint/suspicious/noExplicitAny: as above

/** The games that a page knows, by id, in the order in which they are offered. */
export type TableGames = Readonly<Record<string, AnyTableGame>>;
