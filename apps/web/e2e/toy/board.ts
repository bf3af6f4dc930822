/** The board of the toy: a lane a seat, drawn with circles. */
import type { BoardGame, Figure, Layout, Spot } from '@sandbar/boards';
import { type Action, type Fact, type Options, type State, toy } from './rules.ts';

const STEP = 60;
const COLORS = ['#c33', '#38c', '#3a5', '#a6c'];

const spotId = (seat: number, at: number): string => `lane${seat}.${at}`;

function layout({ at, options }: State): Layout {
  const spots = at.flatMap((_, seat) =>
    Array.from({ length: options.steps + 1 }, (_, step): Spot => {
      const area = { x: step * STEP, y: seat * STEP, w: STEP, h: STEP };
      const { x, y } = { x: area.x + STEP / 2, y: area.y + STEP / 2 };
      const outline = [
        { x: area.x, y: area.y },
        { x: area.x + STEP, y: area.y },
        { x: area.x + STEP, y: area.y + STEP },
        { x: area.x, y: area.y + STEP },
      ];
      const stack = { x, y, dx: 0, dy: 0, most: 1 };
      return {
        id: spotId(seat, step),
        places: [{ chart: 0, area, outline, stack, inward: { x: 0, y: -1 } }],
      };
    }),
  );
  const width = (options.steps + 1) * STEP;
  const dice = at.map((_, seat) => ({
    x: width / 2,
    y: (seat + 0.5) * STEP,
    size: STEP / 2,
    gap: 8,
    lean: 0,
    thrownFrom: { x: width, y: 0 },
  }));
  return {
    shape: 'landscape',
    width,
    height: at.length * STEP,
    corner: 0,
    radius: STEP / 3,
    spots,
    wells: {},
    dice,
  };
}

const circle = (color: string): Figure => ({
  defs: '',
  body: `<circle r="25" fill="${color}"/>`,
  box: { x: -25, y: -25, w: 50, h: 50 },
});

export const toyBoard: BoardGame<State, Action, Fact, Layout, Options> = {
  id: toy.id,
  layout,
  scene: ({ at, seat, die }) => ({
    pieces: at.map((far, one) => ({ look: `stone${one}`, spot: spotId(one, far), index: 0, of: 1 })),
    dice: typeof die === 'number' ? [{ value: die, owner: seat, spent: false }] : [],
    markers: [],
  }),
  labels: () => [],
  handle: (action) => ({ button: action }),
  barred: () => undefined,
  motions: () => [{ kind: 'set' }],
  text: ({ at, options }) => ({
    title: 'Stones',
    spots: at.map((far, seat) => ({
      id: spotId(seat, far),
      text: `Stone ${seat + 1}: ${far} of ${options.steps}`,
    })),
    legal: [],
  }),
  tell: (fact, _words, _viewer, names) => `${names[fact.seat]}: ${fact.kind}`,
  chip: (_words, pips) => String(pips),
  summary: {
    name: () => 'Stones',
    who: () => 'Two to four.',
    line: () => 'Step on, or stay.',
    title: ({ steps }) => `${steps} steps`,
    seatName: (_options, _seats, seat) => `stone ${seat + 1}`,
    standing: (state, seat) => ({ note: String(state?.at[seat] ?? ''), look: `stone${seat}`, left: false }),
    turn: (_state, who) => `${who} to step`,
  },
  drawings: {
    family: 'flat',
    looks: {
      pieces: COLORS.map((_, seat) => `stone${seat}`),
      markers: [],
      dice: [1, 2, 3],
      seats: [0, 1, 2, 3],
    },
    ground: ({ width, height }) => ({
      defs: '',
      body: `<rect width="${width}" height="${height}" fill="#ddd"/>`,
      box: { x: 0, y: 0, w: width, h: height },
    }),
    piece: (look) => circle(COLORS[Number(look.at(-1))] ?? '#000'),
    edge: () => circle('#000'),
    die: (value) => ({ ...circle('#fff'), body: `<circle r="25" fill="#fff"/><text>${value}</text>` }),
    marker: () => circle('#000'),
    ink: () => ({ color: '#000', alpha: 1 }),
    badge: () => ({ fill: '#000', color: '#fff' }),
    lettering: () => ({ size: 0.5, color: '#000', light: '#fff' }),
  },
};
