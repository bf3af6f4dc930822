/** The options of backgammon as one true sentence, for the start page and the waiting room. */
import type { backgammon } from '@sandbar/engine';
import { type Choice, Pick } from '../../../ui/parts.tsx';
import { Said } from '../../../ui/said.tsx';
import { words } from '../../../ui/words.ts';

export type Options = backgammon.Options;

export const FIRST: Options = { mode: 'match', length: 5, crawford: true };

const LENGTHS = [1, 3, 5, 7, 9, 11, 13, 15, 17, 21, 25];
const GAMES = [1, 3, 5, 7, 10, 15, 20];
const LEADS = [1, 2, 3, 4, 5, 6, 7, 8, 9, 10];

const numbers = (list: readonly number[], key: 'option.points' | 'option.games'): Choice<string>[] =>
  list.map((n) => ({ value: String(n), text: words(key, { n }) }));

/** What the options are when the kind of match has just been chosen. */
const UNSET: Readonly<Record<Options['mode'], Options>> = {
  match: FIRST,
  money: { mode: 'money', games: 5, jacoby: false, beavers: false, automatic: false },
  lead: { mode: 'lead', lead: 3 },
  single: { mode: 'single' },
};

interface Props<O extends Options = Options> {
  readonly options: O;
  onChange(options: Options): void;
}

/** What is played, as a sentence. Always one `Said`, so that another kind of match leaves the focus where it is. */
export function OptionsSentence({ options, onChange }: Props) {
  switch (options.mode) {
    case 'match':
      return match({ options, onChange });
    case 'money':
      return money({ options, onChange });
    case 'lead': {
      const lead = (
        <Pick
          label={words('option.lead.length')}
          value={String(options.lead)}
          choices={numbers(LEADS, 'option.points')}
          onPick={(picked) => onChange({ mode: 'lead', lead: Number(picked) })}
        />
      );
      return <Said of="option.lead" holes={{ mode: modePick({ options, onChange }), lead }} />;
    }
    case 'single':
      return <Said of="option.single" holes={{ mode: modePick({ options, onChange }) }} />;
  }
}

function modePick({ options, onChange }: Props) {
  return (
    <Pick
      label={words('option.mode')}
      value={options.mode}
      choices={(['match', 'money', 'lead', 'single'] as const).map((mode) => ({
        value: mode,
        text: words(`option.mode.${mode}`),
      }))}
      onPick={(mode) => onChange(UNSET[mode])}
    />
  );
}

function match({ options, onChange }: Props<Extract<Options, { mode: 'match' }>>) {
  const mode = modePick({ options, onChange });
  const length = (
    <Pick
      label={words('option.match.length')}
      value={String(options.length)}
      choices={numbers(LENGTHS, 'option.points')}
      onPick={(picked) => onChange({ ...options, length: Number(picked) })}
    />
  );
  if (options.length === 1) return <Said of="option.match.one" holes={{ mode, length }} />;
  const crawford = (
    <Pick
      label={words('option.crawford')}
      value={options.crawford ? 'on' : 'off'}
      choices={[
        { value: 'on', text: words('option.crawford.on') },
        { value: 'off', text: words('option.crawford.off') },
      ]}
      onPick={(value) => onChange({ ...options, crawford: value === 'on' })}
    />
  );
  return <Said of="option.match" holes={{ mode, length, crawford }} />;
}

const RULES = ['jacoby', 'beavers', 'automatic'] as const;
type Money = Extract<Options, { mode: 'money' }>;

/** Every set of extra rules, as a choice: `jacoby+beavers`. */
const RULE_SETS = [0, 1, 2, 3, 4, 5, 6, 7].map((bits) => RULES.filter((_, i) => (bits >> i) & 1));

function ruleText(rules: readonly (typeof RULES)[number][]): string {
  if (rules.length === 0) return words('option.money.plain');
  return words.list(rules.map((rule) => words(`option.money.${rule}`)));
}

function money({ options, onChange }: Props<Money>) {
  const on = RULES.filter((rule) => options[rule]);
  const games = (
    <Pick
      label={words('option.money.games')}
      value={options.games === null ? 'open' : String(options.games)}
      choices={[...numbers(GAMES, 'option.games'), { value: 'open', text: words('option.money.open') }]}
      onPick={(picked) => onChange({ ...options, games: picked === 'open' ? null : Number(picked) })}
    />
  );
  const rules = (
    <Pick
      label={words('option.money.rules')}
      value={on.join('+')}
      choices={RULE_SETS.map((set) => ({ value: set.join('+'), text: ruleText(set) }))}
      onPick={(picked) => {
        const set = picked.split('+');
        onChange({
          ...options,
          jacoby: set.includes('jacoby'),
          beavers: set.includes('beavers'),
          automatic: set.includes('automatic'),
        });
      }}
    />
  );
  return <Said of="option.money" holes={{ mode: modePick({ options, onChange }), games, rules }} />;
}
