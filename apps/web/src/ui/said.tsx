/** A sentence with controls or bold text in its holes, in the order of the reader's language. */
import type { HoleOf, WordKey } from '@sandbar/words';
import { type ComponentChildren, Fragment } from 'preact';
import { words } from './words.ts';

/** Each hole of the message is filled with what the page puts there. `n` picks a plural form. */
export function Said<K extends WordKey>(props: {
  readonly of: K;
  readonly n?: number;
  readonly holes: Readonly<Record<HoleOf<K>, ComponentChildren>>;
}) {
  return (
    <>
      {words
        .parts(props.of, props.n)
        .map((piece) =>
          'text' in piece ? piece.text : <Fragment key={piece.hole}>{props.holes[piece.hole]}</Fragment>,
        )}
    </>
  );
}
