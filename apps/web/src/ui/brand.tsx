/** The mark, the faint chart behind every page, and the small pictures of the two sides. */
import { words } from './words.ts';

export function Logo({ size = 26 }: { readonly size?: number }) {
  return (
    <svg width={size} height={size} viewBox="0 0 28 28" aria-hidden="true">
      <circle cx="14" cy="14" r="13" fill="none" stroke="var(--brass)" stroke-width="1.5" />
      <circle cx="14" cy="11.5" r="4.2" fill="var(--brass)" />
      <path d="M3 17.2c4-3.6 7.4-2.6 11 0s7 3.4 11-.2a11.6 11.6 0 0 1-22 .2Z" fill="var(--sand)" />
      <path
        d="M4.6 21c3.4-1.6 6-.8 9.4.6s5.8 1.4 9-.4"
        fill="none"
        stroke="var(--sea)"
        stroke-width="1.8"
        stroke-linecap="round"
      />
    </svg>
  );
}

/** The name with its mark, leading home. */
export function Home({ size }: { readonly size?: number }) {
  return (
    <a class="home" href="/" aria-label={words('app.home')}>
      <Logo {...(size === undefined ? {} : { size })} />
      <span>{words('app.name')}</span>
    </a>
  );
}

/** Depth contours and rhumb lines: the chart table. Decoration only. */
export function Chart() {
  return (
    <svg class="chart" viewBox="0 0 1280 800" preserveAspectRatio="xMidYMid slice" aria-hidden="true">
      {Array.from({ length: 14 }, (_, k) => (
        <path key={k} d={contour(k)} />
      ))}
      <path d={rhumbs()} opacity=".55" />
    </svg>
  );
}

function contour(k: number): string {
  const points = Array.from({ length: 73 }, (_, i) => {
    const t = (i / 72) * Math.PI * 2;
    const r =
      90 +
      k * 62 +
      26 * Math.sin(3 * t + k * 0.35) +
      18 * Math.cos(5 * t - k * 0.5) +
      30 * Math.sin(2 * t + 1);
    return `${Math.round(980 + r * 1.5 * Math.cos(t))} ${Math.round(620 + r * Math.sin(t))}`;
  });
  return `M${points.join('L')}Z`;
}

const rhumbs = (): string =>
  Array.from({ length: 32 }, (_, i) => {
    const a = (i * Math.PI) / 16;
    return `M180 120L${Math.round(180 + 1800 * Math.cos(a))} ${Math.round(120 + 1800 * Math.sin(a))}`;
  }).join('');

export type Presence = 'here' | 'away' | 'gone' | 'free';

/** Shape first, color second: a full dot, a three-quarter ring, a cross, a hollow ring. */
export function Dot({ kind }: { readonly kind: Presence }) {
  return (
    <svg class={`dot dot-${kind}`} width="10" height="10" viewBox="0 0 10 10" aria-hidden="true">
      {kind === 'here' && <circle cx="5" cy="5" r="4.4" fill="currentColor" />}
      {kind === 'away' && (
        <circle
          cx="5"
          cy="5"
          r="3.6"
          fill="none"
          stroke="currentColor"
          stroke-width="2"
          stroke-dasharray="16.9 5.7"
          transform="rotate(-90 5 5)"
        />
      )}
      {kind === 'gone' && (
        <path d="M1.5 1.5l7 7m0-7l-7 7" stroke="currentColor" stroke-width="2" stroke-linecap="round" />
      )}
      {kind === 'free' && (
        <circle cx="5" cy="5" r="3.8" fill="none" stroke="currentColor" stroke-width="1.6" />
      )}
    </svg>
  );
}
