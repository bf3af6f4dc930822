/** The plate of a seat: who it is, whether it is here, score, pips, and at the right what belongs to it now. */
import { backgammon, type Seat } from '@sandbar/engine';
import type { ComponentChildren } from 'preact';
import { Dot, type Presence } from '../../ui/brand.tsx';
import { words } from '../../ui/words.ts';
import { Checker } from './checker.tsx';
import type { Options } from './setting/sentence.tsx';
import { target } from './status.ts';

export interface PlateProps {
  readonly seat: Seat;
  readonly name: string;
  readonly line: string;
  readonly presence: Presence;
  /** Words of the tag, when it is this seat's turn. */
  readonly tag: string | null;
  readonly state: backgammon.State | undefined;
  readonly options: Options;
  /** Pips ahead (negative) or behind of the other side; shown on one's own plate. */
  readonly lead: number | null;
  readonly phone: boolean;
  readonly clock?: ComponentChildren;
  readonly children?: ComponentChildren;
}

export function Plate(props: PlateProps) {
  const { seat, name, tag, state, options, lead, phone } = props;
  const side: backgammon.Side = seat === 1 ? 1 : 0;
  const pips = state === undefined ? null : backgammon.pipCount(state.board, side);
  const to = target(options);
  const score = state?.score[side] ?? 0;
  return (
    <section class={tag === null ? 'plate' : 'plate turn'} aria-label={name}>
      <Checker seat={seat} size={phone ? 30 : 44} />
      <div class="who">
        <div class="name">
          <span>{name}</span>
          {tag !== null && <Tag text={tag} />}
          {phone && tag === null && <Dot kind={props.presence} />}
        </div>
        {!phone && (
          <div class="sub">
            {tag === null && <Dot kind={props.presence} />}
            {props.line}
          </div>
        )}
      </div>
      {options.mode !== 'single' && (
        <div class="stat score">
          <b>
            {score}
            {to !== null && <small> / {to}</small>}
          </b>
          <span>{words('table.score')}</span>
        </div>
      )}
      {pips !== null && (
        <div class="stat pips">
          <b>
            {pips}
            {!phone && lead !== null && lead !== 0 && <small> {lead > 0 ? `+${lead}` : `−${-lead}`}</small>}
          </b>
          <span>{words(phone ? 'table.pips.short' : 'table.pips')}</span>
        </div>
      )}
      {props.clock}
      {props.children !== undefined && <div class="plate-end">{props.children}</div>}
    </section>
  );
}

function Tag({ text }: { readonly text: string }) {
  return (
    <span class="tag">
      <svg width="9" height="10" viewBox="0 0 9 10" aria-hidden="true">
        <path d="M1 1l7 4-7 4Z" fill="currentColor" />
      </svg>
      <span>{text}</span>
    </span>
  );
}

/** Two small dice, as in the move list. */
export function SmallDice({ dice, seat }: { readonly dice: readonly number[]; readonly seat: Seat }) {
  return (
    <span class={seat === 1 ? 'small-dice ebony' : 'small-dice'}>
      {dice.map((die, i) => (
        <i key={i}>{die}</i>
      ))}
    </span>
  );
}
