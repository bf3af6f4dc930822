/** The part of the rules of backgammon that its records are read and written by, under short names. */
import { backgammon as rules } from '@sandbar/engine';

export type Action = rules.Action;
export type Board = rules.Board;
export type Crawford = rules.Crawford;
export type Cube = rules.Cube;
export type Fact = rules.Fact;
export type From = rules.From;
export type MoveAction = rules.MoveAction;
export type Options = rules.Options;
/** The options without a position to start from: what a state is played under. */
export type Plain = rules.State['options'];
export type Side = rules.Side;
export type State = rules.State;
export type To = rules.To;

export const { CHECKERS, MOST_CUBE, MOST_POINTS, START } = rules;
export const { canDouble, count, mayBeaver, other, pipsFrom, pointOf, pointsFor, total } = rules;
export const { optionsFromText, optionsText } = rules;
export const { backgammon } = rules;
