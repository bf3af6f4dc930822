/** One more game, added through the registries alone: played by the host, told by a replica, and drawn. */
import { picture } from '@sandbar/boards';
import { boardOf, boards } from '@sandbar/boards/all';
import { games } from '@sandbar/engine';
import { createReplica, firstStored, LIMITS, openHost, PATIENCE, type Peer } from '@sandbar/protocol';
import { createWords } from '@sandbar/words';
import { expect, test } from 'vitest';
import { toyBoard } from './board.ts';
import { type State, toy } from './rules.ts';

const rules = { ...games, toy };

test('a host plays a game that is only in its registry, and a replica has the same match', () => {
  const peers = [0, 1].map(
    (seat): Peer => ({ id: `p${seat}`, greeted: true, seat, host: seat === 0, invite: null }),
  );
  const making = {
    id: 'toy',
    game: 'toy',
    options: { steps: 4 },
    seats: ['Ann', 'Bob'],
    roles: [],
    host: 0,
    talk: 'off',
    private: false,
    absence: 'wait',
    patience: PATIENCE.usual,
    clock: null,
    flag: 'skip',
    before: null,
  } as const;
  const host = openHost(
    'toy',
    { ...firstStored(making, 0), lines: [], said: [], snapshot: null },
    {
      games: rules,
      roll: () => [3],
      hash: (secret) => secret,
      peers: () => peers,
      newId: () => 'next',
      relay: () => null,
      relayed: () => 0,
      limits: () => LIMITS,
    },
  );
  const replica = createReplica(rules);
  /** One page for both seats: it hears what all hear, and the answers to whoever asked. */
  let asking = 'p0';
  const hear = (outcome: ReturnType<typeof host.take>): void => {
    for (const { to, frame } of outcome.sends) if (to === 'all' || to === asking) replica.receive(frame);
  };
  const [ann, bob] = peers as [Peer, Peer];
  hear(host.take(ann, replica.hello([]), 0));
  hear(host.start(0));
  let id = 0;
  const play = (peer: Peer, action: string): void => {
    asking = peer.id;
    replica.actAs(peer.seat ?? 0);
    expect(replica.step(action), action).toBe(true);
    hear(host.take(peer, replica.commit(`play${id++}`) ?? '', id));
  };
  for (const peer of [ann, bob, ann]) {
    play(peer, 'roll');
    play(peer, peer === bob ? 'stay' : 'go');
  }
  expect(toy.turn(replica.confirmed as State)).toMatchObject({ kind: 'over', result: { winner: 0 } });
  expect(host.room().kept.table.phase).toBe('over');
});

test('its picture and its words come from its board’s record', () => {
  const registry = { ...boards, toy: toyBoard };
  const board = boardOf(registry, 'toy');
  const words = createWords();
  const state = toy.begin({ steps: 4 }, 2);
  const svg = picture(toyBoard, state, {
    viewer: null,
    room: { width: 300, height: 120 },
    theme: 'dark',
    numbers: false,
    words,
  });
  expect(svg.match(/#c33/g)).toHaveLength(1);
  expect(board?.summary.title(state.options, 2, words)).toBe('4 steps');
});
