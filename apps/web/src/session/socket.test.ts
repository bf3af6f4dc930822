/** [R18] [R33] The line of a page: its heartbeat, how it comes back, and when it does not. Time, net and chance are scripted. */
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import { openSocket } from './socket.ts';

/** Every connection that was tried, oldest first. */
let tried: FakeSocket[] = [];

class FakeSocket extends EventTarget {
  static readonly OPEN = 1;
  readyState = 0;
  readonly sent: string[] = [];
  readonly url: string;
  constructor(url: string) {
    super();
    this.url = url;
    tried.push(this);
  }
  send(frame: string): void {
    this.sent.push(frame);
  }
  close(): void {
    this.readyState = 3;
  }
  open(): void {
    this.readyState = FakeSocket.OPEN;
    this.dispatchEvent(new Event('open'));
  }
  hear(data: string): void {
    this.dispatchEvent(Object.assign(new Event('message'), { data }));
  }
  end(code: number, reason = ''): void {
    this.readyState = 3;
    this.dispatchEvent(Object.assign(new Event('close'), { code, reason }));
  }
}

const last = (): FakeSocket => tried.at(-1) as FakeSocket;
/** What the next draw of jitter is, of 65,536. */
let chance = 0;
let heard: string[] = [];

beforeEach(() => {
  tried = [];
  heard = [];
  chance = 0;
  vi.useFakeTimers({ now: 0 });
  vi.stubGlobal('WebSocket', FakeSocket);
  vi.stubGlobal('window', Object.assign(new EventTarget(), { setTimeout, setInterval }));
  vi.stubGlobal('document', Object.assign(new EventTarget(), { visibilityState: 'visible' }));
  vi.stubGlobal('crypto', { getRandomValues: (into: Uint16Array) => into.fill(chance) });
});
afterEach(() => {
  vi.useRealTimers();
  vi.unstubAllGlobals();
});

const open = () =>
  openSocket('ws://sandbar.test/ws/m', {
    opened: () => heard.push('opened'),
    frame: (text) => heard.push(text),
    lost: (at) => heard.push(`lost until ${at}`),
    ended: (why) => heard.push(`ended ${why}`),
  });

describe('[R33] after a restart of the host', () => {
  test.each([
    [0, 500],
    [32_768, 1_250],
    [65_535, 1_999],
  ])(
    'with a jitter of %i a page comes back after %i ms: all of them within 3 s, not all at once',
    (draw, ms) => {
      open();
      last().open();
      chance = draw;
      last().end(1006);
      vi.advanceTimersByTime(ms - 1);
      expect(tried).toHaveLength(1);
      vi.advanceTimersByTime(1);
      expect(tried).toHaveLength(2);
    },
  );
  test('it tries less often while nobody answers, and never less than every 15 s and the jitter', () => {
    open();
    const waits: number[] = [];
    for (let n = 0; n < 8; n++) {
      const before = Date.now();
      last().end(1006);
      vi.advanceTimersToNextTimer();
      waits.push(Date.now() - before);
    }
    expect(waits).toEqual([500, 1_000, 2_000, 4_000, 8_000, 15_000, 15_000, 15_000]);
    expect(heard[0]).toBe('lost until 500');
  });
  test('when the net is back it does not wait', () => {
    open();
    last().end(1006);
    window.dispatchEvent(new Event('online'));
    expect(tried).toHaveLength(2);
  });
});

describe('[R18] the heartbeat', () => {
  test('it goes out every 15 s, and a line that does not answer within 10 s is given up', () => {
    open();
    last().open();
    vi.advanceTimersByTime(15_000);
    expect(last().sent).toEqual(['p']);
    last().hear('q');
    vi.advanceTimersByTime(15_000);
    expect(last().sent).toEqual(['p', 'p']);
    vi.advanceTimersByTime(9_999);
    expect(heard).toEqual(['opened']);
    vi.advanceTimersByTime(1);
    expect(heard[1]).toMatch(/^lost/);
  });
  test('[case 131] a frame from the table is not the answer to it', () => {
    open();
    last().open();
    vi.advanceTimersByTime(15_000);
    last().hear('L1  =31');
    vi.advanceTimersByTime(10_000);
    expect(heard).toEqual(['opened', 'L1  =31', expect.stringMatching(/^lost/)]);
  });
  test('[R34] who is asked whether they read says so at once', () => {
    open();
    last().open();
    last().hear('r');
    expect(last().sent).toEqual(['R']);
    expect(heard).toEqual(['opened']);
  });
});

describe('[R33] [R36] the end of the line', () => {
  test.each([
    [4001, 'version'],
    [4002, 'unknown-match'],
    [4003, 'bad-secret'],
    [4004, 'full'],
    [4007, 'full'],
    [4008, 'removed'],
    [4009, 'closed'],
  ])('after %i it says %s once and never tries again', (code, why) => {
    open();
    last().open();
    last().end(code);
    vi.advanceTimersByTime(3_600_000);
    window.dispatchEvent(new Event('online'));
    expect(heard).toEqual(['opened', `ended ${why}`]);
    expect(tried).toHaveLength(1);
  });
  test.each([1000, 1006, 4005, 4006, 4010, 4012])('after %i it comes back', (code) => {
    open();
    last().open();
    last().end(code);
    vi.advanceTimersByTime(2_000);
    expect(tried).toHaveLength(2);
  });
  test('[R27] sent to a relay it watches there at once, and after that asks the match again', () => {
    open();
    last().end(4011, '3');
    expect(last().url).toBe('ws://sandbar.test/ws/m?relay=3');
    last().open();
    last().end(1006);
    vi.advanceTimersByTime(2_000);
    expect(last().url).toBe('ws://sandbar.test/ws/m');
  });
});
