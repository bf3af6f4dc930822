/** The small picture of a seat: the symbol of its fleet on a disc; two fleets stand one behind the other. */
import type { pirateer } from '@sandbar/engine';
import { useArt } from './setting/lazy.ts';

/** Until the symbols are there, and for those who never load them. */
const COLORS: Readonly<Record<pirateer.FleetId, readonly [letter: string, fill: string, ink: string]>> = {
  S1: ['S', '#c8402f', '#fff4e2'],
  F1: ['F', '#3f8f5a', '#ffe08a'],
  P1: ['P', '#22262b', '#f4ecd8'],
  B1: ['B', '#4a4fa3', '#ffe9b0'],
  S2: ['E', '#d68a2d', '#2a1608'],
  F2: ['D', '#e9e2cf', '#5a2a12'],
  P2: ['G', '#2f8fb0', '#f4fbff'],
  B2: ['M', '#8a3f74', '#ffe3a3'],
};

export function FleetBadge(props: { readonly fleets: readonly pirateer.FleetId[]; readonly size: number }) {
  const { fleets, size } = props;
  const art = useArt();
  if (fleets.length === 0)
    return (
      <svg width={size} height={size} viewBox="0 0 40 40" aria-hidden="true">
        <circle
          cx="20"
          cy="20"
          r="17"
          fill="none"
          stroke="currentColor"
          stroke-width="2"
          stroke-dasharray="4 4"
        />
        <text x="20" y="27" text-anchor="middle" font-size="19" font-weight="700" fill="currentColor">
          ?
        </text>
      </svg>
    );
  const width = 40 + 18 * (fleets.length - 1);
  return (
    <svg width={(size * width) / 40} height={size} viewBox={`0 0 ${width} 40`} aria-hidden="true">
      {[...fleets].reverse().map((fleet, i) => {
        const [letter, fill, ink] = COLORS[fleet];
        const x = 20 + 18 * (fleets.length - 1 - i);
        const rim = fleet === 'P1' ? '#d9cfb6' : fleet === 'F2' ? '#4a3a1e' : '#00000066';
        return (
          <g key={fleet} transform={`translate(${x} 20)`}>
            <circle r="18.5" fill={fill} stroke={rim} stroke-width="2" />
            {art === null ? (
              <text y="7" text-anchor="middle" font-size="20" font-weight="700" fill={ink}>
                {letter}
              </text>
            ) : (
              <g transform="scale(.27)" dangerouslySetInnerHTML={{ __html: art.symbol(fleet) }} />
            )}
          </g>
        );
      })}
    </svg>
  );
}
