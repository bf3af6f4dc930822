/** What boards show, pure: layout, scene, touch, motions, text and an SVG picture. Each game has an entry of its own. */
export type * from './board.ts';
export { joinCourses } from './courses.ts';
export type * from './game.ts';
export * from './geometry.ts';
export { type Choice, type Input, inputFor, isOneStep, withDie } from './input.ts';
export { marksFor } from './marking.ts';
export * from './marks.ts';
export { countOn, topOf } from './standing.ts';
export type { Standing, Summary } from './summary.ts';
export { boardSvg, type PictureOptions, picture } from './svg.ts';
export * from './touch.ts';
