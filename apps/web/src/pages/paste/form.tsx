/** The field for a text, and the ways to bring a file. */
import { useEffect, useRef, useState } from 'preact/hooks';
import { Icon } from '../../ui/icon.tsx';
import { pageWords } from '../../ui/page-words.ts';

/** Larger files are no match; their text would not be read either. B */
const MOST_FILE = 16_000_000;

/** A file is opened as soon as it is there; what it holds shows in the field, so that a line at fault can be looked at. */
export function PasteForm(props: {
  readonly text: string;
  readonly problem: string | null;
  readonly reading: boolean;
  onText(text: string): void;
  onOpen(text: string): void;
  onProblem(problem: string): void;
}) {
  const { text, problem, reading, onText, onOpen, onProblem } = props;
  const [over, setOver] = useState(false);
  const picker = useRef<HTMLInputElement>(null);
  const field = useRef<HTMLTextAreaElement>(null);
  // Ready to paste; on a touch screen that would put a keyboard over half of the page.
  useEffect(() => {
    if (matchMedia('(pointer: fine)').matches) field.current?.focus();
  }, []);
  const bring = async (file: File | undefined): Promise<void> => {
    if (file === undefined) return;
    try {
      if (file.size > MOST_FILE) throw new Error('too large');
      onOpen(await file.text());
    } catch {
      onProblem(pageWords('paste.file.failed'));
    }
  };
  return (
    <form
      class={over ? 'paste-form over' : 'paste-form'}
      onSubmit={(event) => {
        event.preventDefault();
        onOpen(text);
      }}
      onDragOver={(event) => {
        event.preventDefault();
        setOver(true);
      }}
      onDragLeave={() => setOver(false)}
      onDrop={(event) => {
        event.preventDefault();
        setOver(false);
        const dropped = event.dataTransfer;
        if (dropped?.files[0] === undefined) onOpen(dropped?.getData('text') ?? '');
        else void bring(dropped.files[0]);
      }}
    >
      <h1>{pageWords('paste.title')}</h1>
      <p class="lead" id="paste-lead">
        {pageWords('paste.lead')}
      </p>
      <label>
        <span class="sr-only">{pageWords('paste.text')}</span>
        <textarea
          ref={field}
          class="field"
          rows={8}
          spellcheck={false}
          autocomplete="off"
          aria-describedby="paste-lead"
          aria-invalid={problem !== null}
          value={text}
          placeholder={pageWords('paste.example')}
          onInput={(event) => onText(event.currentTarget.value)}
        />
      </label>
      {problem !== null && (
        <p class="problem" role="alert">
          {problem}
        </p>
      )}
      <div class="row">
        <button type="submit" class="btn cta" disabled={reading}>
          {pageWords(reading ? 'paste.reading' : 'paste.go')}
        </button>
        <button type="button" class="btn" onClick={() => picker.current?.click()}>
          <Icon name="file" />
          {pageWords('paste.file')}
        </button>
        <input
          ref={picker}
          type="file"
          hidden
          aria-label={pageWords('paste.file')}
          accept=".mat,.sgf,.txt,.json,text/plain"
          onChange={(event) => {
            void bring(event.currentTarget.files?.[0]);
            // The same file may be chosen again after it was mended.
            event.currentTarget.value = '';
          }}
        />
      </div>
      <p class="paste-quiet">
        <span class="paste-drop">{pageWords('paste.drop')} </span>
        {pageWords('paste.stays')}
      </p>
    </form>
  );
}
