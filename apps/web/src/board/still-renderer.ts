/** The board as a still SVG picture, for pages without WebGL. It can be touched like the other; only nothing glides. */
import { type AnyBoardGame, boardSvg, type Theme } from '@sandbar/boards';
import type { Fit, Moment, Renderer } from './renderer.ts';

export function createStillRenderer(game: AnyBoardGame): Renderer {
  // In the document, not as an image file: only so its text has the page's fonts.
  const image = document.createElement('div');
  image.setAttribute('aria-hidden', 'true');
  let fitted: Fit = { width: 0, height: 0, scale: 1, ratio: 1 };
  let theme: Theme = 'dark';
  let drawn = '';
  // Boards on one page must not share the ids of their drawings.
  const prefix = `b${crypto.randomUUID().slice(0, 8)}-`;
  const draw = ({ model, show }: Moment): void => {
    const room = { width: fitted.width, height: fitted.height };
    const { layout, scene, labels } = model;
    const svg = boardSvg(layout, scene, labels, game.drawings, { theme, show, prefix, room });
    if (svg === drawn) return;
    drawn = svg;
    image.innerHTML = svg;
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
    destroy: () => image.remove(),
  };
}
