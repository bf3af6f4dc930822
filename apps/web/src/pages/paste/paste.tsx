/** The page for what somebody brings: a position becomes a board, a match a replay. Nothing of it leaves the device. */
import type { Games } from '@sandbar/engine';
import type { Pasted } from '@sandbar/records';
import { useEffect, useMemo, useState } from 'preact/hooks';
import type { PageGames } from '../../games/contract.ts';
import { readSettings } from '../../session/device.ts';
import { sessionOf } from '../../session/told.ts';
import { Chart, Home } from '../../ui/brand.tsx';
import { useLoaded } from '../../ui/lazy.ts';
import { useTheme } from '../../ui/theme.ts';
import { PasteForm } from './form.tsx';
import { boardAddress, faultText, pastedIn, read } from './reading.ts';
import './paste.css';
import { pageWords } from '../../ui/page-words.ts';

type Found = Extract<Pasted, { ok: true }>;

/** The step of this page's history holds what was opened: Back leads to the form, a reload to the same board. */
interface Step {
  readonly pasted?: string;
}

const textHere = (): string =>
  (history.state as Step | null)?.pasted ?? new URLSearchParams(location.search).get('id') ?? '';

/** What is known of games here. */
interface Known {
  readonly games: PageGames;
  readonly rules: Games;
}

/** `/board`, and `/board?id=…` for a position. */
export function PastePage(known: Known) {
  const [text, setText] = useState(textHere);
  const [found, setFound] = useState<Found | null>(null);
  const [problem, setProblem] = useState<string | null>(null);
  const [reading, setReading] = useState(text !== '');

  const open = async (given: string, step: boolean): Promise<void> => {
    setText(given);
    setReading(true);
    const result = await read(known.rules, given);
    setReading(false);
    setProblem(result.ok ? null : faultText(result, given));
    setFound(result.ok ? result : null);
    if (!result.ok || !step) return;
    const address = result.kind === 'position' ? boardAddress(pastedIn(given).trim()) : '/board';
    history.pushState({ pasted: given } satisfies Step, '', address);
  };
  const back = (): void => {
    history.pushState({} satisfies Step, '', '/board');
    setFound(null);
  };
  useEffect(() => {
    const follow = (): void => {
      const there = textHere();
      if (there === '') setFound(null);
      else void open(there, false);
    };
    if (text !== '') void open(text, false);
    window.addEventListener('popstate', follow);
    return () => window.removeEventListener('popstate', follow);
  }, []);

  if (found?.kind === 'record') return <Match key={text} {...known} found={found} onBack={back} />;
  return (
    <Around>
      {found === null ? (
        <PasteForm
          text={text}
          problem={problem}
          reading={reading}
          onText={(next) => {
            setText(next);
            setProblem(null);
          }}
          onOpen={(given) => void open(given, true)}
          onProblem={setProblem}
        />
      ) : (
        <Board key={text} known={known} found={found} onBack={back} />
      )}
    </Around>
  );
}

function Around({ children }: { readonly children: preact.ComponentChildren }) {
  useTheme(readSettings().theme);
  return (
    <div class="page paste">
      <Chart />
      <header class="start-top">
        <Home size={30} />
      </header>
      <main>{children}</main>
    </div>
  );
}

function Board(props: {
  readonly known: Known;
  readonly found: Extract<Found, { kind: 'position' }>;
  onBack(): void;
}) {
  const part = useLoaded(() => import('./position.tsx'));
  return part === null ? (
    <p aria-busy="true">{pageWords('paste.reading')}</p>
  ) : (
    <part.PositionPart {...props.known} {...props.found} onBack={props.onBack} />
  );
}

/** The table's own page, looking back from the start. */
function Match({
  games,
  rules,
  found,
  onBack,
}: Known & { readonly found: Extract<Found, { kind: 'record' }>; onBack(): void }) {
  const session = useMemo(() => sessionOf(rules, found.record), [found]);
  const table = useLoaded(() => import('../../table/table.tsx'));
  if (session === null)
    return (
      <Around>
        <p class="problem" role="alert">
          {pageWords('paste.broken')}
        </p>
        <button type="button" class="btn" onClick={onBack}>
          {pageWords('paste.another')}
        </button>
      </Around>
    );
  return table === null ? (
    <Around>
      <p aria-busy="true">{pageWords('paste.reading')}</p>
    </Around>
  ) : (
    <table.At games={games} session={session} id={null} at={0} />
  );
}
