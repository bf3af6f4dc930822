/** A fresh table in a frame: made when somebody presses, never by loading the page. Whoever has its link sits down or watches. */
import { useState } from 'preact/hooks';
import type { PageGames } from '../games/contract.ts';
import { makeTable } from '../session/matches.ts';
import { gameIn } from '../table/questions.ts';
import { Logo } from '../ui/brand.tsx';
import { reasonText } from '../ui/reason.ts';
import { words } from '../ui/words.ts';

/** `game=pirateer&seats=4&options={…}`; what is left out is as on the start page. */
export function NewTable({
  games,
  query,
  onMade,
}: {
  readonly games: PageGames;
  readonly query: URLSearchParams;
  onMade(address: string): void;
}) {
  const [why, setWhy] = useState<string | null>(null);
  const [busy, setBusy] = useState(false);
  const asked = query.get('game') ?? '';
  const game = Object.hasOwn(games, asked) ? asked : (Object.keys(games)[0] ?? '');
  const setting = gameIn(games, game);
  const read = setting.rules.readOptions(optionsIn(query) ?? setting.first);
  const options = read.ok ? read.value : setting.first;
  const allowed = setting.rules.seats(options);
  const wanted = Number(query.get('seats'));
  const seats = allowed.includes(wanted)
    ? wanted
    : allowed.includes(setting.seats)
      ? setting.seats
      : (allowed[0] ?? 2);
  const make = async (): Promise<void> => {
    setBusy(true);
    const made = await makeTable({
      game,
      options,
      seats,
      private: false,
      clock: null,
      embed: { play: true },
    });
    setBusy(false);
    if ('why' in made) setWhy(made.why);
    else onMade(`/embed/m/${made.id}${location.search}#t=${made.host}&i=${made.invite}&w=${made.watch}`);
  };
  return (
    <main class="embed-card">
      <Logo size={44} />
      <p>
        <b>{setting.name}</b> {setting.title(options, seats)}
      </p>
      <button type="button" class="btn cta" disabled={busy} onClick={() => void make()}>
        {words('embed.new.go')}
      </button>
      <p class="quiet">{why === null ? words('embed.new.lead') : reasonText(why)}</p>
    </main>
  );
}

function optionsIn(query: URLSearchParams): unknown {
  try {
    return JSON.parse(query.get('options') ?? '');
  } catch {
    return undefined;
  }
}
