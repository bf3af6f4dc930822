/** Bars between the top bar and the board: a broken line, a seat that is held, a paused clock. */
import type { Model } from '../model.ts';
import { HeldBar, PausedBar } from '../offers/pause.tsx';
import { LineBar } from './line.tsx';

export function Bars({ model }: { readonly model: Model }) {
  const { session } = model;
  return (
    <div class="bars">
      <LineBar session={session} drafting={session.replica.draft.length > 0} />
      <HeldBar model={model} />
      <PausedBar model={model} />
    </div>
  );
}
