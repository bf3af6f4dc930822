/** The message catalogue: every text that people see, by key. */
export {
  type Catalogue,
  createWords,
  isWordKey,
  type Message,
  type Params,
  type WordKey,
  type Words,
} from './words.ts';
