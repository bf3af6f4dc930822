/** The worker as tests run it: the real one, but for dice that a test can script. Production has no such switch. */
import type { Draw } from '@sandbar/engine';
import { LIMITS, type Limits } from '@sandbar/protocol';
import { createApp } from '../src/app.ts';
import { MatchRoom as RealRoom } from '../src/match/room.ts';

export { Makers } from '../src/makers.ts';
export { Relay } from '../src/match/relay.ts';

/** How often the object of a match was made, by its id: at first, and whenever something wakes it. */
export const woken = new Map<string, number>();

/** Rolls for a match to come, by match id; kept in the object's own storage so that they survive eviction. */
export class MatchRoom extends RealRoom {
  constructor(ctx: DurableObjectState, env: Env) {
    super(ctx, env);
    const id = ctx.id.name ?? '';
    woken.set(id, (woken.get(id) ?? 0) + 1);
  }

  /** Adds numbers that the next draws will take, one for each die. When they are used up a fixed cycle goes on. */
  async script(numbers: readonly number[]): Promise<void> {
    const { kv } = this.ctx.storage;
    kv.put('script', [...(kv.get<number[]>('script') ?? []), ...numbers]);
  }

  /** Lifts the allowance of commands, for tests that play faster than people. */
  async loosen(): Promise<void> {
    this.ctx.storage.kv.put('loose', true);
  }

  protected override limits(): Limits {
    const { kv } = this.ctx.storage;
    const loose = kv.get<boolean>('loose') === true ? { burst: 1e6, perSecond: 1e6, talkBurst: 1e6 } : {};
    return { ...LIMITS, ...loose, ...kv.get<Partial<Limits>>('limits') };
  }

  protected override roll(draw: Draw): readonly number[] {
    const { kv } = this.ctx.storage;
    const left = kv.get<number[]>('script') ?? [];
    const drawn = kv.get<number>('drawn') ?? 0;
    const numbers = draw.sides.map((sides, i) => left[i] ?? ((drawn + i * 2) % sides) + 1);
    kv.put('script', left.slice(numbers.length));
    kv.put('drawn', drawn + 1);
    return numbers;
  }
}

type TestEnv = Omit<Env, 'MATCH'> & { readonly MATCH: DurableObjectNamespace<MatchRoom> };

const app = createApp();

const entry: ExportedHandler<TestEnv> = {
  async fetch(request, env, ctx) {
    const url = new URL(request.url);
    const [, door, id] = /^\/api\/test\/(script|loosen)\/(\w+)$/.exec(url.pathname) ?? [];
    if (id === undefined) return app.fetch(request, env as unknown as Env, ctx);
    const match = env.MATCH.get(env.MATCH.idFromName(id));
    if (door === 'loosen') await match.loosen();
    else await match.script(await request.json());
    return new Response('ok');
  },
};

export default entry;
