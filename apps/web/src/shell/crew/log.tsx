/** The turns of a match for more than two, one line each, the last one in view. */
import { useEffect, useRef } from 'preact/hooks';
import type { Model } from '../../games/face.ts';
import { Icon } from '../icon.tsx';
import { SeatBadge } from '../table/seats.tsx';
import { words } from '../words.ts';
import type { Crew } from './crew.ts';

/** How many lines are drawn at most: those before can be seen by looking back. */
const MOST = 200;

export function CrewLog({ model, crew }: { readonly model: Model; readonly crew: Crew }) {
  const end = useRef<HTMLDivElement>(null);
  const { lines } = crew;
  useEffect(() => end.current?.scrollIntoView({ block: 'nearest' }), [lines.length]);
  return (
    // biome-ignore lint/a11y/noNoninteractiveTabindex: a scrolling region must be reachable by keyboard
    <section class="scroll crew-log" tabIndex={0} aria-label={words('table.moves')}>
      {lines.length === 0 && <p class="quiet pad">{words('moves.none.yet')}</p>}
      <ol>
        {lines.slice(-MOST).map((line, i) => (
          <li
            key={i}
            class={
              line.seat === null && line.picture === undefined
                ? 'log-head'
                : i === Math.min(lines.length, MOST) - 1
                  ? 'now'
                  : ''
            }
          >
            <span class="num quiet">{line.number}</span>
            {line.icon && <Icon name={line.icon} size={14} />}
            {line.seat === null ? (
              line.picture
            ) : (
              <>
                <span class="sr-only">{model.names[line.seat]}</span>
                <SeatBadge model={model} seat={line.seat} size={18} />
              </>
            )}
            {line.dice.length > 0 && <span class="num quiet">{line.dice.join('-')}</span>}
            <span class="log-text">{line.text}</span>
          </li>
        ))}
      </ol>
      <div ref={end} />
    </section>
  );
}
