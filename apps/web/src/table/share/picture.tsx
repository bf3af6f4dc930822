/** The board as a picture: looked at, saved, copied. Only what is open to all is drawn for others. */
import { useState } from 'preact/hooks';
import { readSettings } from '../../session/device.ts';
import { Icon } from '../../ui/icon.tsx';
import { themeFor } from '../../ui/theme.ts';
import { words } from '../../ui/words.ts';
import type { Model } from '../model.ts';

/** Wide enough for any page, CSS px. */
const SAVED = 1280;
const SHOWN = 480;

/** The address of the picture: of the live board, or of the position that is looked back at. */
function pictureAddress(
  { id, table, gameView, state, viewer }: Model,
  place: number | null,
  width: number,
): string {
  const look = `theme=${themeFor(readSettings().theme)}&width=${width}`;
  if (place === null || gameView === null) return `/m/${id}/board.png?${look}`;
  const text = encodeURIComponent(gameView.game.write(state));
  return `/diagram/${table.game}.png?id=${text}&seat=${viewer}&${look}`;
}

/** Preview, Save and Copy. */
export function PicturePart(props: {
  readonly model: Model;
  /** The move that is looked at; null where nobody looks back. */
  readonly place: number | null;
  readonly phone: boolean;
}) {
  const { model, place, phone } = props;
  // What is drawn is what stood there when the dialog was opened.
  const [address] = useState(() => (width: number) => pictureAddress(model, place, width));
  const [problem, setProblem] = useState<'failed' | 'missing' | null>(null);
  const [copied, setCopied] = useState(false);
  if (model.table.private) return phone ? <p>{words('share.picture.private')}</p> : null;
  const full = address(SAVED);
  const name = `sandbar-${model.id}${place === null ? '' : `-${place}`}.png`;
  return (
    <section class="share-picture" aria-label={words('share.picture')}>
      {!phone && <h3>{words('share.picture')}</h3>}
      <div class="share-picture-row">
        {problem === 'missing' ? (
          <p class="quiet">{words('share.picture.missing')}</p>
        ) : (
          <img
            src={address(SHOWN)}
            alt={words('share.picture.alt')}
            width={SHOWN}
            height={SHOWN * 0.75}
            onError={() => setProblem('missing')}
          />
        )}
        <div class="share-stack">
          <a class={phone ? 'btn cta' : 'btn'} href={full} download={name}>
            <Icon name="download" />
            {words('share.picture.save')}
          </a>
          {'ClipboardItem' in window && (
            <button
              type="button"
              class="btn ghost"
              aria-label={copied ? undefined : words('share.picture.copy.name')}
              onClick={() =>
                void copyPicture(full).then((worked) => {
                  setCopied(worked);
                  if (!worked) setProblem('failed');
                })
              }
            >
              <Icon name={copied ? 'check' : 'copy'} />
              <span aria-live="polite">{words(copied ? 'app.copied' : 'share.picture.copy')}</span>
            </button>
          )}
        </div>
      </div>
      {problem === 'failed' && (
        <p class="problem" role="alert">
          {words('share.picture.failed')}
        </p>
      )}
    </section>
  );
}

/** The picture is handed over as a promise: some browsers only let the press itself open the clipboard. */
async function copyPicture(address: string): Promise<boolean> {
  const picture = fetch(address).then(async (answer) => {
    if (!answer.ok) throw new Error(String(answer.status));
    return answer.blob();
  });
  try {
    await navigator.clipboard.write([new ClipboardItem({ 'image/png': picture })]);
    return true;
  } catch {
    return false;
  }
}
