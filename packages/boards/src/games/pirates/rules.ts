/** The part of the rules of Pirates Backgammon that its board reads, under short names. */
import { pirates } from '@sandbar/engine';

export type State = pirates.State;
export type Action = pirates.Action;
export type Fact = pirates.Fact;
export type Kind = pirates.Kind;
export type Ship = pirates.Ship;
export type To = pirates.To;
export type Water = pirates.Water;

export const {
  barredWhy,
  barrier,
  inOuterSea,
  notate,
  piratesOn,
  seatToAct,
  shipsOn,
  sunkNext,
  takes,
  waterOf,
  POINTS,
  WATERS,
} = pirates;
export const game = pirates.pirates;
