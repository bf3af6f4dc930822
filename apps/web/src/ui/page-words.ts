/** The words of the pages beside the tables. */
import { createPageWords } from '@sandbar/words/pages';

export const pageWords = createPageWords('en');
