/** The drawings of the board as small pictures in the page. What stands beside them says what they show, so they are silent. */
import type { Figure } from '@sandbar/boards';
import * as pirateerArt from '@sandbar/boards/pirateer/art';
import type { pirateer } from '@sandbar/engine';
import { useMemo } from 'preact/hooks';

function sourceOf({ defs, body, box }: Figure): string {
  const svg = `<svg xmlns="http://www.w3.org/2000/svg" viewBox="${box.x} ${box.y} ${box.w} ${box.h}"><defs>${defs}</defs>${body}</svg>`;
  return `data:image/svg+xml,${encodeURIComponent(svg.replaceAll('~', 'f'))}`;
}

/** A figure of the board; `name` tells figures apart. The height is that of the figure's box. */
function Art(props: {
  readonly name: string;
  readonly size: number;
  readonly class?: string;
  draw(): Figure;
}) {
  const { source, ratio } = useMemo(() => {
    const figure = props.draw();
    return { source: sourceOf(figure), ratio: figure.box.h / figure.box.w };
  }, [props.name]);
  const { class: given = '', size } = props;
  return (
    <img
      class={`art ${given}`}
      src={source}
      alt=""
      width={size}
      height={Math.round(size * ratio)}
      draggable={false}
    />
  );
}

/** The symbol of a fleet on its disc. */
export const FleetArt = (props: { readonly fleet: pirateer.FleetId; readonly size: number }) => (
  <Art name={`fleet${props.fleet}`} size={props.size} draw={() => pirateerArt.badge(props.fleet)} />
);

/** Small hulls: so many afloat, the others as outlines. */
export function Hulls(props: {
  readonly fleet: pirateer.FleetId;
  readonly afloat: number;
  readonly size?: number;
}) {
  const { fleet, afloat, size = 19 } = props;
  return (
    <span class="hulls" aria-hidden="true">
      {[0, 1, 2].map((i) => (
        <Art
          key={i}
          name={`hull${fleet}${i < afloat}`}
          size={size}
          draw={() => pirateerArt.pip(fleet, i < afloat)}
        />
      ))}
    </span>
  );
}

export const CoinArt = ({ size }: { readonly size: number }) => (
  <Art name="coin" size={size} draw={() => pirateerArt.coin} />
);

/** A die with the edge of its place in the roll; its number is said, too. */
export function DieArt(props: {
  readonly value: number;
  readonly place: number;
  readonly size: number;
  readonly spent?: boolean;
}) {
  const { value, place, size, spent = false } = props;
  return (
    <span class={spent ? 'die-art spent' : 'die-art'}>
      <Art name={`die${value}.${place}`} size={size} draw={() => pirateerArt.die(value, place, false)} />
      <span class="sr-only">{value}</span>
    </span>
  );
}
