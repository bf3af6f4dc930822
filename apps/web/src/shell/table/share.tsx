/** Links out of a table: to copy, to share, and as a QR code. One's own seat is never among them. */
import { useMemo } from 'preact/hooks';
import { encode } from 'uqr';
import type { Model } from '../../games/face.ts';
import { Icon } from '../icon.tsx';
import { Copy, Sheet } from '../parts.tsx';
import { words } from '../words.ts';
import { readFragment } from './entry.ts';

/** The link that seats the next person while a seat is free, and the link for watching (a private table's only its maker has). */
export function linksOf(model: Model): { readonly invite: string | null; readonly watch: string | null } {
  const { known, table } = model;
  const id = known?.id ?? location.pathname.split('/')[2] ?? '';
  const page = `${location.origin}/m/${id}`;
  const free = table.seats.some((seat) => seat.who === 'open');
  const address = readFragment(location.hash);
  const invite = known?.invite ?? address.invite;
  const watch = known?.watch ?? address.watch;
  return {
    invite: free && invite !== null ? `${page}#t=${invite}` : null,
    watch: !table.private ? page : watch === null ? null : `${page}#t=${watch}`,
  };
}

/** The link that leads to one seat, which only the maker's device has; null when it is not known here. */
export function seatLink({ known }: Model, seat: number): string | null {
  const secret = known?.seats?.[seat];
  return secret === undefined ? null : `${location.origin}/m/${known?.id}#t=${secret}`;
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
export function ShareButton({ url, text }: { readonly url: string; readonly text: string }) {
  if (!('share' in navigator)) return null;
  const share = (): void => {
    // Declining the device's dialog is an answer too.
    navigator.share({ url, title: words('app.name'), text }).catch(() => {});
  };
  return (
    <button type="button" class="btn" onClick={share}>
      <Icon name="share" />
      {words('wait.share')}
    </button>
  );
}

export function ShareSheet({ model, onClose }: { readonly model: Model; onClose(): void }) {
  const { invite, watch } = linksOf(model);
  const url = invite ?? watch;
  if (url === null)
    return (
      <Sheet title={words('share.title')} onClose={onClose}>
        <p>{words('share.private')}</p>
      </Sheet>
    );
  return (
    <Sheet title={words('share.title')} onClose={onClose}>
      <p>{words(invite === null ? 'share.full' : 'share.open')}</p>
      <div class="field link-field">
        <span>{url.replace(/^https?:\/\//, '')}</span>
        <Copy class="btn cta" text={url} label={words('wait.copy')} />
      </div>
      <div class="share-row">
        <QrCode text={url} size={180} />
        <ShareButton url={url} text={words('share.title')} />
      </div>
      <p class="quiet">{words('share.note')}</p>
    </Sheet>
  );
}
