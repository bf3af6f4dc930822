/** The start page: pick a game, say the table in one sentence, get a link. */
import { useState } from 'preact/hooks';
import { FIRST, type Options, OptionsSentence, optionsTitle } from '../../games/backgammon/sentence.tsx';
import { readJson, readSettings, rememberTable, writeSettings } from '../../session/device.ts';
import { Chart, Home } from '../brand.tsx';
import { Icon } from '../icon.tsx';
import { Pick, Sheet } from '../parts.tsx';
import { reasonText } from '../reason.ts';
import { themeNow, useTheme } from '../theme.ts';
import { words } from '../words.ts';
import { makeTable, tableIn } from './api.ts';
import { Cards } from './cards.tsx';
import { MyTables } from './mine.tsx';

export function Start() {
  const [link, setLink] = useState(false);
  const [settings, setSettings] = useState(readSettings);
  const theme = useTheme(settings.theme);
  const switchTheme = (): void => {
    const next = { ...settings, theme: themeNow() === 'dark' ? 'light' : 'dark' } as const;
    writeSettings(next);
    setSettings(next);
  };
  return (
    <div class="page start">
      <Chart />
      <header class="start-top">
        <Home size={30} />
        <span class="grow" />
        <button type="button" class="btn small ghost" onClick={() => setLink(true)}>
          <Icon name="link" />
          {words('start.haveLink')}
        </button>
        <button
          type="button"
          class="icon-btn"
          aria-label={words(theme === 'dark' ? 'app.theme.toLight' : 'app.theme.toDark')}
          onClick={switchTheme}
        >
          <Icon name={theme === 'dark' ? 'sun' : 'moon'} />
        </button>
      </header>
      <main>
        <h1>{words('start.title')}</h1>
        <p class="lead">
          <span class="more">{words('start.lead')}</span> {words('start.lead.free')}
        </p>
        <Cards theme={theme} />
        <Setting />
        <MyTables />
      </main>
      {link && <HaveLink onClose={() => setLink(false)} />}
    </div>
  );
}

/** The sentence and the button. */
function Setting() {
  const [options, setOptions] = useState<Options>(() => readJson<Options>('options') ?? FIRST);
  const [side, setSide] = useState<'0' | '1'>('0');
  const [watch, setWatch] = useState<'all' | 'private'>('all');
  const [making, setMaking] = useState(false);
  const [why, setWhy] = useState<string | null>(null);

  const create = async (): Promise<void> => {
    setMaking(true);
    setWhy(null);
    const made = await makeTable({ game: 'backgammon', options, private: watch === 'private' });
    if ('why' in made) {
      setMaking(false);
      setWhy(
        made.why === 'start.offline'
          ? words('start.offline')
          : words('start.failed', { why: reasonText(made.why) }),
      );
      return;
    }
    rememberTable({
      id: made.id,
      game: 'backgammon',
      tokens: [made.host],
      host: made.host,
      invite: made.invite,
      watch: made.watch,
      seat: Number(side),
      title: optionsTitle(options),
      seen: Date.now(),
    });
    // Where nothing can be remembered the secret has to travel in the address, in its fragment.
    const kept = readJson('tables') !== null;
    location.assign(`/m/${made.id}${kept ? '' : `#t=${made.host}&i=${made.invite}&w=${made.watch}`}`);
  };

  const local = async (): Promise<void> => {
    const { startLocal } = await import('../../session/local.ts');
    startLocal({ game: 'backgammon', options, names: [words('side.ivory'), words('side.ebony')] });
    location.assign('/local');
  };

  return (
    <section class="setting" aria-label={words('start.create')}>
      <div>
        <p class="sentence">
          <OptionsSentence options={options} onChange={setOptions} /> {words('option.side.you')}{' '}
          <Pick<'0' | '1'>
            label={words('option.side')}
            value={side}
            choices={[
              { value: '0', text: words('side.ivory') },
              { value: '1', text: words('side.ebony') },
            ]}
            onPick={setSide}
          />
          {words('option.watch.and')}{' '}
          <Pick<'all' | 'private'>
            label={words('option.watch')}
            value={watch}
            choices={[
              { value: 'all', text: words('option.watch.all') },
              { value: 'private', text: words('option.watch.private') },
            ]}
            onPick={setWatch}
          />{' '}
          {words('option.watch.may')}
        </p>
        {why !== null && (
          <p class="problem" role="alert">
            {why}
          </p>
        )}
      </div>
      <div class="setting-go">
        <button type="button" class="btn cta big" disabled={making} onClick={() => void create()}>
          <Icon name="link" />
          {words(making ? 'start.creating' : 'start.create')}
        </button>
        <p>
          {words('start.orLocal')}{' '}
          <button type="button" class="link" onClick={() => void local()}>
            {words('start.local')}
          </button>
        </p>
      </div>
    </section>
  );
}

function HaveLink({ onClose }: { onClose(): void }) {
  const [wrong, setWrong] = useState(false);
  const go = (event: SubmitEvent): void => {
    event.preventDefault();
    const text = new FormData(event.currentTarget as HTMLFormElement).get('link');
    const path = tableIn(String(text));
    if (path === undefined) setWrong(true);
    else location.assign(path);
  };
  return (
    <Sheet title={words('start.haveLink')} onClose={onClose}>
      <form class="stack" onSubmit={go}>
        <label>
          {words('start.haveLink.label')}
          <input name="link" class="field" inputMode="url" autocomplete="off" required />
        </label>
        {wrong && (
          <p class="problem" role="alert">
            {words('start.haveLink.wrong', { example: `${location.host}/m/…` })}
          </p>
        )}
        <button type="submit" class="btn cta">
          {words('start.haveLink.go')}
        </button>
      </form>
    </Sheet>
  );
}
