/** Pirateer as it is chosen and waited for. */
import { pirateer } from '@sandbar/engine';
import { useState } from 'preact/hooks';
import type { SentenceProps } from '../../../table/model.ts';
import { Pick } from '../../../ui/parts.tsx';
import { words } from '../../../ui/words.ts';
import type { Setting } from '../../contract.ts';
import { fleetsOf, type Options, withSeats } from './choose.ts';
import { PortsSheet } from './ports.tsx';
import { RulesSheet } from './rules-sheet.tsx';

const CAPTAINS = [2, 3, 4, 5, 6, 7, 8];

const countText = (n: number): string => words.say(`number.${n}`);

/** "a, b and c" */
export function listed(texts: readonly string[]): string {
  const last = texts.at(-1) ?? '';
  return texts.length < 2 ? last : `${texts.slice(0, -1).join(', ')} ${words('option.and')} ${last}`;
}

export const variantName = (id: string): string => words.say(`variant.${id}`);

function seatName(options: Options, seats: number, seat: number): string {
  const fleets = fleetsOf(options, seats, seat);
  return fleets === undefined ? words('fleet.lot') : listed(fleets.map((fleet) => words(`fleet.${fleet}`)));
}

function title({ variants }: Options, seats: number): string {
  const count = countText(seats);
  return variants.length === 0
    ? words('title.pirateer', { count })
    : words('title.pirateer.with', { count, rules: listed(variants.map(variantName)) });
}

function Sentence({ options, seats, onChange }: SentenceProps<Options>) {
  const [open, setOpen] = useState<'ports' | 'rules' | null>(null);
  const dealt = fleetsOf(options, seats, 0) !== undefined;
  const names = Array.from({ length: seats }, (_, seat) => seatName(options, seats, seat));
  const change = (choice: { options: Options; seats: number }): void =>
    onChange(choice.options, choice.seats);
  return (
    <>
      <Pick
        label={words('option.captains')}
        value={String(seats)}
        choices={CAPTAINS.map((n) => ({
          value: String(n),
          text: words.say('option.captains.n', { n, count: countText(n) }),
        }))}
        onPick={(n) => change(withSeats({ options, seats }, Number(n)))}
      />{' '}
      {words('option.pirateer.at')}{' '}
      <button type="button" class="pick-button" onClick={() => setOpen('ports')}>
        {dealt ? listed(names) : words('option.pirateer.lot')}
      </button>
      {words('option.pirateer.with')}{' '}
      <button type="button" class="pick-button" onClick={() => setOpen('rules')}>
        {options.variants.length === 0
          ? words('option.pirateer.plain')
          : listed(options.variants.map(variantName))}
      </button>
      .
      {open === 'ports' && (
        <PortsSheet choice={{ options, seats }} onChange={change} onClose={() => setOpen(null)} />
      )}
      {open === 'rules' && (
        <RulesSheet choice={{ options, seats }} onChange={change} onClose={() => setOpen(null)} />
      )}
    </>
  );
}

export const pirateerSetting: Setting<Options> = {
  rules: { readOptions: pirateer.readOptions, seats: pirateer.seats, fit: pirateer.fit },
  first: { variants: [], ports: null, split: false, truce: false },
  seats: 4,
  title,
  seatName,
  Sentence,
};
