/** The turns of a match for more than two, one line each, the last one in view. */
import type { ComponentChildren } from 'preact';
import { useEffect, useRef } from 'preact/hooks';
import { Icon } from '../../ui/icon.tsx';
import { words } from '../../ui/words.ts';
import type { Model } from '../model.ts';
import { SeatBadge } from '../seats/badge.tsx';
import type { Around } from './around.ts';

/** How many lines are drawn at most: those before can be seen by looking back. */
const MOST = 200;

export function MoveLog(props: {
  readonly model: Model;
  readonly around: Around;
  readonly children: ComponentChildren;
  onGo(stop: number): void;
}) {
  const { model, around, children, onGo } = props;
  const { replay } = model;
  const { at } = replay;
  const end = useRef<HTMLDivElement>(null);
  const now = useRef<HTMLLIElement>(null);
  const { lines } = around;
  // Looking back brings the line into view that is shown; the lines around it are drawn too.
  const stops = lines.map(({ fact }) => (fact === undefined ? null : replay.stopOf(fact)));
  const shown = at === null ? lines.length - 1 : stops.findLastIndex((stop) => stop !== null && stop <= at);
  const from = Math.max(0, Math.min(lines.length - MOST, shown - MOST / 2));
  useEffect(
    () => (at === null ? end : now).current?.scrollIntoView({ block: 'nearest' }),
    [lines.length, at],
  );
  return (
    // biome-ignore lint/a11y/noNoninteractiveTabindex: a scrolling region must be reachable by keyboard
    <section class="scroll crew-log" tabIndex={0} aria-label={words('table.moves')}>
      {lines.length === 0 && <p class="quiet pad">{words('moves.none.yet')}</p>}
      <ol>
        {lines.slice(from, from + MOST).map((line, i) => (
          <li
            key={from + i}
            ref={from + i === shown ? now : null}
            class={[
              line.seat === null && line.picture === undefined ? 'log-head' : '',
              from + i === shown ? 'now' : '',
              from + i > shown ? 'later' : '',
            ].join(' ')}
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
            <LogText stop={stops[from + i] ?? null} isNow={at !== null && from + i === shown} onGo={onGo}>
              {line.text}
            </LogText>
          </li>
        ))}
      </ol>
      <div ref={end} />
      {children}
    </section>
  );
}

/** What a line says; a press shows the board after it. */
function LogText(props: {
  readonly stop: number | null;
  readonly isNow: boolean;
  readonly children: ComponentChildren;
  onGo(stop: number): void;
}) {
  const { stop, isNow, children, onGo } = props;
  if (stop === null) return <span class="log-text">{children}</span>;
  return (
    <button
      type="button"
      class="log-text"
      title={words('replay.line.go')}
      aria-current={isNow ? 'step' : undefined}
      onClick={() => onGo(stop)}
    >
      {children}
    </button>
  );
}
