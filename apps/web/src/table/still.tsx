/** A board that only stands there: a position to be looked at, with nothing to touch and nothing that moves. */
import type { Seat } from '@sandbar/engine';
import { useMemo } from 'preact/hooks';
import type { AnyFace, BoardView } from '../games/contract.ts';
import type { Settings } from '../session/device.ts';
import type { Theme } from '../ui/fonts.ts';
import { BoardHost } from './board-host.tsx';

/** A room of this shape has a lying board, not one that stands as on a phone. */
const LYING = 0.7;

/** A position of a game, with how it is looked at. */
export interface Still {
  readonly face: AnyFace;
  readonly state: unknown;
  readonly viewer: Seat;
  readonly settings: Pick<Settings, 'numbers' | 'speed' | 'flip'>;
  readonly theme: Theme;
}

const nothing = (): void => {};

/** What a board is told of a position. */
export const stillView = ({ state, viewer, settings, theme }: Omit<Still, 'face'>): BoardView => ({
  state,
  viewer,
  legalFor: null,
  draft: [],
  pending: false,
  last: [],
  numbers: settings.numbers === 'off' ? false : settings.numbers === 'own' ? 'viewer' : 'absolute',
  flip: settings.flip,
  speed: settings.speed,
  theme,
  dim: false,
  reducedMotion: settings.speed === 'off' || matchMedia('(prefers-reduced-motion: reduce)').matches,
});

/** Height over width of a board that lies. */
export function stillShape({ face, state, viewer }: Pick<Still, 'face' | 'state' | 'viewer'>): number {
  const { width, height } = face.board.layout(state, viewer, { width: 1000, height: 1000 * LYING });
  return height / width;
}

/** Fills the nearest positioned element around it. */
export function StillBoard({ face, state, viewer, settings, theme }: Still) {
  const view = useMemo(
    () => stillView({ state, viewer, settings, theme }),
    [state, viewer, settings.numbers, settings.speed, settings.flip, theme],
  );
  return (
    <BoardHost
      game={face.game}
      board={face.board}
      view={view}
      told={[]}
      onActs={nothing}
      onSay={nothing}
      onShown={nothing}
      onCue={nothing}
      onProgress={nothing}
      onReady={nothing}
      onHand={nothing}
      onBoard={nothing}
    />
  );
}
