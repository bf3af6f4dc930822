/** The toy in the page: how it is chosen, and its table on the frame that games share. */
import { called, type PageGame } from '../../src/games/contract.ts';
import { RowsTable } from '../../src/table/frame/rows-table.tsx';
import type { GameView, Model, PlayProps } from '../../src/table/model.ts';
import { toyBoard } from './board.ts';
import { type Action, type Fact, type Options, type State, toy } from './rules.ts';

const BUTTONS: Readonly<Record<Action, string>> = { roll: 'Roll the die', go: 'Step on', stay: 'Stay here' };

function Play(props: PlayProps) {
  const model = props.model as Model<State, readonly Fact[]>;
  const { names, seat } = model;
  const state = model.state as State;
  const turn = toy.turn(state);
  const winner = turn.kind === 'over' ? turn.result.winner : null;
  const mine = turn.kind === 'seat' && turn.seat === seat;
  return (
    <RowsTable
      {...props}
      around={{
        title: 'Stones',
        head: 'Stones',
        headEnd: `${state.options.steps} steps`,
        order: [...state.at.keys()],
        seat: (one) => ({ note: `${state.at[one]} steps`, pictures: null, end: state.at[one], out: false }),
        dice: typeof state.die === 'number' ? <b data-die={state.die}>{state.die}</b> : null,
        say: { title: `${names[state.seat]} to play`, line: '' },
        buttons: mine
          ? toy
              .legal(state)
              .map((action) => ({ key: action, action, text: BUTTONS[action], primary: action !== 'stay' }))
          : [],
        lines: model.whole.flatMap((fact) =>
          fact.kind === 'rolled' ? [] : [{ number: '', seat: fact.seat, dice: [], text: fact.kind, fact }],
        ),
        result: winner === null ? null : { title: `${names[winner]} is home`, line: '', body: null },
      }}
    />
  );
}

const toyView: GameView<State, Action, Fact, readonly Fact[], Options> = {
  game: toy,
  board: toyBoard,
  history: (facts) => [...facts],
  plies: (facts) =>
    facts.flatMap((fact, i) =>
      fact.kind === 'rolled'
        ? []
        : [
            {
              seat: fact.seat,
              place: `Turn ${i}`,
              text: fact.kind,
              mark: null,
              loser: null,
              facts: [fact],
            },
          ],
    ),
  score: ({ state, names }) => ({
    goal: 'Stones',
    seats: names.map((_, seat) => ({ value: String(state?.at[seat] ?? 0), note: '', out: false })),
    acts: state?.seat ?? null,
    now: '',
  }),
  last: () => [],
  key: () => undefined,
  offerText: () => '',
  offerRows: () => [],
  Badge: ({ seat, size }) => <b style={{ fontSize: `${size / 2}px` }}>{seat + 1}</b>,
  Play,
};

export const toyPage: PageGame<Options> = {
  ...called(toyBoard.summary),
  rules: toy,
  first: { steps: 6 },
  seats: 3,
  Sentence: ({ options }) => <>a race of {options.steps} steps.</>,
  load: () => Promise.resolve(toyView),
  figures: () => Promise.resolve({ game: toy, board: toyBoard, drawings: {} }),
};
