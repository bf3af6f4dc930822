/** Where pieces stand in a scene. */
import type { Layout, Scene, SpotId, Vec } from './board.ts';
import { placeOf, stackAt } from './geometry.ts';

/** How many pieces stand on a spot. */
export const countOn = (scene: Scene, spot: SpotId): number =>
  scene.pieces.reduce((sum, piece) => sum + (piece.spot === spot ? 1 : 0), 0);

/** Where the top piece of a spot stands; with `more`, where that many further ones would. */
export const topOf = (layout: Layout, scene: Scene, spot: SpotId, more = 0): Vec =>
  stackAt(placeOf(layout, spot).stack, countOn(scene, spot) - 1 + more, countOn(scene, spot) + more);
