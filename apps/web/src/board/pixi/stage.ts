/** The canvas of a board: the renderer, its layers from the ground up, and drawing on demand. */
import 'pixi.js/unsafe-eval';
import { Container, Sprite, Texture, Ticker, WebGLRenderer } from 'pixi.js';
import type { Camera } from '../input/camera.ts';

export interface Layers {
  readonly ground: Sprite;
  /** Water that drifts. */
  readonly drift: Container;
  readonly under: Container;
  readonly pieces: Container;
  readonly over: Container;
  readonly dice: Container;
  readonly markers: Container;
  /** Pieces in motion. */
  readonly flying: Container;
  /** The piece in hand. */
  readonly hand: Container;
  readonly top: Container;
}

export interface Stage {
  readonly canvas: HTMLCanvasElement;
  readonly layers: Layers;
  /** Size in CSS px, board units to CSS px, and device pixels for each CSS px. */
  fit(width: number, height: number, scale: number, ratio: number): void;
  look(camera: Camera): void;
  draw(): void;
  destroy(): void;
}

/** Whether this page can draw with WebGL at all. */
function hasWebGl(): boolean {
  const context = document.createElement('canvas').getContext('webgl2');
  context?.getExtension('WEBGL_lose_context')?.loseContext();
  return context !== null;
}

/** Undefined where WebGL is missing or fails. */
export async function createStage(): Promise<Stage | undefined> {
  if (!hasWebGl()) return undefined;
  const canvas = document.createElement('canvas');
  const renderer = new WebGLRenderer();
  try {
    await renderer.init({
      canvas,
      width: 10,
      height: 10,
      antialias: true,
      backgroundAlpha: 0,
      autoDensity: true,
      // Nothing but the renderer: no events, accessibility layer, filters or DOM overlay.
      skipExtensionImports: true,
    });
  } catch {
    return undefined;
  }
  // The renderer's own clock would wake the page sixty times a second to tidy what this board tidies itself.
  Ticker.system.autoStart = false;
  Ticker.system.stop();
  const root = new Container();
  const layers: Layers = {
    ground: new Sprite(Texture.EMPTY),
    drift: new Container(),
    under: new Container(),
    pieces: new Container(),
    over: new Container(),
    dice: new Container(),
    markers: new Container(),
    flying: new Container(),
    hand: new Container(),
    top: new Container(),
  };
  root.addChild(...Object.values(layers));
  /** CSS px for each board unit when all of the board is in view. */
  let whole = 1;
  const draw = (): void => renderer.render({ container: root });
  /** Pixi goes on counting with what was bound in the lost context, and would leave pieces black: it is told to forget. */
  const found = (): void => {
    renderer.resetState();
    draw();
  };
  canvas.addEventListener('webglcontextrestored', found);
  return {
    canvas,
    layers,
    fit(width, height, scale, ratio) {
      renderer.resize(width, height, ratio);
      root.scale.set(scale);
      root.position.set(0, 0);
      whole = scale;
    },
    look({ x, y, zoom }) {
      root.scale.set(whole * zoom);
      root.position.set(x, y);
    },
    draw,
    destroy() {
      canvas.removeEventListener('webglcontextrestored', found);
      root.destroy({ children: true });
      renderer.destroy({ removeView: true });
    },
  };
}
