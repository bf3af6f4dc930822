/** Rows of the bench's table: a figure, what was asked of it, and whether it is met. */
import { writeFileSync } from 'node:fs';

export interface Row {
  readonly name: string;
  readonly value: number;
  readonly unit: string;
  /** What was asked: at most, or at least; null where nothing was. */
  readonly bar: { readonly most: number } | { readonly least: number } | null;
}

export const row = (name: string, value: number, unit: string, bar: Row['bar'] = null): Row => ({
  name,
  value: Number(value.toPrecision(5)),
  unit,
  bar,
});

export function holds({ value, bar }: Row): boolean | null {
  if (bar === null) return null;
  return 'most' in bar ? value <= bar.most : value >= bar.least;
}

const barText = ({ bar }: Row): string =>
  bar === null ? '' : 'most' in bar ? `at most ${bar.most}` : `at least ${bar.least}`;

/** Prints the rows as a table. */
export function print(rows: readonly Row[]): void {
  const cells = rows.map((one) => [
    one.name,
    String(one.value),
    one.unit,
    barText(one),
    { true: 'yes', false: 'NO', null: '' }[String(holds(one))] ?? '',
  ]);
  const all = [['figure', 'value', 'unit', 'asked', 'holds'], ...cells];
  const widths = [0, 1, 2, 3, 4].map((column) => Math.max(...all.map((line) => line[column]?.length ?? 0)));
  for (const line of all)
    console.log(
      line
        .map((cell, column) => cell.padEnd(widths[column] ?? 0))
        .join('  ')
        .trimEnd(),
    );
}

/** Writes the rows as `[{name, value, unit, bar, holds}]`. */
export function save(file: string, rows: readonly Row[]): void {
  const flat = rows.map((one) => ({
    name: one.name,
    value: one.value,
    unit: one.unit,
    bar: one.bar === null ? null : 'most' in one.bar ? one.bar.most : one.bar.least,
    holds: holds(one),
  }));
  writeFileSync(file, `${JSON.stringify(flat, null, 1)}\n`);
}

export const median = (list: readonly number[]): number => {
  const sorted = [...list].sort((a, b) => a - b);
  const half = sorted.length >> 1;
  return sorted.length % 2 === 1 ? (sorted[half] ?? 0) : ((sorted[half - 1] ?? 0) + (sorted[half] ?? 0)) / 2;
};
