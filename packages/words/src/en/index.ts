/** English, put together from its areas. */
import { board } from './board.ts';
import { facts } from './facts.ts';
import { reasons } from './reasons.ts';
import { shell } from './shell.ts';

export const en = { ...board, ...facts, ...reasons, ...shell } as const;
