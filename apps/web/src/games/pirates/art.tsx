/** The drawings of the board as small pictures in the page. What stands beside them says what they show, so they are silent. */
import type { Figure } from '@sandbar/boards';
import * as piratesArt from '@sandbar/boards/pirates/art';
import type { pirates, Seat } from '@sandbar/engine';
import { useMemo } from 'preact/hooks';

function sourceOf({ defs, body, box }: Figure): string {
  const svg = `<svg xmlns="http://www.w3.org/2000/svg" viewBox="${box.x} ${box.y} ${box.w} ${box.h}"><defs>${defs}</defs>${body}</svg>`;
  return `data:image/svg+xml,${encodeURIComponent(svg.replaceAll('~', 'f'))}`;
}

/** A figure of the board; `name` tells figures apart. */
function Art(props: {
  readonly name: string;
  readonly size: number;
  readonly class?: string;
  draw(): Figure;
}) {
  const source = useMemo(() => sourceOf(props.draw()), [props.name]);
  const { class: given = '', size } = props;
  return <img class={`art ${given}`} src={source} alt="" width={size} height={size} draggable={false} />;
}

/** The ship of a captain; on the sand it lies heeled over. */
export function ShipArt({ seat, size, sunk = false }: { seat: Seat; size: number; sunk?: boolean }) {
  return (
    <Art
      name={`ship${seat}${size > 50}`}
      size={size}
      class={sunk ? 'heeled' : ''}
      draw={() => piratesArt.ship(seat, size <= 50)}
    />
  );
}

/** A ship that travels. */
export function FleetArt(props: {
  readonly what: pirates.Kind;
  readonly gold: number;
  readonly size: number;
}) {
  const { what, gold, size } = props;
  return (
    <Art
      name={`${what}${gold}`}
      size={size}
      draw={() =>
        what === 'merchant'
          ? piratesArt.merchant(gold, true)
          : what === 'mow'
            ? piratesArt.manOfWar(false)
            : piratesArt.typhoon()
      }
    />
  );
}

/** A chest by how full it is. */
export function ChestArt(props: {
  readonly gold: number;
  readonly goal: number;
  readonly seat: Seat | null;
  readonly size: number;
}) {
  const level = piratesArt.levelOf(props.gold, props.goal);
  return (
    <Art
      name={`chest${level}${props.seat}`}
      size={props.size}
      draw={() => piratesArt.chest(level, props.seat)}
    />
  );
}

/** The owners of dice that no captain rolls. */
export const { MERCHANT_DICE, STEEL_DICE } = piratesArt;

/** A die as it fell. Its number is said, too. */
export function DieArt(props: {
  readonly value: number;
  readonly owner: number;
  readonly size: number;
  /** Of ten sides: a kite with its number. */
  readonly ten?: boolean;
  readonly class?: string;
}) {
  const { value, owner, size, ten = false } = props;
  return (
    <span class={`die-art ${props.class ?? ''}`}>
      <Art
        name={`die${owner}.${value}${ten}`}
        size={size}
        draw={() => (ten ? piratesArt.tenSided(value) : piratesArt.die(value, owner, false))}
      />
      <span class="sr-only">{value}</span>
    </span>
  );
}
