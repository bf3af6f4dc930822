/** The part of the rules of backgammon that its board reads, under short names. */
import { backgammon } from '@sandbar/engine';

export type Side = backgammon.Side;
export type State = backgammon.State;
export type Action = backgammon.Action;
export type MoveAction = backgammon.MoveAction;
export type Fact = backgammon.Fact;
export type Board = backgammon.Board;

export const { count, hasCube, other, pipCount, pipsFrom, pointOf } = backgammon;
export const game = backgammon.backgammon;
