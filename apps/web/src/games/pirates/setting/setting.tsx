/** Pirates Backgammon as it is chosen and waited for. */
import { piratesSummary } from '@sandbar/boards/pirates/summary';
import { pirates } from '@sandbar/engine';
import type { SentenceProps } from '../../../table/model.ts';
import { Pick } from '../../../ui/parts.tsx';
import { Said } from '../../../ui/said.tsx';
import { words } from '../../../ui/words.ts';
import { called, type Setting } from '../../contract.ts';

type Options = pirates.Options;

const GOLD = [10, 15, 20, 25, 30, 40, 50];

function Sentence({ options, seats, onChange }: SentenceProps<Options>) {
  const captains = (
    <Pick
      label={words('option.captains')}
      value={String(seats)}
      choices={pirates.SEAT_COUNTS.map((n) => ({
        value: String(n),
        text: words.say('option.captains.n', { n, count: words.count(n) }),
      }))}
      onPick={(n) => onChange(options, Number(n))}
    />
  );
  const gold = (
    <Pick
      label={words('option.pirates.gold')}
      value={String(options.gold)}
      choices={GOLD.map((n) => ({ value: String(n), text: words('option.pirates.goldOf', { n }) }))}
      onPick={(n) => onChange({ ...options, gold: Number(n) }, seats)}
    />
  );
  const weather = (
    <Pick
      label={words('option.pirates.d10')}
      value={options.d10 ? 'on' : 'off'}
      choices={[
        { value: 'off', text: words('option.pirates.d10.off') },
        { value: 'on', text: words('option.pirates.d10.on') },
      ]}
      onPick={(d10) => onChange({ ...options, d10: d10 === 'on' }, seats)}
    />
  );
  return <Said of="option.pirates" holes={{ captains, gold, weather }} />;
}

export const piratesSetting: Setting<Options> = {
  ...called(piratesSummary),
  rules: { readOptions: pirates.readOptions, seats: () => pirates.SEAT_COUNTS, fit: (options) => options },
  first: { gold: pirates.STANDARD_GOLD, d10: false },
  seats: 4,
  Sentence,
};
