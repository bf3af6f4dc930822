/** A card on the water beside what has just happened: a ship that appears, or one that goes down. */
import type { pirates } from '@sandbar/engine';
import type { ComponentChildren } from 'preact';
import { useLayoutEffect, useRef, useState } from 'preact/hooks';
import { words } from '../../ui/words.ts';
import { DieArt, MERCHANT_DICE } from './art.tsx';

type Fact = pirates.Fact;

export function Card(props: {
  readonly fact: Fact;
  readonly names: readonly string[];
  readonly d10: boolean;
}) {
  const { fact, names, d10 } = props;
  if (fact.kind === 'sunk' && fact.by !== 'pirate')
    return (
      <At point={fact.at} kind="loss">
        <b>{words(`card.sunk.${fact.by}`, { who: names[fact.seat] ?? '' })}</b>
        <span>{fact.lost > 0 ? words('log.lost', { n: fact.lost }) : words('row.empty')}</span>
      </At>
    );
  if (fact.kind === 'sunk')
    return (
      <At point={fact.at} kind="loss">
        <b>{words('card.sunk', { who: names[fact.seat] ?? '' })}</b>
        {fact.lost > 0 && <span>{words('card.plundered', { n: fact.lost })}</span>}
      </At>
    );
  if (fact.kind !== 'appeared') return null;
  const { what, gold, dice, at } = fact;
  return (
    <At point={at} kind={what === 'typhoon' ? 'storm' : 'luck'}>
      <b>{what === 'merchant' ? words('card.merchant', { n: gold }) : words(`card.${what}`)}</b>
      <span class="card-dice">
        <DieArt value={dice[0]} owner={MERCHANT_DICE} size={28} ten={d10} />
        {what === 'merchant' ? words('card.gold', { n: gold }) : words(`ship.${what}`)}
        <DieArt value={dice[1]} owner={MERCHANT_DICE} size={28} />
        {words('card.point', { n: at })}
      </span>
    </At>
  );
}

/** Hangs in the channel beside a point, inside the board. */
function At(props: { readonly point: number; readonly kind: string; readonly children: ComponentChildren }) {
  const card = useRef<HTMLDivElement>(null);
  const [place, setPlace] = useState<{ left: number; top: number } | null>(null);
  useLayoutEffect(() => {
    const room = card.current?.parentElement;
    const spot = room?.querySelector<HTMLElement>(`[data-spot="p${props.point}"]`);
    const box = spot?.getBoundingClientRect();
    const all = room?.querySelector('.sb-board')?.getBoundingClientRect();
    const frame = room?.getBoundingClientRect();
    if (!box || !all || !frame || !card.current) return;
    const [w, h] = [card.current.offsetWidth, card.current.offsetHeight];
    const upright = box.height > box.width;
    const x = upright ? box.left + box.width / 2 : all.left + all.width / 2;
    const y = upright ? all.top + all.height * (props.point > 12 ? 0.43 : 0.57) : box.top + box.height / 2;
    setPlace({
      left: Math.min(all.right - w - 24, Math.max(all.left + 24, x - w / 2)) - frame.left,
      top: Math.min(all.bottom - h - 12, Math.max(all.top + 12, y - h / 2)) - frame.top,
    });
  }, [props.point]);
  return (
    <div
      ref={card}
      class={`sea-card ${props.kind}`}
      style={place ? { left: `${place.left}px`, top: `${place.top}px` } : { visibility: 'hidden' }}
      aria-hidden="true"
    >
      {props.children}
    </div>
  );
}
