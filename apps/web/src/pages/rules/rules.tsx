/** How to play: the rules of one game, with drawn examples, and what is our own reading of them marked as such. */
import { type RuleBook, type RulePart, type RuleSection, ruleBook } from '@sandbar/words/rules';
import { useEffect, useMemo, useRef, useState } from 'preact/hooks';
import type { Figures, PageGames } from '../../games/contract.ts';
import { readSettings } from '../../session/device.ts';
import { Ended } from '../../table/frame/line.tsx';
import { gameIn } from '../../table/questions.ts';
import { Chart, Home } from '../../ui/brand.tsx';
import { useTheme } from '../../ui/theme.ts';
import { words } from '../../ui/words.ts';
import { Drawn } from './drawn.tsx';
import './rules.css';

export function RulesPage({ game, games }: { readonly game: string; readonly games: PageGames }) {
  const [book, setBook] = useState<RuleBook | null | undefined>(undefined);
  useEffect(() => {
    const loading = Object.hasOwn(games, game) ? ruleBook(game) : undefined;
    if (loading === undefined) setBook(null);
    else void loading.then(setBook);
  }, [game]);
  if (book === null) return <Ended why="page" />;
  if (book === undefined) return <div class="page loading" aria-busy="true" />;
  return <Rules game={game} book={book} games={games} />;
}

function Rules({
  game,
  book,
  games,
}: {
  readonly game: string;
  readonly book: RuleBook;
  readonly games: PageGames;
}) {
  // Asked for once, by the first picture that comes near.
  const setting = gameIn(games, game);
  const figures = useMemo(() => once(setting.figures), [setting]);
  const theme = useTheme(readSettings().theme);
  const [wanted, setWanted] = useState('');
  const find = useRef<HTMLInputElement>(null);
  const sections = useMemo(() => found(book, wanted), [book, wanted]);
  const count = sections.reduce((sum, { parts }) => sum + parts.length, 0);
  useEffect(() => {
    document.getElementById(location.hash.slice(1))?.scrollIntoView();
    const press = (event: KeyboardEvent): void => {
      if (event.key !== '/' || event.target instanceof HTMLInputElement) return;
      event.preventDefault();
      find.current?.focus();
    };
    window.addEventListener('keydown', press);
    return () => window.removeEventListener('keydown', press);
  }, []);
  return (
    <div class="page rules">
      <Chart />
      <header class="start-top">
        <Home size={30} />
        <span class="grow" />
        <label class="rules-find">
          <span class="sr-only">{words('rules.find')}</span>
          <input
            ref={find}
            class="field"
            type="search"
            placeholder={words('rules.find')}
            value={wanted}
            onInput={(event) => setWanted(event.currentTarget.value)}
          />
        </label>
        <button type="button" class="btn small ghost rules-print" onClick={() => print()}>
          {words('rules.print')}
        </button>
        <a class="btn small cta" href="/">
          {words('rules.set')}
        </a>
      </header>
      <div class="rules-body">
        <nav aria-label={words('rules.contents')}>
          <ul class="rules-games">
            {Object.entries(games).map(([id, { name }]) => (
              <li key={id}>
                <a href={`/rules/${id}`} aria-current={id === game ? 'page' : undefined}>
                  {name}
                </a>
              </li>
            ))}
          </ul>
          <ul>
            {book.sections.map(({ id, title }) => (
              <li key={id}>
                <a href={`#${id}`}>{title}</a>
              </li>
            ))}
          </ul>
          <p class="quiet">
            <span class="ours">{words('rules.ours')}</span> {words('rules.ours.line')}
          </p>
        </nav>
        <main>
          <h1>{words('rules.title', { game: setting.name })}</h1>
          <p class="rules-lead">{book.lead}</p>
          <p class="sr-only" role="status">
            {wanted === '' ? '' : words.say('rules.found', { n: count })}
          </p>
          {count === 0 && <p>{words('rules.none', { text: wanted })}</p>}
          {sections.map(({ id, title, parts }) => (
            <section key={id} id={id} aria-labelledby={`${id}-title`}>
              <h2 id={`${id}-title`}>{title}</h2>
              {parts.map((part) => (
                <Part key={part.rules.join()} all={figures} part={part} theme={theme} />
              ))}
            </section>
          ))}
          {book.note !== undefined && <p class="rules-note">{book.note}</p>}
        </main>
      </div>
    </div>
  );
}

/** A part with its pictures; our reading stands beside it, on a narrow page under it. */
function Part(props: { all(): Promise<Figures>; readonly part: RulePart; readonly theme: 'dark' | 'light' }) {
  const { all, part, theme } = props;
  const { rules, text, ours, figures = [] } = part;
  return (
    <div class="rules-part" id={rules[0]}>
      <p>
        <Bold text={text} />
        {ours !== undefined && (
          <>
            {' '}
            <span class="ours">{words('rules.ours')}</span>
          </>
        )}
      </p>
      {figures.length > 0 && (
        <div class={figures.length > 1 ? 'rules-figures two' : 'rules-figures'}>
          {figures.map(({ name, caption }) => (
            <figure key={name}>
              <Drawn all={all} name={name} theme={theme} says={caption} />
              <figcaption>{caption}</figcaption>
            </figure>
          ))}
        </div>
      )}
      {ours !== undefined && (
        <aside class="ruling">
          <span>{words('rules.ruling')}</span>
          {ours}
        </aside>
      )}
      <a class="rules-number" href={`#${rules[0]}`}>
        {rules.join(', ')}
      </a>
    </div>
  );
}

/** Loads at the first call, and answers the same to each. */
function once<T>(load: () => Promise<T>): () => Promise<T> {
  let loading: Promise<T> | undefined;
  return () => (loading ??= load());
}

/** Text with its **bold** parts. */
function Bold({ text }: { readonly text: string }) {
  return <>{text.split('**').map((part, i) => (i % 2 === 1 ? <b key={i}>{part}</b> : part))}</>;
}

/** The sections with the parts that hold what is looked for. */
function found({ sections }: RuleBook, wanted: string): readonly RuleSection[] {
  const text = wanted.trim().toLowerCase();
  if (text === '') return sections;
  const holds = (part: RulePart): boolean =>
    `${part.text.replaceAll('**', '')} ${part.ours ?? ''} ${part.rules.join(' ')}`
      .toLowerCase()
      .includes(text);
  return sections
    .map((section) => ({
      ...section,
      parts: section.title.toLowerCase().includes(text) ? section.parts : section.parts.filter(holds),
    }))
    .filter(({ parts }) => parts.length > 0);
}
