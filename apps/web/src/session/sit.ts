/** Sitting down at a table over the net. */
import { isOpen } from '@sandbar/protocol';
import { knownTable, rememberTable, withToken, writeName } from './device.ts';
import { freshSecret, keepInAddress } from './secrets.ts';
import type { Command, Session } from './session.ts';

/** Takes a seat with a secret made here, so that asking twice is harmless. [R6] `ask` tells the person of a refusal. */
export function sit(
  session: Session,
  id: string,
  name: string,
  ask: (command: Command) => void = (command) => void session.ask(command),
): void {
  const known = knownTable(id);
  const secret = known?.seatSecret ?? freshSecret();
  writeName(name);
  if (known !== undefined)
    rememberTable({
      ...known,
      seatSecret: secret,
      tokens: withToken({ ...known, seatSecret: secret }, secret),
    });
  keepInAddress(secret);
  const wish = known?.seat;
  const free = wish !== undefined && isOpen(session.replica.table?.seats[wish]);
  ask({ t: 'sit', name, secret, ...(free ? { seat: wish } : {}) });
  // In a two-seat game sitting down is being ready; the match then starts when both are. [R9]
  void session.ask({ t: 'ready', on: true });
}
