/** The families of pieces by name. */
import type { FamilyName } from '@sandbar/boards';
import { checkers } from './checkers.ts';
import type { Family } from './family.ts';
import { hulls } from './hulls.ts';
import { standing } from './standing.ts';

export const families: Readonly<Record<FamilyName, Family>> = { flat: checkers, standing, hulls };
