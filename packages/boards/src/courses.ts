/** Draws moves as a ship's course: dots for theirs, dashes for mine, a dashed circle at the start, a ring at the end. */
import type { Layout, Rect, Scene, SpotId, Vec } from './board.ts';
import { bend, curve, fieldOf, inset, placeDice, placeOf, spotOf, stackAt } from './geometry.ts';
import { around, COLORS, type Course, type Ink, type Mark, type Show, thin } from './marks.ts';

/** Steps of one piece in a row become one course, so that 24/20/16 is one line. */
export function joinCourses(courses: readonly Course[]): readonly Course[] {
  const joined: Course[] = [];
  for (const course of courses) {
    const at = joined.findIndex(
      (one) => one.mine === course.mine && one.ghost === course.ghost && one.trail.at(-1) === course.trail[0],
    );
    const before = joined[at];
    if (before) joined[at] = { ...before, trail: [...before.trail, ...course.trail.slice(1)] };
    else joined.push(course);
  }
  return joined;
}

/** How strong a course is drawn that is only tried out, and the piece at its end. */
const GHOST = 0.5;

export function courseMarks(layout: Layout, scene: Scene, show: Show, k: number): Mark[] {
  const courses = joinCourses(show.courses);
  const coming = new Map<SpotId, number>();
  for (const { trail } of courses) count(coming, trail.at(-1) ?? '');
  const context = { avoid: obstacles(layout, scene), coming, left: new Map(), landed: new Map() };
  return courses.flatMap((course) => {
    const faded = course.ghost ? GHOST : !course.mine && show.picked !== null ? 0.45 : 1;
    return oneCourse(layout, scene, course, { ...context, faded, sending: show.sending }, k);
  });
}

/** Adds one to a count and gives the new one. */
function count(counts: Map<SpotId, number>, spot: SpotId): number {
  const next = (counts.get(spot) ?? 0) + 1;
  counts.set(spot, next);
  return next;
}

interface Context {
  readonly avoid: readonly Rect[];
  /** How many courses end on a spot in all, and how many have started from or ended on it so far. */
  readonly coming: ReadonlyMap<SpotId, number>;
  readonly left: Map<SpotId, number>;
  readonly landed: Map<SpotId, number>;
  readonly faded: number;
  readonly sending: boolean;
}

function oneCourse(layout: Layout, scene: Scene, course: Course, context: Context, k: number): Mark[] {
  const [from, to] = [course.trail[0], course.trail.at(-1)];
  if (from === undefined || to === undefined || from === to) return [];
  const there = standing(scene, to, course.look);
  // The first to come lies lowest.
  const later = (context.coming.get(to) ?? 1) - count(context.landed, to);
  const gone = count(context.left, from);
  const goal = placeOf(layout, to);
  if (course.ghost) return ghostCourse(layout, scene, course, context, k);
  const b = stackAt(goal.stack, Math.max(0, there - 1 - later), standing(scene, to));
  const start = placeOf(layout, from);
  const isOut = spotOf(layout, from)?.out === true;
  const a = isOut ? stackAt(start.stack, 0) : stackAt(start.stack, standing(scene, from) + gone - 1);
  const color = course.mine ? COLORS.glow : COLORS.cream;
  const marks = [
    ...startMarks(layout, a, isOut, color, context.faded, k),
    ...lineMarks(layout, a, b, course, context, goal.stack.edge !== undefined, k),
  ];
  // The piece may have been hit since, or lie in a tray: then nothing stands there to ring.
  if (there > 0 && goal.stack.edge === undefined)
    marks.push(...landedMarks(layout, b, course.mine, context, k));
  return marks;
}

/** The piece still stands where it was, so the course begins at its top and ends above what stands there now. */
function ghostCourse(layout: Layout, scene: Scene, course: Course, context: Context, k: number): Mark[] {
  const [from = '', to = ''] = [course.trail[0], course.trail.at(-1)];
  const [start, goal] = [placeOf(layout, from), placeOf(layout, to)];
  const gone = (context.left.get(from) ?? 1) - 1;
  const come = (context.landed.get(to) ?? 1) - 1;
  const a = stackAt(start.stack, Math.max(0, standing(scene, from) - 1 - gone));
  const b = stackAt(goal.stack, standing(scene, to, course.look) + come);
  const line = lineMarks(layout, a, b, course, context, goal.stack.edge !== undefined, k);
  return goal.stack.edge === undefined
    ? [...line, { kind: 'ghost', ...b, look: course.look, alpha: GHOST }]
    : line;
}

const standing = (scene: Scene, spot: SpotId, look?: string): number =>
  scene.pieces.filter((piece) => piece.spot === spot && (look === undefined || piece.look === look)).length;

function startMarks(layout: Layout, a: Vec, isOut: boolean, color: string, faded: number, k: number): Mark[] {
  if (!isOut)
    return [
      {
        kind: 'ring',
        ...around(layout, a, -k),
        fill: { color: '#000000', alpha: 0.14 * faded },
        inks: thin(k, [{ color, alpha: 0.75 * faded, width: 1.3, dash: [2.5, 4] }]),
      },
    ];
  const d = 4 * k;
  const inks = thin(k, [
    { color: '#000000', alpha: 0.5 * faded, width: 4.4 },
    { color, alpha: faded, width: 2.2 },
  ]);
  return [
    {
      kind: 'line',
      closed: false,
      points: [
        { x: a.x - d, y: a.y - d },
        { x: a.x + d, y: a.y + d },
      ],
      inks,
    },
    {
      kind: 'line',
      closed: false,
      points: [
        { x: a.x + d, y: a.y - d },
        { x: a.x - d, y: a.y + d },
      ],
      inks,
    },
  ];
}

function lineMarks(
  layout: Layout,
  a: Vec,
  b: Vec,
  course: Course,
  context: Context,
  intoTray: boolean,
  k: number,
): Mark[] {
  const { mine } = course;
  const color = mine ? COLORS.glow : COLORS.cream;
  const avoid = context.avoid.filter((rect) => !near(rect, a) && !near(rect, b));
  const control = bend(a, b, avoid, inset(fieldOf(layout), layout.radius * 0.4));
  const whole = curve(a, control, b, 48);
  const r = layout.radius;
  const line = whole.filter(
    (at) =>
      Math.hypot(at.x - a.x, at.y - a.y) > r * 0.5 &&
      Math.hypot(at.x - b.x, at.y - b.y) > (intoTray ? 4 * k : r + 6 * k),
  );
  const [end, before] = [line.at(-1), line.at(-4) ?? line[0]];
  if (!end || !before || line.length < 4) return [];
  const width = layout.shape === 'portrait' ? 2.1 : 2.3 * Math.max(k, 0.75);
  const dash = mine ? ([9 * k, 6 * k] as const) : ([0.1, 7.5 * Math.max(k, 0.7)] as const);
  const inks: readonly Ink[] = [
    { color: '#000000', alpha: 0.5 * context.faded, width: width + 2.6 * k, dash },
    { color, alpha: context.faded, width: mine ? width : width + 0.7 * k, dash },
  ];
  return [{ kind: 'line', points: line, closed: false, inks }, arrow(end, before, color, context.faded, k)];
}

function arrow(end: Vec, before: Vec, color: string, faded: number, k: number): Mark {
  const a = Math.atan2(end.y - before.y, end.x - before.x);
  const turned = (x: number, y: number): Vec => ({
    x: end.x + (x * Math.cos(a) - y * Math.sin(a)) * k,
    y: end.y + (x * Math.sin(a) + y * Math.cos(a)) * k,
  });
  return {
    kind: 'line',
    closed: true,
    points: [turned(5, 0), turned(-5, -5.4), turned(-2.4, 0), turned(-5, 5.4)],
    fill: { color, alpha: faded },
    inks: [{ color: '#000000', alpha: 0.55 * faded, width: k }],
  };
}

function landedMarks(layout: Layout, b: Vec, mine: boolean, { sending, faded }: Context, k: number): Mark[] {
  const color = mine ? COLORS.glow : COLORS.cream;
  if (mine && sending) {
    const base = { color: COLORS.focus, alpha: 0.22, width: 2.6 };
    return [
      { kind: 'ring', ...around(layout, b, 1.5 * k), inks: thin(k, [base]) },
      {
        kind: 'ring',
        ...b,
        r: layout.radius + 1.5 * k,
        arc: [-Math.PI / 2, 0],
        inks: thin(k, [{ ...base, alpha: 1 }]),
      },
    ];
  }
  const dash = mine ? { dash: [5, 3] as const } : {};
  return [
    {
      kind: 'ring',
      ...around(layout, b, k),
      inks: thin(k, [{ color, alpha: (mine ? 0.95 : 0.8) * faded, width: mine ? 1.9 : 1.5, ...dash }]),
    },
  ];
}

/** What a course should go around: the dice, and stacks that are more than one piece tall. */
function obstacles(layout: Layout, scene: Scene): readonly Rect[] {
  const r = layout.radius;
  const rects: Rect[] = scene.pieces.flatMap((piece) => {
    const { stack } = placeOf(layout, piece.spot);
    if (stack.edge) return [];
    const at = stackAt(stack, piece.index);
    return [{ x: at.x - r, y: at.y - r, w: 2 * r, h: 2 * r }];
  });
  const dice = placeDice(layout, scene.dice).map(({ x, y, size }) => {
    const side = size + 6;
    return { x: x - side / 2, y: y - side / 2, w: side, h: side };
  });
  return [...rects, ...dice];
}

const near = (rect: Rect, at: Vec): boolean =>
  at.x > rect.x - 2 && at.x < rect.x + rect.w + 2 && at.y > rect.y - 2 && at.y < rect.y + rect.h + 2;
