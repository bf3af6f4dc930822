/** The board as a still SVG picture, for pages without WebGL. It can be touched like the other; only nothing glides. */
import { type AnyBoardGame, boardSvg, type Theme } from '@sandbar/boards';
import type { Face, Fit, Moment } from './face.ts';

export function createStillFace(game: AnyBoardGame): Face {
  const image = document.createElement('img');
  image.alt = '';
  image.draggable = false;
  let fitted: Fit = { width: 0, height: 0, scale: 1, ratio: 1 };
  let theme: Theme = 'dark';
  let drawn = '';
  const draw = ({ model, show }: Moment): void => {
    const room = { width: fitted.width, height: fitted.height };
    const { layout, scene, labels } = model;
    const svg = boardSvg(layout, scene, labels, game.drawings, { theme, show, prefix: 'b', room });
    if (svg === drawn) return;
    drawn = svg;
    image.src = `data:image/svg+xml;charset=utf-8,${encodeURIComponent(svg)}`;
  };
  return {
    element: image,
    async fit(moment, next, nextTheme) {
      fitted = next;
      theme = nextTheme;
      image.style.width = `${next.width}px`;
      image.style.height = `${next.height}px`;
      draw(moment);
    },
    draw,
    play(moment, play) {
      draw(moment);
      play.done();
    },
    carry: () => {},
    shake: () => {},
    look({ x, y, zoom }) {
      image.style.transformOrigin = '0 0';
      image.style.transform = zoom === 1 ? '' : `translate(${x}px, ${y}px) scale(${zoom})`;
    },
    finish: () => {},
    moving: () => false,
    calm: () => {},
    drifts: () => {},
    destroy: () => image.remove(),
  };
}
