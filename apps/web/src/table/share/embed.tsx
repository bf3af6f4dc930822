/** The board on another page: what it shows and how, a preview of just that, and the code. */
import { useState } from 'preact/hooks';
import { Icon } from '../../ui/icon.tsx';
import { Copy, Segments, Switch } from '../../ui/parts.tsx';
import { words } from '../../ui/words.ts';
import type { Model } from '../model.ts';
import { secretsOf } from './links.tsx';
import { Preview } from './preview.tsx';
import {
  frameAddress,
  iframeCode,
  type Look,
  type Shows,
  scriptCode,
  WIDTHS,
  type Width,
} from './snippet.ts';

const LOOKS: readonly Look[] = ['dark', 'light', 'auto'];

/** Every choice changes preview, size and code at once. */
export function EmbedPart(props: {
  readonly model: Model;
  /** The move that is looked at; null where nobody looks back. */
  readonly place: number | null;
  readonly phone: boolean;
}) {
  const { model, place, phone } = props;
  const { id, table, replay, setting } = model;
  const [width, setWidth] = useState<Width>(phone ? '320' : '480');
  const [theme, setTheme] = useState<Look>('dark');
  const [shows, setShows] = useState<Shows>(place === null ? 'live' : 'move');
  const [sit, setSit] = useState(false);
  const [script, setScript] = useState(false);
  // The move at which the dialog was opened: what was copied stays true while the match goes on.
  const [now] = useState(place ?? replay.plies.length);
  const { invite, watch } = secretsOf(model);
  if (id === null || (table.private && watch === null)) return <p>{words('share.embed.private')}</p>;
  const maySit = invite !== null && table.embed?.play === true && shows === 'live';
  const token = maySit && sit ? invite : table.private ? watch : null;
  const wish = {
    origin: location.origin,
    id,
    title: words('share.code.title', { game: setting.name }),
    width,
    theme,
    shows,
    ply: now,
    token,
  };
  // The script has no place for a secret.
  const scripted = script && token === null;
  const code = scripted ? scriptCode(wish) : iframeCode(wish);
  const modes: readonly Shows[] = table.phase === 'lobby' ? ['live'] : ['live', 'replay', 'move'];
  return (
    <>
      <div class="share-choices">
        <Segments<Width>
          label={words('share.width')}
          value={width}
          choices={WIDTHS.map((value) => ({
            value,
            text: value === 'fill' ? words('share.width.fill') : value,
          }))}
          onPick={setWidth}
        />
        <Segments<Look>
          label={words('share.theme')}
          value={theme}
          choices={LOOKS.map((value) => ({ value, text: words(`share.theme.${value}`) }))}
          onPick={setTheme}
        />
        {modes.length > 1 && (
          <Segments<Shows>
            label={words('share.shows')}
            value={shows}
            choices={modes.map((value) => ({ value, text: words(`share.shows.${value}`) }))}
            onPick={setShows}
          />
        )}
      </div>
      {maySit && (
        <Switch label={words('share.sit')} line={words('share.sit.line')} on={sit} onSwitch={setSit} />
      )}
      <Preview address={frameAddress(wish)} width={width} />
      <div class="share-code">
        <Code text={code} />
        <div class="share-stack">
          <Copy class="btn cta" text={code} label={words('share.code.copy')} />
          {token === null && (
            <button type="button" class="btn" onClick={() => setScript(!script)}>
              <Icon name="code" />
              {words(scripted ? 'share.code.frame' : 'share.code.script')}
            </button>
          )}
        </div>
      </div>
      <p class="share-note">
        {table.private && <b>{words('share.secret')} </b>}
        {words('share.note')}
      </p>
    </>
  );
}

/** Code to be read; what was chosen stands out in it. */
export function Code({ text }: { readonly text: string }) {
  const parts = text.split(/("[^"]*")/);
  return (
    // biome-ignore lint/a11y/noNoninteractiveTabindex: a scrolling region must be reachable by keyboard
    <section class="share-snippet" tabIndex={0} aria-label={words('share.code')}>
      <pre>
        <code>{parts.map((part, i) => (i % 2 === 1 ? <i key={i}>{part}</i> : part))}</code>
      </pre>
    </section>
  );
}
