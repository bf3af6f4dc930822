/** English, put together from its areas. */
import { board } from './board.ts';
import { facts } from './facts.ts';
import { reasons } from './reasons.ts';
import { start } from './start.ts';
import { table } from './table.ts';

export const en = { ...board, ...facts, ...reasons, ...start, ...table } as const;
