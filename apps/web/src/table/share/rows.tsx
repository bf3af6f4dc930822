/** What "Save this match" holds: the match as a file in the forms of its game, and the position that is shown as text. */
import { type FileForm, fileForms, positionTexts } from '@sandbar/records';
import { useState } from 'preact/hooks';
import { recordText } from '../../session/record.ts';
import { Icon } from '../../ui/icon.tsx';
import { Copy } from '../../ui/parts.tsx';
import { words } from '../../ui/words.ts';
import type { Model } from '../model.ts';
import { download, fileName } from './files.ts';

/** A form that cannot say this match tells why. */
export function KeepRows({ model }: { readonly model: Model }) {
  const [why, setWhy] = useState<string | null>(null);
  const [saved, setSaved] = useState<FileForm | null>(null);
  const { id, table, live, state } = model;
  const game = live.replica.game;
  const save = (form: FileForm): void => {
    const text = recordText(live, form);
    setWhy(text.ok ? null : text.why);
    setSaved(text.ok ? form : null);
    if (text.ok) download(fileName(id, table.game, form), text.value);
  };
  if (game === null || state === undefined) return null;
  const texts = positionTexts(game, state);
  // Where other programs have texts, those are what people pass on; elsewhere ours is the only one.
  const known = texts.length > 1 ? texts.filter(({ form }) => form !== 'text') : texts;
  return (
    <div class="keep-rows">
      <fieldset class="keep-forms">
        <legend>{words('keep.match')}</legend>
        {fileForms(table.game).map((form) => (
          <button key={form} type="button" class="btn" onClick={() => save(form)}>
            <Icon name={saved === form ? 'check' : 'download'} />
            {words(`keep.${form}`)}
            {saved === form && <span class="sr-only">{words('keep.saved')}</span>}
          </button>
        ))}
      </fieldset>
      {why !== null && (
        <p class="problem" role="alert">
          {words.say(why)}
        </p>
      )}
      <fieldset class="keep-forms">
        <legend>{words('keep.position')}</legend>
        {known.map(({ form, text }) => (
          <Copy key={form} class="btn ghost" text={text} label={words(`keep.position.${form}`)} />
        ))}
      </fieldset>
    </div>
  );
}
