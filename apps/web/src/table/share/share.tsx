/** The way to the share dialog: its parts are loaded when it opens, so that the table's page does not grow by them. */
import { useLoaded } from '../../ui/lazy.ts';
import type { Model } from '../model.ts';

/** The dialog "Share this table". */
export function ShareSheet({ model, onClose }: { readonly model: Model; onClose(): void }) {
  const dialog = useLoaded(() => import('./dialog.tsx'));
  return dialog === null ? null : <dialog.ShareDialog model={model} onClose={onClose} />;
}
