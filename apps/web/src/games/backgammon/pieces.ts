/** Single pieces as SVG text, from the drawings of the board. */
import { backgammonBoard } from '@sandbar/boards/backgammon';

/** A checker with its shadow, filling its picture. */
export function pieceSvg(look: 'ivory' | 'ebony'): string {
  const { defs, body, box } = backgammonBoard.drawings.piece(look, false, 25);
  return `<svg xmlns="http://www.w3.org/2000/svg" viewBox="${box.x} ${box.y} ${box.w} ${box.h}"><defs>${defs}</defs>${body}</svg>`.replaceAll(
    '~',
    look,
  );
}
