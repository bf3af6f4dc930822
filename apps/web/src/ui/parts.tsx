/** Small parts that every page uses: an inline choice, a copy button, a sheet, a switch, a row of choices. */
import type { ComponentChildren } from 'preact';
import { useEffect, useId, useRef, useState } from 'preact/hooks';
import { Icon, type IconName } from './icon.tsx';
import { words } from './words.ts';

export interface Choice<T extends string> {
  readonly value: T;
  readonly text: string;
}

/** A choice inside a sentence: the text shows, a native select lies over it, so every device brings its own list. */
export function Pick<T extends string>(props: {
  readonly label: string;
  readonly value: T;
  readonly choices: readonly Choice<T>[];
  onPick(value: T): void;
}) {
  const chosen = props.choices.find((one) => one.value === props.value);
  return (
    <span class="pick">
      <span aria-hidden="true">
        {chosen?.text ?? props.value}
        <svg width="10" height="7" viewBox="0 0 10 7" aria-hidden="true">
          <path
            d="M1 1.5l4 4 4-4"
            fill="none"
            stroke="currentColor"
            stroke-width="1.6"
            stroke-linecap="round"
          />
        </svg>
      </span>
      <select
        aria-label={props.label}
        value={props.value}
        onChange={(event) => props.onPick(event.currentTarget.value as T)}
      >
        {props.choices.map((one) => (
          <option key={one.value} value={one.value}>
            {one.text}
          </option>
        ))}
      </select>
    </span>
  );
}

/** A button that copies, and says so for two seconds. */
export function Copy(props: {
  readonly text: string;
  readonly label: string;
  readonly icon?: IconName;
  readonly class?: string;
  readonly done?: string;
}) {
  const [copied, setCopied] = useState(false);
  useEffect(() => {
    if (!copied) return;
    const timer = setTimeout(() => setCopied(false), 2_000);
    return () => clearTimeout(timer);
  }, [copied]);
  return (
    <button
      type="button"
      class={props.class ?? 'btn'}
      onClick={() => void copyText(props.text).then((worked) => setCopied(worked))}
    >
      <Icon name={copied ? 'check' : (props.icon ?? 'copy')} />
      <span aria-live="polite">{copied ? (props.done ?? words('app.copied')) : props.label}</span>
    </button>
  );
}

/** Copies; where the clipboard is closed to the page, by a field that is selected. */
async function copyText(text: string): Promise<boolean> {
  try {
    await navigator.clipboard.writeText(text);
    return true;
  } catch {
    const field = document.createElement('textarea');
    field.value = text;
    document.body.append(field);
    field.select();
    const worked = document.execCommand('copy');
    field.remove();
    return worked;
  }
}

/** A dialog: a panel in the middle, on a phone a sheet from below. Escape and a press outside close it. */
export function Sheet(props: {
  readonly title: string;
  readonly children: ComponentChildren;
  /** Room for cards side by side. */
  readonly wide?: boolean;
  /** A name for styles of its own. */
  readonly class?: string;
  onClose(): void;
}) {
  const dialog = useRef<HTMLDialogElement>(null);
  const title = useId();
  useEffect(() => {
    dialog.current?.showModal();
  }, []);
  return (
    // biome-ignore lint/a11y/useKeyWithClickEvents: the dialog itself closes on Escape; this is the press outside
    <dialog
      ref={dialog}
      class={`sheet${props.wide === true ? ' wide' : ''}${props.class === undefined ? '' : ` ${props.class}`}`}
      aria-labelledby={title}
      onClose={props.onClose}
      onClick={(event) => {
        if (event.target === dialog.current) dialog.current?.close();
      }}
    >
      <div class="sheet-inside">
        <header>
          <h2 id={title}>{props.title}</h2>
          <button
            type="button"
            class="icon-btn"
            aria-label={words('app.close')}
            onClick={() => dialog.current?.close()}
          >
            <Icon name="x" />
          </button>
        </header>
        {props.children}
      </div>
    </dialog>
  );
}

/** A switch with its words; the whole row is the target. */
export function Switch(props: {
  readonly label: string;
  readonly line?: string;
  readonly on: boolean;
  onSwitch(on: boolean): void;
}) {
  return (
    <button
      type="button"
      class="switch-row"
      role="switch"
      aria-checked={props.on}
      onClick={() => props.onSwitch(!props.on)}
    >
      <span>
        {props.label}
        {props.line !== undefined && <small>{props.line}</small>}
      </span>
      <i class="switch" />
    </button>
  );
}

/** A few choices side by side. */
export function Segments<T extends string>(props: {
  readonly label: string;
  readonly value: T;
  readonly choices: readonly Choice<T>[];
  onPick(value: T): void;
}) {
  const name = useId();
  return (
    <fieldset class="segments-row">
      <legend>{props.label}</legend>
      <span class="segments">
        {props.choices.map((one) => (
          <label key={one.value}>
            <input
              type="radio"
              name={name}
              value={one.value}
              checked={one.value === props.value}
              onChange={() => props.onPick(one.value)}
            />
            <span>{one.text}</span>
          </label>
        ))}
      </span>
    </fieldset>
  );
}
