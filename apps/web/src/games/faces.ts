/** The registry of faces: each game's board comes when a table of it is opened. */
import type { AnyFace } from './contract.ts';

const FACES: Readonly<Record<string, () => Promise<AnyFace>>> = {
  backgammon: () => import('./backgammon/face.tsx').then(({ backgammonFace }) => backgammonFace),
  pirates: () => import('./pirates/face.tsx').then(({ piratesFace }) => piratesFace),
  pirateer: () => import('./pirateer/face.tsx').then(({ pirateerFace }) => pirateerFace),
};

/** Throws for a game that this page does not know. */
export function faceOf(id: string): Promise<AnyFace> {
  const load = Object.hasOwn(FACES, id) ? FACES[id] : undefined;
  if (load === undefined) throw new Error(`no such game: ${id}`);
  return load();
}
