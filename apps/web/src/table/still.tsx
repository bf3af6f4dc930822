/** A board that only stands there: a position to be looked at, with nothing to touch and nothing that moves. */
import type { Seat } from '@sandbar/engine';
import { useMemo } from 'preact/hooks';
import type { Settings } from '../session/device.ts';
import type { Theme } from '../ui/theme.ts';
import { BoardHost } from './board-host.tsx';
import type { AnyGameView } from './model.ts';
import type { BoardView } from './turn.ts';

/** A room of this shape has a lying board, not one that stands as on a phone. */
const LYING = 0.7;

/** A position of a game, with how it is looked at. */
export interface Still {
  readonly gameView: AnyGameView;
  readonly state: unknown;
  readonly viewer: Seat;
  readonly settings: Pick<Settings, 'numbers' | 'speed' | 'flip'>;
  readonly theme: Theme;
}

/** What a board is told of a position. */
export const stillView = ({ state, viewer, settings, theme }: Omit<Still, 'gameView'>): BoardView => ({
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
export function stillShape({
  gameView,
  state,
  viewer,
}: Pick<Still, 'gameView' | 'state' | 'viewer'>): number {
  const { width, height } = gameView.board.layout(state, viewer, { width: 1000, height: 1000 * LYING });
  return height / width;
}

/** Fills the nearest positioned element around it. */
export function StillBoard({ gameView, state, viewer, settings, theme }: Still) {
  const view = useMemo(
    () => stillView({ state, viewer, settings, theme }),
    [state, viewer, settings.numbers, settings.speed, settings.flip, theme],
  );
  return <BoardHost game={gameView.game} board={gameView.board} view={view} />;
}
