/** The seats of a waiting room: as two cards, or as rows where there are more. [R5] [R8] */
import { isOpen, isSeated } from '@sandbar/protocol';
import { useState } from 'preact/hooks';
import { Dot } from '../../ui/brand.tsx';
import { Icon } from '../../ui/icon.tsx';
import { Copy, Sheet } from '../../ui/parts.tsx';
import { minutes, useNow } from '../../ui/time.ts';
import { words } from '../../ui/words.ts';
import type { Model } from '../model.ts';
import { SeatBadge } from '../seats/badge.tsx';
import { seatLink } from '../share/links.tsx';
import { NameForm } from './name.tsx';

/** A seat of a table for more than two, as a row: who sits there, and what the host may do about it. */
export function SeatRow({ model, seat }: { readonly model: Model; readonly seat: number }) {
  const [open, setOpen] = useState<'name' | 'menu' | null>(null);
  const { table } = model;
  const one = table.seats[seat];
  const free = isOpen(one);
  const mine = seat === model.seat;
  const host = model.session.replica.you?.host === true;
  const away = model.session.replica.people?.seats[seat] ?? 0;
  const now = useNow(away !== 0 && !free);
  const link = free && host ? seatLink(model, seat) : null;
  const standing = free
    ? words('wait.row.open')
    : away !== 0
      ? words('wait.row.away', { time: minutes(now - away) })
      : mine
        ? words('wait.row.you')
        : words('wait.row.here');
  return (
    <li class={free ? 'seat-row open' : mine ? 'seat-row own' : 'seat-row'}>
      <SeatBadge model={model} seat={seat} size={36} />
      <div class="grow">
        <b>{free ? words('wait.row.free') : one?.name}</b>
        <span class="sub">{model.setting.seatName(table.options, table.seats.length, seat)}</span>
      </div>
      <span class="sub standing">
        <Dot kind={free ? 'free' : away === 0 ? 'here' : 'away'} />
        {standing}
        {table.host === seat && <i class="host-tag">{words('wait.row.host')}</i>}
      </span>
      {link !== null && <Copy class="btn small" icon="link" text={link} label={words('wait.copy')} />}
      {mine && (
        <button
          type="button"
          class="icon-btn"
          aria-label={words('wait.name.change')}
          onClick={() => setOpen('name')}
        >
          <Icon name="pencil" size={16} />
        </button>
      )}
      {host && (!free || model.seat !== null) && (
        <button
          type="button"
          class="icon-btn"
          aria-label={words('wait.row.menu', {
            side: model.setting.seatName(table.options, table.seats.length, seat),
          })}
          onClick={() => setOpen('menu')}
        >
          <Icon name="ellipsis" />
        </button>
      )}
      {open === 'name' && (
        <Sheet title={words('wait.name.change')} onClose={() => setOpen(null)}>
          <NameForm
            action={words('wait.name.save')}
            start={one?.name ?? ''}
            onName={(name) => {
              model.ask({ t: 'name', name });
              setOpen(null);
            }}
          />
        </Sheet>
      )}
      {open === 'menu' && <SeatMenu model={model} seat={seat} onClose={() => setOpen(null)} />}
    </li>
  );
}

/** [R8] What the host may do with a seat: swap it with another, or free it. */
function SeatMenu({ model, seat, onClose }: { model: Model; seat: number; onClose(): void }) {
  const { table, setting } = model;
  const side = (at: number): string => setting.seatName(table.options, table.seats.length, at);
  const one = table.seats[seat];
  return (
    <Sheet title={isOpen(one) ? side(seat) : `${one?.name}, ${side(seat)}`} onClose={onClose}>
      <div class="rows">
        {table.seats.map((other, at) =>
          at === seat || (isOpen(other) && isOpen(one)) ? null : (
            <button
              key={at}
              type="button"
              class="menu-row"
              onClick={() => {
                model.ask({ t: 'table', swap: [seat, at] });
                onClose();
              }}
            >
              <SeatBadge model={model} seat={at} size={26} />
              {isOpen(other)
                ? words('wait.menu.move', { side: side(at) })
                : words('wait.menu.swap', { who: other.name, side: side(at) })}
            </button>
          ),
        )}
        {isSeated(one) && seat !== model.seat && (
          <button
            type="button"
            class="menu-row danger"
            onClick={() => {
              model.ask({ t: 'table', free: seat });
              onClose();
            }}
          >
            <Icon name="x" />
            {words('wait.menu.free')}
          </button>
        )}
      </div>
    </Sheet>
  );
}

/** A seat of a table for two, as a card. */
export function SeatCard({ model, seat }: { readonly model: Model; readonly seat: number }) {
  const [renaming, setRenaming] = useState(false);
  const one = model.table.seats[seat];
  const mine = seat === model.seat;
  const open = isOpen(one);
  const here = (model.session.replica.people?.seats[seat] ?? 0) === 0;
  const side = model.setting.seatName(model.table.options, model.table.seats.length, seat);
  const line = open
    ? words('wait.seat.free', { side })
    : !here
      ? words('wait.seat.away', { side })
      : words(one?.ready === true ? 'wait.seat.here' : 'wait.notReady', { side });
  return (
    <div class={open ? 'seat-card open' : mine ? 'seat-card own' : 'seat-card'}>
      <SeatBadge model={model} seat={seat} size={52} />
      <div class="grow">
        <b>
          {open ? words(model.seat === null ? 'wait.free.guest' : 'wait.free') : one?.name}
          {mine && (
            <button
              type="button"
              class="icon-btn"
              aria-label={words('wait.name.change')}
              onClick={() => setRenaming(!renaming)}
            >
              <Icon name="pencil" size={16} />
            </button>
          )}
        </b>
        <span class="sub">
          <Dot kind={open ? 'free' : here ? 'here' : 'away'} />
          {line}
        </span>
        {renaming && (
          <NameForm
            action={words('wait.name.save')}
            start={one?.name ?? ''}
            onName={(name) => {
              model.ask({ t: 'name', name });
              setRenaming(false);
            }}
          />
        )}
      </div>
      {mine && one?.ready === false && (
        <button type="button" class="btn cta" onClick={() => model.ask({ t: 'ready', on: true })}>
          {words('wait.ready')}
        </button>
      )}
      {mine && model.session.replica.you?.host === true && (
        <button type="button" class="btn small ghost" onClick={() => model.ask({ t: 'table', swap: [0, 1] })}>
          <Icon name="arrowUpDown" />
          {words('wait.swap')}
        </button>
      )}
    </div>
  );
}
