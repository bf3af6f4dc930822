/** Pirates Backgammon as it is chosen and waited for. */
import { pirates } from '@sandbar/engine';
import type { SentenceProps } from '../../../table/model.ts';
import { Pick } from '../../../ui/parts.tsx';
import { words } from '../../../ui/words.ts';
import type { Setting } from '../../contract.ts';

type Options = pirates.Options;

const GOLD = [10, 15, 20, 25, 30, 40, 50];

/** "Four" */
export const countText = (n: number): string => words.say(`number.${n}`);

function title({ gold, d10 }: Options, seats: number): string {
  return words(d10 ? 'title.pirates.d10' : 'title.pirates', { count: countText(seats), gold });
}

function Sentence({ options, seats, onChange }: SentenceProps<Options>) {
  return (
    <>
      <Pick
        label={words('option.captains')}
        value={String(seats)}
        choices={pirates.SEAT_COUNTS.map((n) => ({
          value: String(n),
          text: words.say('option.captains.n', { n, count: countText(n) }),
        }))}
        onPick={(n) => onChange(options, Number(n))}
      />
      {words('option.pirates.first')}{' '}
      <Pick
        label={words('option.pirates.gold')}
        value={String(options.gold)}
        choices={GOLD.map((n) => ({ value: String(n), text: words('option.pirates.goldOf', { n }) }))}
        onPick={(gold) => onChange({ ...options, gold: Number(gold) }, seats)}
      />
      {words('option.pirates.with')}{' '}
      <Pick
        label={words('option.pirates.d10')}
        value={options.d10 ? 'on' : 'off'}
        choices={[
          { value: 'off', text: words('option.pirates.d10.off') },
          { value: 'on', text: words('option.pirates.d10.on') },
        ]}
        onPick={(d10) => onChange({ ...options, d10: d10 === 'on' }, seats)}
      />
      .
    </>
  );
}

export const piratesSetting: Setting<Options> = {
  rules: { readOptions: pirates.readOptions, seats: () => pirates.SEAT_COUNTS, fit: (options) => options },
  first: { gold: pirates.STANDARD_GOLD, d10: false },
  seats: 4,
  title,
  seatName: (_options, _seats, seat) => words.say(`captain.${seat}`),
  Sentence,
};
