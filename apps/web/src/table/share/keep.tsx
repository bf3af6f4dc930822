/** The small menu "Save this match": a row that opens; what it holds is loaded then. */
import { useId, useState } from 'preact/hooks';
import { Icon } from '../../ui/icon.tsx';
import { useLoaded } from '../../ui/lazy.ts';
import { words } from '../../ui/words.ts';
import type { Model } from '../model.ts';
import './keep.css';

/** For the settings and the result of every game. */
export function Keep({ model, class: look = 'btn' }: { readonly model: Model; readonly class?: string }) {
  const [open, setOpen] = useState(false);
  const id = useId();
  return (
    <div class="keep">
      <button
        type="button"
        class={look}
        aria-expanded={open}
        aria-controls={id}
        onClick={() => setOpen(!open)}
      >
        <Icon name="download" />
        {words('keep.title')}
        <span class="keep-turn" aria-hidden="true">
          <Icon name="chevronRight" size={16} />
        </span>
      </button>
      <div id={id}>{open && <Rows model={model} />}</div>
    </div>
  );
}

function Rows({ model }: { readonly model: Model }) {
  const rows = useLoaded(() => import('./rows.tsx'));
  return rows === null ? null : <rows.KeepRows model={model} />;
}
