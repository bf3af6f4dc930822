/** Names in letters that the rasterizer's fonts have: anything else would be a row of boxes. */
import type { Words } from '@sandbar/words';

/** All but Latin with Vietnamese, Greek, Cyrillic, and the usual signs: what `fonts/` holds. */
const OTHER =
  /[^\u0020-\u007e\u00a0-\u0148\u014a-\u017f\u0384-\u03ce\u0400-\u045f\u1ea0-\u1ef9\u2013\u2014\u2018\u2019\u201c\u201d\u2022\u2026]/gu;

/** The names as a PNG can show them; one of which no letter is left is called by its seat. An open seat stays ''. */
export const printable = (names: readonly string[], words: Words): readonly string[] =>
  names.map((name, seat) => {
    const left = name.normalize('NFC').replace(OTHER, '').replace(/ +/g, ' ').trim();
    return name === '' || /[\p{L}\p{N}]/u.test(left) ? left : words('card.seat', { n: seat + 1 });
  });
