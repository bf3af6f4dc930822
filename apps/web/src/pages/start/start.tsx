/** The start page: pick a game, say the table in one sentence, get a link. */
import { useState } from 'preact/hooks';
import type { PageGames } from '../../games/contract.ts';
import { readJson, readSettings, writeJson, writeSettings } from '../../session/device.ts';
import { goToMade } from '../../session/made.ts';
import { makeTable, tableIn } from '../../session/matches.ts';
import { gameIn } from '../../table/questions.ts';
import { Chart, Home } from '../../ui/brand.tsx';
import { Icon } from '../../ui/icon.tsx';
import { Pick, Sheet } from '../../ui/parts.tsx';
import { notMade } from '../../ui/reason.ts';
import { Said } from '../../ui/said.tsx';
import { useTheme } from '../../ui/theme.ts';
import { words } from '../../ui/words.ts';
import { Cards } from './cards.tsx';
import { type ClockName, ClockNote, clockOf, clocksFor } from './clock.tsx';
import { MannersLine, USUAL } from './manners.tsx';
import { MyTables } from './mine.tsx';
import './start.css';

export function Start({ games }: { readonly games: PageGames }) {
  const [link, setLink] = useState(false);
  const [settings, setSettings] = useState(readSettings);
  const theme = useTheme(settings.theme);
  const [game, setGame] = useState(() => {
    const kept = readJson<string>('game');
    return kept !== null && Object.hasOwn(games, kept) ? kept : (Object.keys(games)[0] ?? '');
  });
  const pick = (id: string): void => {
    setGame(id);
    writeJson('game', id);
  };
  const switchTheme = (): void => {
    const next = { ...settings, theme: theme === 'dark' ? 'light' : 'dark' } as const;
    writeSettings(next);
    setSettings(next);
  };
  return (
    <div class="page start">
      <Chart />
      <header class="start-top">
        <Home size={30} />
        <span class="grow" />
        <a class="start-rules" href={`/rules/${game}`}>
          {words('rules.link')}
        </a>
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
        <Cards games={games} theme={theme} game={game} onPick={pick} />
        <Choosing key={game} games={games} game={game} />
        <MyTables />
        <p class="start-end">
          <a href="/board">{words('paste.link')}</a> <a href={`/rules/${game}`}>{words('rules.link')}</a>{' '}
          <a href="/embeds">{words('embeds.link')}</a> <a href="/privacy">{words('privacy.link')}</a>
        </p>
      </main>
      {link && <HaveLink onClose={() => setLink(false)} />}
    </div>
  );
}

/** What is chosen for a game; kept on the device. */
interface Chosen {
  readonly options: unknown;
  readonly seats: number;
}

const keyOf = (game: string): string => `choice.${game}`;

/** What was chosen last time, if this version still understands it. */
function chosenFor(games: PageGames, game: string): Chosen {
  const { first, seats, rules } = gameIn(games, game);
  const kept = readJson<Chosen>(keyOf(game));
  const read = rules.readOptions(kept?.options);
  if (kept === null || !read.ok || !rules.seats(read.value).includes(kept.seats))
    return { options: first, seats };
  return { options: read.value, seats: kept.seats };
}

/** The sentence and the button. */
function Choosing({ games, game }: { readonly games: PageGames; readonly game: string }) {
  const setting = gameIn(games, game);
  const [chosen, setChosen] = useState<Chosen>(() => chosenFor(games, game));
  const { options, seats } = chosen;
  const [side, setSide] = useState(0);
  const [watch, setWatch] = useState<'all' | 'private'>('all');
  const [clock, setClock] = useState<ClockName>('none');
  const [manners, setManners] = useState(USUAL);
  const [making, setMaking] = useState(false);
  const [why, setWhy] = useState<string | null>(null);
  const sides = Array.from({ length: seats }, (_, seat) => setting.seatName(options, seats, seat));
  const seat = side < seats ? side : 0;

  const create = async (): Promise<void> => {
    setMaking(true);
    setWhy(null);
    const made = await makeTable({
      game,
      options,
      seats,
      private: watch === 'private',
      clock: clockOf(clock, setting.points?.(options)),
      ...manners,
    });
    if (!('why' in made)) return goToMade(made, { game, title: setting.title(options, seats), seat });
    setMaking(false);
    setWhy(notMade(made.why));
  };

  const local = async (): Promise<void> => {
    const { startLocal } = await import('../../session/local.ts');
    startLocal({ game, options, names: sides.map(upper) });
    location.assign('/local');
  };

  const { Sentence } = setting;
  const whichSide = (
    <Pick
      label={words('option.side')}
      value={String(seat)}
      choices={sides.map((text, at) => ({ value: String(at), text }))}
      onPick={(value) => setSide(Number(value))}
    />
  );
  const whichClock = (
    <Pick<ClockName>
      label={words('option.clock')}
      value={clock}
      choices={clocksFor(setting.points?.(options))}
      onPick={setClock}
    />
  );
  const whoWatches = (
    <Pick<'all' | 'private'>
      label={words('option.watch')}
      value={watch}
      choices={[
        { value: 'all', text: words('option.watch.all') },
        { value: 'private', text: words('option.watch.private') },
      ]}
      onPick={setWatch}
    />
  );
  const here = (
    <button type="button" class="link" onClick={() => void local()}>
      {words('start.local', { n: seats })}
    </button>
  );
  return (
    <section class="setting" aria-label={words('start.create')}>
      <div>
        <div class="sentence">
          <Sentence
            options={options}
            seats={seats}
            onChange={(next, count) => {
              setChosen({ options: next, seats: count });
              writeJson(keyOf(game), { options: next, seats: count });
            }}
          />{' '}
          <Said of="option.table" holes={{ side: whichSide, clock: whichClock, watch: whoWatches }} />
        </div>
        <MannersLine manners={manners} timed={clock !== 'none'} seats={seats} onChange={setManners} />
        {clock !== 'none' && <ClockNote clock={clockOf(clock, setting.points?.(options))} />}
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
          <Said of="start.orLocal" holes={{ local: here }} />
        </p>
      </div>
    </section>
  );
}

const upper = (text: string): string => text.charAt(0).toUpperCase() + text.slice(1);

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
