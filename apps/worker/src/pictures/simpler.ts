/** Makes an SVG cheaper for the rasterizer, which pays for what a browser does in passing, without changing how it looks. */

/** A shape that has an opacity of its own. */
const FADED = /<(?:circle|ellipse|line|path|polygon|polyline|rect)\b[^>]* opacity="([^"]*)"[^>]*>/g;

/**
 * An opacity makes a layer of its own, one for each of hundreds of dots; on a shape that is only filled or only stroked the
 * opacity of fill and stroke is the same. Layers at the edge of the picture can also end the rasterizer (2.6.2).
 */
export const simpler = (svg: string): string =>
  svg.replace(FADED, (shape, alpha: string) => {
    const both = / stroke="/.test(shape) && !/ fill="none"/.test(shape);
    if (both || /(?:fill|stroke)-opacity="/.test(shape)) return shape;
    return shape.replace(` opacity="${alpha}"`, ` fill-opacity="${alpha}" stroke-opacity="${alpha}"`);
  });
