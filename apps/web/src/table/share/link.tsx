/** The link of a table: to copy, as a QR code, and to the device's own way to share. */
import { useState } from 'preact/hooks';
import { Copy, Switch } from '../../ui/parts.tsx';
import { words } from '../../ui/words.ts';
import type { Model } from '../model.ts';
import { linksOf, ownLink, QrCode, ShareButton } from './links.tsx';
import { atMove } from './snippet.ts';

/** The link that leads on best: to a free seat, else to watching. */
export function LinkPart(props: {
  readonly model: Model;
  /** The move that is looked at; null where nobody looks back. */
  readonly place: number | null;
  readonly phone: boolean;
}) {
  const { model, place, phone } = props;
  const [atPlace, setAtPlace] = useState(false);
  const { invite, watch } = linksOf(model);
  const link = invite ?? watch;
  if (link === null) return <p>{words('share.private')}</p>;
  const url = atPlace && place !== null ? atMove(link, place) : link;
  const line = (
    <p class="share-lead">
      {words(
        invite !== null
          ? 'share.open'
          : model.table.private
            ? 'share.private.watch'
            : model.table.phase === 'lobby'
              ? 'share.watch'
              : 'share.full',
      )}
    </p>
  );
  const qr = <QrCode text={url} size={phone ? 200 : 132} />;
  // The place is in the middle of what people read; who opens the link to a seat does not look back.
  const startAt = place !== null && invite === null && (
    <Switch label={words('share.startAt', { n: place })} on={atPlace} onSwitch={setAtPlace} />
  );
  if (phone)
    return (
      <>
        {qr}
        <LinkText url={url} />
        {line}
        <div class="share-pair">
          <Copy class="btn" text={url} label={words('wait.copy')} />
          <ShareButton class="btn cta" url={url} text={words('share.title')} />
        </div>
        {startAt}
      </>
    );
  return (
    <>
      {line}
      <LinkText url={url} />
      <div class="share-row">
        {qr}
        <div class="share-stack">
          <Copy class="btn cta" text={url} label={words('wait.copy')} />
          <ShareButton url={url} text={words('share.title')} />
          {invite !== null && watch !== null && (
            <Copy class="btn ghost" icon="eye" text={watch} label={words('wait.watchLink')} />
          )}
        </div>
      </div>
      {startAt}
    </>
  );
}

/** A link as people read it: without what every link has, and with what tells it apart stronger. */
function LinkText({ url }: { readonly url: string }) {
  const { host, pathname, hash } = new URL(url);
  return (
    <p class="share-link" title={url}>
      <span class="sr-only">{words('share.link')} </span>
      {host}/m/<b>{pathname.split('/').at(-1)}</b>
      {hash}
    </p>
  );
}

/** That one's own seat is not shared here; its link shows after a press. */
export function OwnSeat({ model }: { readonly model: Model }) {
  const [shown, setShown] = useState(false);
  const url = ownLink(model);
  if (url === null) return null;
  return (
    <div class="share-own">
      {shown ? (
        <>
          <p>{words('share.own.line')}</p>
          <Copy class="btn" icon="smartphone" text={url} label={words('share.own.copy')} />
        </>
      ) : (
        <p>
          {words('share.own')}{' '}
          <button type="button" class="link" onClick={() => setShown(true)}>
            {words('share.own.show')}
          </button>
        </p>
      )}
    </div>
  );
}
