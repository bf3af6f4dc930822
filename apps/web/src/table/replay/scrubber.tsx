/** The line of a whole match: a tick for each stop, a sign for what is worth jumping to, and the place that is shown. */
import type { Seat } from '@sandbar/engine';
import type { ComponentChildren } from 'preact';
import { useRef, useState } from 'preact/hooks';
import { words } from '../../ui/words.ts';
import type { Ply } from '../ply.ts';
import { captionOf } from './caption.ts';
import './scrubber.css';

export interface ScrubberProps {
  readonly plies: readonly Ply[];
  /** How many stops have been played, from 0. */
  readonly at: number;
  readonly names: readonly string[];
  /** A lane for each seat, with this picture before it; else all stops stand on one line. */
  readonly lane?: (seat: Seat) => ComponentChildren;
  onGo(at: number): void;
}

export function Scrubber({ plies, at, names, lane, onGo }: ScrubberProps) {
  const lanes = lane !== undefined;
  const track = useRef<HTMLDivElement>(null);
  const [hover, setHover] = useState<number | null>(null);
  const count = Math.max(1, plies.length);
  const rows = lanes ? names.length : 1;
  const stopAt = (event: PointerEvent): number => {
    const box = track.current?.getBoundingClientRect();
    if (!box) return at;
    return Math.round(Math.max(0, Math.min(1, (event.clientX - box.left) / box.width)) * count);
  };
  const left = (stop: number): string => `${(stop / count) * 100}%`;
  const laneOf = (seat: number | null): number => (lanes && seat !== null ? seat : 0);
  const middle = (lane: number): string => `${((lane + 0.5) / rows) * 100}%`;
  const tick = (stop: number, lane: number): string =>
    `M${stop} ${(lane + 0.22) / rows}V${(lane + 0.78) / rows}`;
  const ticks = (from: number, to: number): string =>
    plies
      .slice(from, to)
      .flatMap((ply, i) => (lanes && ply.seat === null ? [] : [tick(from + i + 1, laneOf(ply.seat))]))
      .join('');
  return (
    <div
      ref={track}
      class={lanes ? 'scrubber lanes' : 'scrubber'}
      style={lanes ? { height: `${rows * (rows > 5 ? 11 : 15)}px` } : undefined}
      role="slider"
      tabIndex={0}
      aria-label={words('replay.slider')}
      aria-valuemin={0}
      aria-valuemax={plies.length}
      aria-valuenow={at}
      aria-valuetext={captionOf(plies[at - 1], names)}
      onPointerDown={(event) => {
        event.currentTarget.setPointerCapture(event.pointerId);
        onGo(stopAt(event));
      }}
      onPointerMove={(event) => {
        const stop = stopAt(event);
        setHover(event.pointerType === 'mouse' ? stop : null);
        if (event.currentTarget.hasPointerCapture(event.pointerId) && stop !== at) onGo(stop);
      }}
      onPointerLeave={() => setHover(null)}
    >
      {lane &&
        names.map((_, seat) => (
          <span key={seat} class="lane" style={{ top: middle(seat) }} aria-hidden="true">
            {lane(seat)}
          </span>
        ))}
      <svg viewBox={`0 0 ${count} 1`} preserveAspectRatio="none" aria-hidden="true">
        {!lanes && <path class="rail" d={`M0 .5H${count}`} />}
        {!lanes && <path class="rail done" d={`M0 .5H${at}`} />}
        <path class="ticks done" d={ticks(0, at)} />
        <path class="ticks" d={ticks(at, plies.length)} />
      </svg>
      {plies.map(
        (ply, i) =>
          ply.mark !== null && (
            <i
              key={i}
              class={`sign sign-${ply.mark}${i < at ? '' : ' later'}`}
              style={{ left: left(i + 1), top: middle(laneOf(ply.seat)) }}
            />
          ),
      )}
      {lanes &&
        plies.map(
          (ply, i) =>
            ply.loser !== null &&
            ply.loser !== ply.seat && (
              <i
                key={i}
                class={i < at ? 'sign sign-lost' : 'sign sign-lost later'}
                style={{ left: left(i + 1), top: middle(ply.loser) }}
              />
            ),
        )}
      <i class="knob" style={{ left: left(at) }} />
      {hover !== null && (
        <span class={hover > count / 2 ? 'tip left' : 'tip'} style={{ left: left(hover) }} aria-hidden="true">
          {captionOf(plies[hover - 1], names)}
        </span>
      )}
    </div>
  );
}
