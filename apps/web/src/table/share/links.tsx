/** Links out of a table: to copy, to share, and as a QR code. One's own seat is not among them, but for a link of its own. */
import { isOpen } from '@sandbar/protocol';
import { useMemo } from 'preact/hooks';
import { encode } from 'uqr';
import { readFragment } from '../../session/secrets.ts';
import { Icon } from '../../ui/icon.tsx';
import { words } from '../../ui/words.ts';
import type { Model } from '../model.ts';

/** The secrets for others that this page knows: of the open invitation while a seat is free, and of watching. */
export function secretsOf({ known, table }: Pick<Model, 'known' | 'table'>): {
  readonly invite: string | null;
  readonly watch: string | null;
} {
  const free = table.seats.some(isOpen);
  const address = readFragment(location.hash);
  return {
    invite: free ? (known?.invite ?? address.invite) : null,
    watch: known?.watch ?? address.watch,
  };
}

/** The link that seats the next person while a seat is free, and the link for watching (a private table's only its maker has). */
export function linksOf(model: Pick<Model, 'known' | 'table' | 'id'>): {
  readonly invite: string | null;
  readonly watch: string | null;
} {
  const page = `${location.origin}/m/${model.id ?? ''}`;
  const { invite, watch } = secretsOf(model);
  return {
    invite: invite === null ? null : `${page}#t=${invite}`,
    watch: !model.table.private ? page : watch === null ? null : `${page}#t=${watch}`,
  };
}

/** The link that leads to one seat, which only the maker's device has; null when it is not known here. */
export function seatLink({ known }: Model, seat: number): string | null {
  const secret = known?.seats?.[seat];
  return secret === undefined ? null : `${location.origin}/m/${known?.id}#t=${secret}`;
}

/** The link to the seat that is held here, for another device of the same person; null where none is held. */
export function ownLink({ known, live, id }: Pick<Model, 'known' | 'live' | 'id'>): string | null {
  // Who looks back has their seat still.
  const secret = live.replica.you?.seat == null ? undefined : known?.seatSecret;
  return secret === undefined ? null : `${location.origin}/m/${id}#t=${secret}`;
}

/** A QR code on paper, dark on light in both themes. */
export function QrCode({ text, size }: { readonly text: string; readonly size: number }) {
  const { path, edge } = useMemo(() => {
    const { data, size: modules } = encode(text, { ecc: 'M', border: 2 });
    const cells = data.flatMap((row, y) => row.flatMap((dark, x) => (dark ? [`M${x} ${y}h1v1h-1z`] : [])));
    return { path: cells.join(''), edge: modules };
  }, [text]);
  return (
    <svg
      class="qr"
      width={size}
      height={size}
      viewBox={`0 0 ${edge} ${edge}`}
      role="img"
      aria-label={words('wait.qr')}
    >
      <path d={path} shape-rendering="crispEdges" />
    </svg>
  );
}

/** The device's own way to share, where it has one. */
export function ShareButton(props: { readonly url: string; readonly text: string; readonly class?: string }) {
  const { url, text } = props;
  if (!('share' in navigator)) return null;
  const share = (): void => {
    // Declining the device's dialog is an answer too.
    navigator.share({ url, title: words('app.name'), text }).catch(() => {});
  };
  return (
    <button type="button" class={props.class ?? 'btn'} onClick={share}>
      <Icon name="share" />
      {words('wait.share')}
    </button>
  );
}
