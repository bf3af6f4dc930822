/** The dialog "Share this table": link, code for other pages, and picture; on a phone one after the other, behind tabs. */
import { useId, useState } from 'preact/hooks';
import { PHONE, useMedia } from '../../ui/media.ts';
import { Sheet } from '../../ui/parts.tsx';
import { words } from '../../ui/words.ts';
import type { Model } from '../model.ts';
import { EmbedPart } from './embed.tsx';
import { LinkPart, OwnSeat } from './link.tsx';
import { PicturePart } from './picture.tsx';
import './share.css';
import './phone.css';

const TABS = ['link', 'embed', 'picture'] as const;
type Tab = (typeof TABS)[number];

/** Side by side where there is room. */
export function ShareDialog({ model, onClose }: { readonly model: Model; onClose(): void }) {
  const phone = useMedia(PHONE);
  // The move that is looked at when the dialog opens: a replay that plays on does not change what is shared.
  const [place] = useState(model.replay.at);
  return (
    <Sheet title={words('share.title')} wide class="share" onClose={onClose}>
      {phone ? (
        <Tabbed model={model} place={place} />
      ) : (
        <>
          <div class="share-left">
            <LinkPart model={model} place={place} phone={false} />
            {model.table.phase !== 'lobby' && <PicturePart model={model} place={place} phone={false} />}
            <OwnSeat model={model} />
          </div>
          <div class="share-right">
            <h2>{words('share.embed')}</h2>
            <EmbedPart model={model} place={place} phone={false} />
          </div>
        </>
      )}
    </Sheet>
  );
}

function Tabbed({ model, place }: { readonly model: Model; readonly place: number | null }) {
  const [tab, setTab] = useState<Tab>('link');
  const id = useId();
  const tabs = TABS.filter((one) => one !== 'picture' || model.table.phase !== 'lobby');
  const turn = (event: KeyboardEvent): void => {
    const step = event.key === 'ArrowRight' ? 1 : event.key === 'ArrowLeft' ? -1 : 0;
    const next = tabs[(tabs.indexOf(tab) + step + tabs.length) % tabs.length];
    if (step === 0 || next === undefined) return;
    event.preventDefault();
    setTab(next);
    document.getElementById(`${id}-${next}`)?.focus();
  };
  return (
    <>
      <div class="share-tabs" role="tablist" aria-label={words('share.tabs')}>
        {tabs.map((one) => (
          <button
            key={one}
            id={`${id}-${one}`}
            type="button"
            role="tab"
            aria-selected={one === tab}
            aria-controls={`${id}-panel`}
            tabIndex={one === tab ? 0 : -1}
            onClick={() => setTab(one)}
            onKeyDown={turn}
          >
            {words(`share.tab.${one}`)}
          </button>
        ))}
      </div>
      <div class="share-panel" id={`${id}-panel`} role="tabpanel" aria-labelledby={`${id}-${tab}`}>
        {tab === 'link' && (
          <>
            <LinkPart model={model} place={place} phone />
            <OwnSeat model={model} />
          </>
        )}
        {tab === 'embed' && <EmbedPart model={model} place={place} phone />}
        {tab === 'picture' && <PicturePart model={model} place={place} phone />}
      </div>
    </>
  );
}
