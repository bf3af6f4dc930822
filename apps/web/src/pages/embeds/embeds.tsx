/** How to put a board on another page, with live examples. */
import { frameCode, USUAL_WIDTH } from '@sandbar/boards/frame';
import { useState } from 'preact/hooks';
import { readSettings } from '../../session/device.ts';
import { Chart, Home } from '../../ui/brand.tsx';
import { Copy } from '../../ui/parts.tsx';
import { useTheme } from '../../ui/theme.ts';
import { boardIn } from './board-in.ts';
import './embeds.css';
import { pageWords } from '../../ui/page-words.ts';

/** The start of a game. */
const EXAMPLE = '4HPwATDgc/ABMA:cAkAAAAAAAAA';

const PATHS = [
  ['/embed/m/ID', 'match'],
  ['/embed/replay/ID?ply=N', 'replay'],
  ['/embed/pos?id=GNU-ID', 'pos'],
  ['/embed/new?game=backgammon', 'new'],
] as const;
const OPTIONS = [
  'theme',
  'bg',
  'seat',
  'layout',
  'lang',
  'sound',
  'controls',
  'motion',
  'ply',
  'origin',
] as const;
const MESSAGES = ['ready', 'state', 'event', 'resize', 'goto', 'setOptions', 'getRecord'] as const;

export function EmbedsPage() {
  useTheme(readSettings().theme);
  const [path, setPath] = useState(boardIn(EXAMPLE));
  const { origin } = location;
  const frame = frameCode(origin + path, 'Sandbar', USUAL_WIDTH);
  const script = `<script async src="${origin}/embed.js"></script>\n<sandbar-board match="ID" theme="auto">\n  <a href="${origin}/m/ID">Watch on Sandbar</a>\n</sandbar-board>`;
  const picture = `<img src="${origin}/diagram/backgammon.png?id=${encodeURIComponent(EXAMPLE)}&amp;width=480" alt="">`;
  return (
    <div class="page ended prose docs">
      <Chart />
      <header class="start-top">
        <Home size={30} />
      </header>
      <main>
        <h1>{pageWords('embeds.title')}</h1>
        <p class="lead">{pageWords('embeds.lead')}</p>
        <section>
          <h2>{pageWords('embeds.try')}</h2>
          <form
            class="docs-try"
            onSubmit={(event) => {
              event.preventDefault();
              const text = new FormData(event.currentTarget).get('board');
              setPath(boardIn(String(text)));
            }}
          >
            <label>
              <span>{pageWords('embeds.try.label')}</span>
              <input class="field" name="board" defaultValue={EXAMPLE} required autocomplete="off" />
            </label>
            <button type="submit" class="btn cta">
              {pageWords('embeds.try.go')}
            </button>
          </form>
          <iframe class="docs-frame" src={path} title={pageWords('embeds.example')} loading="lazy" />
          <Code text={frame} />
          <p>{pageWords('embeds.frame.text')}</p>
        </section>
        <section>
          <h2>{pageWords('embeds.paths')}</h2>
          <Rows rows={PATHS.map(([path_, key]) => [path_, pageWords(`embeds.path.${key}`)])} />
        </section>
        <section>
          <h2>{pageWords('embeds.script')}</h2>
          <Code text={script} />
          <p>{pageWords('embeds.script.text')}</p>
        </section>
        <section>
          <h2>{pageWords('embeds.options')}</h2>
          <p>{pageWords('embeds.options.text')}</p>
          <Rows rows={OPTIONS.map((name) => [name, pageWords(`embeds.option.${name}`)])} />
        </section>
        <section>
          <h2>{pageWords('embeds.play')}</h2>
          <p>{pageWords('embeds.play.text')}</p>
        </section>
        <section>
          <h2>{pageWords('embeds.messages')}</h2>
          <p>{pageWords('embeds.messages.text')}</p>
          <Rows rows={MESSAGES.map((name) => [name, pageWords(`embeds.message.${name}`)])} />
        </section>
        <section>
          <h2>{pageWords('embeds.pictures')}</h2>
          <p>{pageWords('embeds.pictures.text')}</p>
          <Rows
            rows={[
              ['/diagram/backgammon.png?id=GNU-ID', pageWords('embeds.path.pos')],
              ['/m/ID/board.png', pageWords('embeds.path.match')],
              ['/m/ID/card.png', '1200 × 630'],
            ]}
          />
          <img
            class="docs-picture"
            src={`/diagram/backgammon.svg?id=${encodeURIComponent(EXAMPLE)}&width=480`}
            alt={pageWords('embeds.example')}
            loading="lazy"
          />
          <Code text={picture} />
        </section>
        <section>
          <h2>{pageWords('embeds.oembed')}</h2>
          <p>{pageWords('embeds.oembed.text')}</p>
        </section>
      </main>
    </div>
  );
}

/** Code with a button that copies it. */
function Code({ text }: { readonly text: string }) {
  return (
    <div class="docs-code">
      {/* biome-ignore lint/a11y/noNoninteractiveTabindex: a scrolling region must be reachable by keyboard */}
      <pre tabIndex={0}>
        <code>{text}</code>
      </pre>
      <Copy text={text} label={pageWords('embeds.copy')} />
    </div>
  );
}

function Rows({ rows }: { readonly rows: readonly (readonly [name: string, text: string])[] }) {
  return (
    <dl class="docs-rows">
      {rows.map(([name, text]) => (
        <div key={name}>
          <dt>
            <code>{name}</code>
          </dt>
          <dd>{text}</dd>
        </div>
      ))}
    </dl>
  );
}
