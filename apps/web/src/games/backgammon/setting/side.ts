/** What the two sides are called. */
import type { Seat } from '@sandbar/engine';
import { words } from '../../../ui/words.ts';

const SIDES = ['ivory', 'ebony'] as const;

export const sideName = (seat: Seat): string => words(`side.${SIDES[seat === 1 ? 1 : 0]}`);
