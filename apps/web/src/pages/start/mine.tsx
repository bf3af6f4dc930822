/** "My tables": the way back to every table that this device knows, and whose turn it is there. [R37] */
import type { MatchSummary } from '@sandbar/protocol/http';
import { useEffect, useState } from 'preact/hooks';
import { forgetTable, type Known, knownTables, readJson } from '../../session/device.ts';
import { askTable } from '../../session/matches.ts';
import { Icon } from '../../ui/icon.tsx';
import { words } from '../../ui/words.ts';

/** How many tables are asked whose turn it is. */
const MOST_ASKED = 8;

export function MyTables() {
  const [known, setKnown] = useState(knownTables);
  const hasLocal = readJson('local') !== null;
  if (known.length === 0 && !hasLocal) return null;
  return (
    <section class="mine" aria-labelledby="mine">
      <h2 id="mine">{words('start.mine')}</h2>
      <ul>
        {hasLocal && (
          <li>
            <a href="/local">{words('start.resumeLocal')}</a>
          </li>
        )}
        {known.map((one, i) => (
          <Row
            key={one.id}
            known={one}
            ask={i < MOST_ASKED}
            onForget={() => {
              forgetTable(one.id);
              setKnown(knownTables());
            }}
          />
        ))}
      </ul>
    </section>
  );
}

function Row({ known, ask, onForget }: { readonly known: Known; readonly ask: boolean; onForget(): void }) {
  const [seen, setSeen] = useState<MatchSummary | null | undefined>(undefined);
  useEffect(() => {
    if (ask) void askTable(known.id, known.tokens).then(setSeen);
  }, [ask, known]);
  const names = seen?.names.filter((name) => name !== '').join(', ') ?? '';
  const title = names === '' ? known.title : words('start.mine.title', { names, title: known.title });
  return (
    <li>
      <a href={`/m/${known.id}`}>
        <span>{title}</span>
        <small class={seen?.turn !== null && seen?.turn === known.seat ? 'mine-turn' : ''}>
          {standing(seen, known.seat)}
        </small>
      </a>
      <button
        type="button"
        class="icon-btn"
        aria-label={words('start.mine.forget', { title })}
        onClick={onForget}
      >
        <Icon name="x" />
      </button>
    </li>
  );
}

function standing(seen: MatchSummary | null | undefined, seat: number | undefined): string {
  if (seen === undefined) return '';
  if (seen === null) return words('start.mine.gone');
  if (seen.phase === 'lobby') return words('start.mine.lobby');
  if (seen.phase === 'over') return words('start.mine.over');
  return words(seen.turn === seat ? 'start.mine.yourTurn' : 'start.mine.theirTurn');
}
