/** Turns SVG into PNG, with our fonts. */
import { initWasm, Resvg } from '@resvg/resvg-wasm';
import wasm from '@resvg/resvg-wasm/index_bg.wasm';
import seas from './fonts/fraunces-500-italic.ttf';
import titles from './fonts/fraunces-600.ttf';
import lines from './fonts/inter-500.ttf';
import strong from './fonts/inter-700.ttf';
import { simpler } from './simpler.ts';

/** Draws an SVG at the size that it names. */
export type Rasterize = (svg: string) => Promise<Uint8Array<ArrayBuffer>>;

/** Makes a rasterizer. The module is set up with the first picture, so that who never asks for one does not pay for it. */
export function createRasterizer(): Rasterize {
  const fonts = [titles, seas, lines, strong].map((font) => new Uint8Array(font));
  let ready: Promise<void> | undefined;
  return async (svg) => {
    ready ??= start().catch((fault: unknown) => {
      ready = undefined;
      throw fault;
    });
    await ready;
    const drawing = new Resvg(simpler(svg), {
      font: {
        fontBuffers: fonts,
        defaultFontFamily: 'Inter',
        sansSerifFamily: 'Inter',
        serifFamily: 'Fraunces',
      },
    });
    try {
      const image = drawing.render();
      try {
        return new Uint8Array(image.asPng());
      } finally {
        image.free();
      }
    } finally {
      // The module's memory is not collected.
      drawing.free();
    }
  };
}

/** Another app in the same isolate may have set it up: the library counts by module and throws the second time. */
async function start(): Promise<void> {
  try {
    await initWasm(wasm);
  } catch (fault) {
    if (!String(fault).includes('Already initialized')) throw fault;
  }
}
