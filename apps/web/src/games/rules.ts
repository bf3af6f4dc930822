/** The rules of every game, in a part of their own: only pages with a table or a position load them. */
export { games } from '@sandbar/engine';
