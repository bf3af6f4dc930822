/** Take or pass: in the side panel, on a phone in the action bar. Never where Roll was, never by Enter or Space. */
import type { backgammon } from '@sandbar/engine';
import { useEffect, useRef, useState } from 'preact/hooks';
import { Icon } from '../../ui/icon.tsx';
import { words } from '../../ui/words.ts';
import { Checker, CubePicture } from './checker.tsx';
import { answerFigures } from './stakes.ts';
import './answer.css';

export interface AnswerProps {
  readonly state: backgammon.State;
  readonly seat: 0 | 1;
  readonly names: readonly string[];
  readonly title: string;
  readonly phone: boolean;
  readonly open: boolean;
  onAct(action: backgammon.Action): void;
}

/** How long both stay dead after they appear, and how long Pass is held, in ms. [case 48] */
const DEAD_MS = 500;
const HOLD_MS = 600;

export function Answer(props: AnswerProps) {
  const awake = useAwake();
  const { state, phone, open, onAct } = props;
  const may = awake && open;
  useAnswerKeys(may, () => onAct({ kind: 'take' }));
  const figures = answerFigures(state, props.seat);
  const they = props.names[props.seat === 0 ? 1 : 0] ?? '';
  const take = (
    <button
      type="button"
      class="take"
      disabled={!may}
      onClick={(event) => event.detail > 0 && onAct({ kind: 'take' })}
    >
      <CubePicture value={figures.taken} size={phone ? 28 : 40} />
      <span>
        <b>{words('act.take')}</b>
        <small>
          {phone
            ? words('act.take.short', { n: figures.taken })
            : words(state.stage === 'beavered' ? 'act.take.beavered' : 'act.take.line', { n: figures.taken })}
        </small>
      </span>
    </button>
  );
  const pass = (
    <Hold disabled={!may} onHeld={() => onAct({ kind: 'drop' })}>
      {!phone && <Icon name="flag" size={34} />}
      <span>
        <b>
          {words('act.pass')}
          {!phone && <em>{words('act.pass.hold')}</em>}
        </b>
        <small>
          {phone
            ? words('act.pass.short', { n: figures.lost })
            : words('act.pass.line', { who: they, n: figures.lost, score: figures.scoreAfterPass })}
        </small>
      </span>
    </Hold>
  );
  const beaver = figures.mayBeaver && (
    <button type="button" class="btn" disabled={!may} onClick={() => onAct({ kind: 'beaver' })}>
      {words('act.beaver', { n: figures.taken * 2 })}
    </button>
  );
  if (phone)
    return (
      <div class="answer-bar">
        {take}
        {beaver}
        {pass}
      </div>
    );
  return (
    <section class="answer" aria-label={words('table.turn.answer')}>
      <p class="answer-who">
        <Checker seat={props.seat === 0 ? 1 : 0} size={30} />
        {words(state.stage === 'beavered' ? 'answer.beavers' : 'answer.doubles', { who: they })}
      </p>
      <h2>{words('answer.question', { n: figures.taken })}</h2>
      <table>
        <thead>
          <tr>
            <td />
            <th scope="col">{words('table.you')}</th>
            <th scope="col">{they}</th>
          </tr>
        </thead>
        <tbody>
          <tr>
            <th scope="row">{words('answer.score', { title: props.title })}</th>
            <td>{figures.score[0]}</td>
            <td>{figures.score[1]}</td>
          </tr>
          <tr>
            <th scope="row">{words('answer.pips')}</th>
            <td>{figures.pips[0]}</td>
            <td>{figures.pips[1]}</td>
          </tr>
          <tr>
            <th scope="row">{words('answer.lose')}</th>
            <td colSpan={2}>{words('answer.lose.value', { n: figures.taken, gammon: figures.taken * 2 })}</td>
          </tr>
        </tbody>
      </table>
      <p class="thumb">{words('answer.thumb')}</p>
      <span class="grow" />
      {take}
      {beaver}
      <p class="or">{words('act.or')}</p>
      {pass}
    </section>
  );
}

/** False for the first half second: a habitual tap does nothing. */
function useAwake(): boolean {
  const [awake, setAwake] = useState(false);
  useEffect(() => {
    const timer = setTimeout(() => setAwake(true), DEAD_MS);
    return () => clearTimeout(timer);
  }, []);
  return awake;
}

/** T takes. Enter and Space do nothing, so that no default key answers the cube. */
function useAnswerKeys(on: boolean, take: () => void): void {
  useEffect(() => {
    if (!on) return;
    const press = (event: KeyboardEvent): void => {
      if (event.key.toLowerCase() === 't' && !(event.target instanceof HTMLInputElement)) take();
    };
    window.addEventListener('keydown', press);
    return () => window.removeEventListener('keydown', press);
  });
}

/**
 * A button that is held: by a finger or mouse on it, or by the key P. Assistive technology presses without a pointer;
 * it is asked to press a second time instead.
 */
function Hold(props: {
  readonly disabled: boolean;
  readonly children: preact.ComponentChildren;
  onHeld(): void;
}) {
  const [held, setHeld] = useState(false);
  const [armed, setArmed] = useState(false);
  const timer = useRef(0);
  const { disabled, onHeld } = props;
  const begin = (): void => {
    if (disabled || timer.current !== 0) return;
    setHeld(true);
    timer.current = window.setTimeout(() => {
      end();
      onHeld();
    }, HOLD_MS);
  };
  const end = (): void => {
    clearTimeout(timer.current);
    timer.current = 0;
    setHeld(false);
  };
  useEffect(() => {
    const down = (event: KeyboardEvent): void => {
      if (event.key.toLowerCase() === 'p' && !(event.target instanceof HTMLInputElement)) begin();
    };
    const up = (event: KeyboardEvent): void => {
      if (event.key.toLowerCase() === 'p') end();
    };
    window.addEventListener('keydown', down);
    window.addEventListener('keyup', up);
    return () => {
      window.removeEventListener('keydown', down);
      window.removeEventListener('keyup', up);
    };
  });
  return (
    <button
      type="button"
      class={`pass${held ? ' held' : ''}${armed ? ' armed' : ''}`}
      disabled={disabled}
      onPointerDown={begin}
      onPointerUp={end}
      onPointerLeave={end}
      onPointerCancel={end}
      onContextMenu={(event) => event.preventDefault()}
      onClick={(event) => {
        if (event.detail > 0) return;
        if (armed) onHeld();
        else setArmed(true);
      }}
    >
      {props.children}
      {armed && (
        <span class="sr-only" role="alert">
          {words('act.pass.again')}
        </span>
      )}
    </button>
  );
}
