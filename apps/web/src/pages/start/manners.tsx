/** What a table does when somebody is away or out of time, and what frames on other sites may do. [R1] [R20] [R22] */
import { Pick } from '../../ui/parts.tsx';
import { Said } from '../../ui/said.tsx';
import { longText } from '../../ui/time.ts';
import { words } from '../../ui/words.ts';

const MINUTE = 60_000;

/** As much of a maker's request. `patience` in ms. */
export interface Manners {
  readonly absence: 'ask' | 'skip' | 'wait';
  readonly patience: number;
  readonly flag: 'skip' | 'hold';
  readonly embed: { readonly play: boolean };
}

export const USUAL: Manners = { absence: 'ask', patience: 5 * MINUTE, flag: 'skip', embed: { play: false } };

/** How long a table may wait, in minutes: from a quick game to one by letters. */
const PATIENCES = [1, 5, 15, 60, 24 * 60, 3 * 24 * 60, 14 * 24 * 60] as const;

/** Two sentences below the one that says what is played. With a clock nobody waits: there the first says what a flag does, where that can be chosen. */
export function MannersLine(props: {
  readonly manners: Manners;
  readonly timed: boolean;
  readonly seats: number;
  onChange(manners: Manners): void;
}) {
  const { manners, timed, seats, onChange } = props;
  const patience = (
    <Pick
      label={words('option.patience')}
      value={String(manners.patience / MINUTE)}
      choices={PATIENCES.map((n) => ({ value: String(n), text: longText(n) }))}
      onPick={(n) => onChange({ ...manners, patience: Number(n) * MINUTE })}
    />
  );
  const absence = (
    <Pick<Manners['absence']>
      label={words('option.absence')}
      value={manners.absence}
      choices={(['ask', 'skip', 'wait'] as const).map((value) => ({
        value,
        text: words(`option.absence.${value}`),
      }))}
      onPick={(picked) => onChange({ ...manners, absence: picked })}
    />
  );
  const flag = (
    <Pick<Manners['flag']>
      label={words('option.flag.label')}
      value={manners.flag}
      choices={(['skip', 'hold'] as const).map((value) => ({ value, text: words(`option.flag.${value}`) }))}
      onPick={(picked) => onChange({ ...manners, flag: picked })}
    />
  );
  const frames = (
    <Pick<'watch' | 'play'>
      label={words('option.frames.label')}
      value={manners.embed.play ? 'play' : 'watch'}
      choices={(['watch', 'play'] as const).map((value) => ({
        value,
        text: words(`option.frames.${value}`),
      }))}
      onPick={(value) => onChange({ ...manners, embed: { play: value === 'play' } })}
    />
  );
  return (
    <p class="manners">
      {!timed && (
        <>
          <Said of="option.away" holes={{ patience, absence }} />{' '}
        </>
      )}
      {timed && seats > 2 && (
        <>
          <Said of="option.flag" holes={{ flag }} />{' '}
        </>
      )}
      <Said of="option.frames" holes={{ frames }} />
    </p>
  );
}
