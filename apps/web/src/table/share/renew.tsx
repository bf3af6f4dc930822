/** New links, for the host: an invitation, to watch a private table, and to a seat whose owner does not come back. The old ones open nothing more. [R10] [R36] */
import type { Seat } from '@sandbar/engine';
import { isHeld } from '@sandbar/protocol';
import { useState } from 'preact/hooks';
import { type Known, rememberTable } from '../../session/device.ts';
import { freshSecret } from '../../session/secrets.ts';
import { Icon } from '../../ui/icon.tsx';
import { Copy } from '../../ui/parts.tsx';
import { reasonText } from '../../ui/reason.ts';
import { words } from '../../ui/words.ts';
import type { Model } from '../model.ts';
import { nameOf } from '../questions.ts';

export function RenewRows({ model }: { readonly model: Model }) {
  const { table, known, live, local, names } = model;
  if (local || live.replica.you?.host !== true) return null;
  const held = [...table.seats.keys()].filter((seat) => isHeld(table.seats[seat]));
  return (
    <>
      {table.private && (
        <Renew
          model={model}
          what="watch"
          label={words('renew.watch')}
          keep={(secret) => known && rememberTable({ ...known, watch: secret })}
        />
      )}
      {held.map((seat) => (
        <Renew
          key={seat}
          model={model}
          what={seat}
          label={words('renew.seat', { who: nameOf(names, seat) })}
          keep={(secret) => known && rememberTable(withSeatLink(known, seat, secret))}
        />
      ))}
    </>
  );
}

const withSeatLink = (known: Known, seat: Seat, secret: string): Known => ({
  ...known,
  ...(known.seats === undefined ? {} : { seats: known.seats.map((one, at) => (at === seat ? secret : one)) }),
});

/** In the waiting room, for a host whose device does not know the invitation: a new one. */
export function RenewInvitation({ model }: { readonly model: Model }) {
  const { known } = model;
  return (
    <Renew
      model={model}
      what="any"
      label={words('renew.any')}
      keep={(secret) => known && rememberTable({ ...known, invite: secret })}
    />
  );
}

/** Asks for the new link, and then offers it to be copied. */
function Renew(props: {
  readonly model: Model;
  readonly what: 'any' | 'watch' | Seat;
  readonly label: string;
  keep(secret: string): void;
}) {
  const { model, what, label, keep } = props;
  const [link, setLink] = useState<string | null>(null);
  const renew = async (): Promise<void> => {
    const secret = freshSecret();
    const answer = await model.live.ask({ t: 'renew', what, secret });
    if (answer.kind === 'no') return model.notice(reasonText(answer.why ?? ''));
    keep(secret);
    setLink(`${location.origin}/m/${model.id}#t=${secret}`);
  };
  return (
    <div class="menu-note">
      {link === null ? (
        <button type="button" class="menu-row" onClick={() => void renew()}>
          <Icon name="link" />
          {label}
        </button>
      ) : (
        <Copy class="menu-row" icon="link" text={link} label={words('renew.copy')} />
      )}
      <small>{words(link === null ? 'renew.line' : 'renew.done')}</small>
    </div>
  );
}
