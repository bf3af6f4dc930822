/** The eight fleets: letter, colors and symbol of each. Symbols are drawn in a box of 100 around 0,0. */
import type { FleetId } from './rules.ts';

export interface FleetLook {
  readonly letter: string;
  readonly color: string;
  /** Of the symbol. */
  readonly ink: string;
  /** Of the deck: light where the color is dark. */
  readonly rim: string;
  /** The wash on its shore. */
  readonly tint: string;
  /** Of the flag, where it is not the color. */
  readonly cloth?: string;
}

export const FLEET_LOOKS: Readonly<Record<FleetId, FleetLook>> = {
  S1: { letter: 'S', color: '#c8402f', ink: '#fff4e2', rim: '#5c1810', tint: '#c8402f', cloth: '#f4ead2' },
  F1: { letter: 'F', color: '#3f8f5a', ink: '#ffe08a', rim: '#163f26', tint: '#2f8a4c' },
  P1: { letter: 'P', color: '#22262b', ink: '#f4ecd8', rim: '#d9cfb6', tint: '#3a3f46' },
  B1: { letter: 'B', color: '#4a4fa3', ink: '#ffe9b0', rim: '#1d2055', tint: '#4a4fc0' },
  S2: { letter: 'E', color: '#d68a2d', ink: '#2a1608', rim: '#5e3608', tint: '#e08a20' },
  F2: { letter: 'D', color: '#e9e2cf', ink: '#5a2a12', rim: '#4a3a1e', tint: '#fff6da' },
  P2: { letter: 'G', color: '#2f8fb0', ink: '#f4fbff', rim: '#0f3f52', tint: '#2f8fb0' },
  B2: { letter: 'M', color: '#8a3f74', ink: '#ffe3a3', rim: '#3d1633', tint: '#9a3f80' },
};

/** A star of `points` points. */
function star(points: number, outer: number, inner: number, turn = 0): string {
  const corners = Array.from({ length: points * 2 }, (_, i) => {
    const a = Math.PI * (i / points) - Math.PI / 2 + turn;
    const r = i % 2 ? inner : outer;
    return `${i ? 'L' : 'M'}${(Math.cos(a) * r).toFixed(1)} ${(Math.sin(a) * r).toFixed(1)}`;
  });
  return `${corners.join('')}Z`;
}

const petals = (draw: (turn: number) => string): string => [0, 1, 2, 3, 4].map((i) => draw(i * 72)).join('');

type Draw = (ink: string, ground: string) => string;

const SYMBOLS: Readonly<Record<FleetId, Draw>> = {
  S1: (c) =>
    `<path fill="${c}" d="M-9-44C-6-30-7-18-10-10C-18-7-30-6-44-9V9C-30 6-18 7-10 10C-7 18-6 30-9 44H9C6 30 7 18 10 10C18 7 30 6 44 9V-9C30-6 18-7 10-10C7-18 6-30 9-44Z"/>`,
  F1: (c) =>
    `<path fill="${c}" d="M0-46C10-32 14-20 9 2H-9C-14-20-10-32 0-46ZM14 4C14-18 24-30 36-28C46-26 48-12 38-6C35-12 29-13 26-6C24-2 25 2 26 4ZM-14 4C-14-18-24-30-36-28C-46-26-48-12-38-6C-35-12-29-13-26-6C-24-2-25 2-26 4ZM-28 8H28V17H-28ZM-8 20H8C9 30 12 36 20 42C10 42 4 40 0 46C-4 40-10 42-20 42C-12 36-9 30-8 20Z"/>`,
  P1: (c, g) =>
    `<path fill="${c}" d="M0-44C24-44 38-28 38-8C38 6 30 13 24 17V32C24 39 18 42 0 42C-18 42-24 39-24 32V17C-30 13-38 6-38-8C-38-28-24-44 0-44Z"/><path fill="${g}" d="M-28-8C-28-20-6-20-6-7C-6 4-28 6-28-8ZM28-8C28-20 6-20 6-7C6 4 28 6 28-8ZM0 6L-6 17H6ZM-10 27H-6V42H-10ZM-2 27H2V42H-2ZM6 27H10V42H6Z"/>`,
  B1: (c) =>
    `<path fill="${c}" d="M16-40A42 42 0 1 0 16 40A33 33 0 1 1 16-40Z"/><path fill="${c}" transform="translate(21 0)" d="${star(5, 19, 8)}"/>`,
  S2: (c, g) =>
    `${petals((turn) => `<ellipse cy="-25" rx="18" ry="19" transform="rotate(${turn})" fill="${c}"/>`)}${petals((turn) => `<path d="M0-9V-40" transform="rotate(${turn + 36})" stroke="${g}" stroke-width="5"/>`)}<circle r="13" fill="${g}"/><circle r="8" fill="${c}"/>`,
  F2: (c, g) =>
    `<path fill="${c}" d="${star(12, 46, 34, 0.13)}"/><path fill="${g}" d="M0-25C17-25 25-13 22 2C20 14 12 28 0 28C-12 28-20 14-22 2C-25-13-17-25 0-25Z"/><path fill="${c}" d="M-15-8C-12-13-5-11-4-6C-8-3-13-4-15-8ZM15-8C12-13 5-11 4-6C8-3 13-4 15-8ZM-8 6H8L3 13V17C6 20 10 19 12 17C9 24 3 24 0 21C-3 24-9 24-12 17C-10 19-6 20-3 17V13Z"/>`,
  P2: (c) =>
    `<path fill="none" stroke="${c}" stroke-width="10" stroke-linecap="round" d="M0-20V38M-20-10H20M-36 12C-32 32-16 40 0 40C16 40 32 32 36 12"/><circle cy="-32" r="10" fill="none" stroke="${c}" stroke-width="8"/><path fill="${c}" d="M-44 20L-36 2L-24 18ZM44 20L36 2L24 18Z"/>`,
  B2: (c, g) => `<path fill="${c}" d="${star(8, 47, 19)}"/><circle r="9" fill="${g}"/>`,
};

/** The symbol of a fleet in its own colors, or in those given. */
export function symbol(
  fleet: FleetId,
  ink = FLEET_LOOKS[fleet].ink,
  ground = FLEET_LOOKS[fleet].color,
): string {
  return SYMBOLS[fleet](ink, ground);
}
