/** Bars between the top bar and the board: a broken line, a seat that is held, a paused clock. */
import type { Model } from '../../games/face.ts';
import { LineBar } from './line.tsx';
import { HeldBar, PausedBar } from './pause.tsx';

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
