/** Both ends of the wire, pure: the host of a match, its replica in a page, and the messages between them. */
export { leftOf, readPause } from './clock.ts';
export { type Driver, type Effects, openDriver, type Rest } from './driver.ts';
export {
  draftFrame,
  logFrame,
  playFrame,
  readServerFrame,
  stateHash,
} from './frames.ts';
export type { Watched } from './host/hello.ts';
export { type Host, openHost } from './host/host.ts';
export { firstStored } from './host/making.ts';
export { TALK_KEPT } from './host/talk.ts';
export type { Env, Kept, Line, Making, Outcome, Peer, Role, Row, Send, Stored } from './host/types.ts';
export {
  type Made,
  type MatchSummary,
  type Request,
  readMade,
  readRequest,
  readSummary,
  type Wanted,
} from './http.ts';
export { type Fill, isMatchId, isSecret, MATCH_ID, newMatchId, newSecret, SECRET } from './ids.ts';
export * from './limits.ts';
export { idOf, isLonger, readClientFrame, readName } from './read.ts';
export { createReplica } from './replica.ts';
export * from './table.ts';
export { type Entry, NOTHING, type Replica, type Update } from './update.ts';
export * from './wire.ts';
export { historyText, readHistory } from './words.ts';
