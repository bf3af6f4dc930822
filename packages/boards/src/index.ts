/** What boards show, pure: layout, scene, touch, motions, text and an SVG picture. */
export type * from './board.ts';
export { type AnyBoards, boardOf, boards } from './boards.ts';
export { joinCourses } from './courses.ts';
export { type BackgammonLayout, backgammonBoard } from './games/backgammon/index.ts';
export * from './geometry.ts';
export { type Choice, type Input, inputFor, withDie } from './input.ts';
export { marksFor } from './marking.ts';
export * from './marks.ts';
export { countOn, topOf } from './standing.ts';
export { boardSvg, type PictureOptions, picture } from './svg.ts';
export * from './touch.ts';
