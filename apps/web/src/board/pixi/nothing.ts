/** Stands in the build for Pixi's extensions (events, accessibility layer, DOM overlay): the board uses none of them. */
export {};
