/** Our worker as load tests run it: the payload game, and limits that people never reach. */
import type { Games } from '@sandbar/engine';
import { LIMITS, type Limits } from '@sandbar/protocol';
import { createApp } from '../../../apps/worker/src/app.ts';
import { MatchRoom as RealRoom } from '../../../apps/worker/src/match/room.ts';
import { payload } from './payload.ts';

export { Relay } from '../../../apps/worker/src/match/relay.ts';

const games: Games = { payload };

export class MatchRoom extends RealRoom {
  protected override games(): Games {
    return games;
  }

  protected override limits(): Limits {
    return { ...LIMITS, burst: 1e9, perSecond: 1e9 };
  }
}

export default createApp(games);
