/** The message catalogue: every text that people see, by key. */
export {
  type Catalogue,
  createWords,
  type HoleOf,
  isWordKey,
  type Message,
  type Params,
  type Piece,
  type WordKey,
  type Words,
} from './words.ts';
