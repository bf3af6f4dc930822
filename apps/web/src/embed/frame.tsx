/** The parts around a board in a frame: who plays, the line below, and telling how high it would like to be. */
import type { ComponentChildren } from 'preact';
import { useEffect, useRef } from 'preact/hooks';
import type { AnyGameView, Model, Score } from '../table/model.ts';
import { Logo } from '../ui/brand.tsx';
import type { Talk } from './talk.ts';

export function Frame(props: {
  readonly layout: 'full' | 'board';
  readonly talk: Talk;
  /** The height of the board for a width, in CSS px. */
  heightOf(width: number): number;
  readonly children: ComponentChildren;
}) {
  const { layout, talk, heightOf, children } = props;
  const main = useRef<HTMLElement>(null);
  const told = useRef('');
  useEffect(() => {
    const element = main.current;
    if (element === null) return;
    const measure = (): void => {
      const lines = [...element.children]
        .filter((child) => !child.matches('.board-frame'))
        .reduce((sum, child) => sum + (child as HTMLElement).offsetHeight, 0);
      const width = element.clientWidth;
      const height = Math.ceil(lines + heightOf(width));
      if (told.current === `${width} ${height}`) return;
      told.current = `${width} ${height}`;
      talk.tell('resize', { width, height });
    };
    const observer = new ResizeObserver(measure);
    observer.observe(element);
    measure();
    return () => observer.disconnect();
  });
  return (
    <main ref={main} class={layout === 'board' ? 'embed only-board' : 'embed'}>
      {children}
    </main>
  );
}

/** The seats with their scores: two face each other, more stand in a row. */
export function Seats(props: {
  readonly model: Pick<Model, 'names' | 'table' | 'setting'>;
  readonly gameView: AnyGameView;
  readonly score: Score;
}) {
  const { model, gameView, score } = props;
  const { names, table } = model;
  const { Badge } = gameView;
  const count = table.seats.length;
  return (
    <header class={count === 2 ? 'embed-seats two' : 'embed-seats'}>
      <ol tabIndex={count > 2 ? 0 : undefined} aria-label={score.goal}>
        {score.seats.map(({ value, note, out }, seat) => (
          <li
            key={seat}
            class={out ? 'out' : seat === score.acts ? 'turn' : ''}
            aria-current={seat === score.acts ? 'true' : undefined}
          >
            <Badge options={table.options} seats={count} seat={seat} size={24} />
            <span class="embed-name">
              <b>{names[seat]}</b>
              {count === 2 && note !== '' && <small>{note}</small>}
            </span>
            <b class="num embed-score">
              {value}
              {count > 2 && note !== '' && <i>{note}</i>}
            </b>
          </li>
        ))}
      </ol>
      <span class="embed-goal">{score.goal}</span>
    </header>
  );
}

/** The line below the board, which ends in the way to Sandbar. */
export function Foot(props: {
  readonly href: string;
  readonly text: string;
  readonly children: ComponentChildren;
}) {
  return (
    <footer class="embed-foot">
      {props.children}
      <a href={props.href} target="_blank" rel="noopener">
        <Logo size={20} />
        <span>{props.text}</span>
      </a>
    </footer>
  );
}
