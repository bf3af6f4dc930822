/** The words of this page. One language so far; the choice of another will be made here. */
import { createWords } from '@sandbar/words';

export const words = createWords('en');
