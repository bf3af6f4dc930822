/** Pirateer as it is chosen and waited for. */
import { fleetsFor, pirateerSummary } from '@sandbar/boards/pirateer/summary';
import { pirateer } from '@sandbar/engine';
import { useState } from 'preact/hooks';
import type { SentenceProps } from '../../../table/model.ts';
import { Pick } from '../../../ui/parts.tsx';
import { Said } from '../../../ui/said.tsx';
import { words } from '../../../ui/words.ts';
import { called, type Setting } from '../../contract.ts';
import { type Options, withSeats } from './choose.ts';
import { PortsSheet } from './ports.tsx';
import { RulesSheet } from './rules-sheet.tsx';

const CAPTAINS = [2, 3, 4, 5, 6, 7, 8];

const variantName = (id: string): string => words.say(`variant.${id}`);

const names = called(pirateerSummary);

function Sentence({ options, seats, onChange }: SentenceProps<Options>) {
  const [open, setOpen] = useState<'ports' | 'rules' | null>(null);
  const dealt = fleetsFor(options, seats, 0) !== undefined;
  const named = Array.from({ length: seats }, (_, seat) => names.seatName(options, seats, seat));
  const change = (choice: { options: Options; seats: number }): void =>
    onChange(choice.options, choice.seats);
  const captains = (
    <Pick
      label={words('option.captains')}
      value={String(seats)}
      choices={CAPTAINS.map((n) => ({
        value: String(n),
        text: words.say('option.captains.n', { n, count: words.count(n) }),
      }))}
      onPick={(n) => change(withSeats({ options, seats }, Number(n)))}
    />
  );
  const ports = (
    <button type="button" class="pick-button" onClick={() => setOpen('ports')}>
      {dealt ? words.list(named) : words('option.pirateer.lot')}
    </button>
  );
  const rules = (
    <button type="button" class="pick-button" onClick={() => setOpen('rules')}>
      {options.variants.length === 0
        ? words('option.pirateer.plain')
        : words.list(options.variants.map(variantName))}
    </button>
  );
  return (
    <>
      <Said of="option.pirateer" holes={{ captains, ports, rules }} />
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
  ...names,
  rules: { readOptions: pirateer.readOptions, seats: pirateer.seats, fit: pirateer.fit },
  first: { variants: [], ports: null, split: false, truce: false },
  seats: 4,
  Sentence,
};
