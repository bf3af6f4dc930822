/** The rules that can join in: three groups of cards. A clash is never hidden: it says what it needs, and offers it. */
import { pirateer } from '@sandbar/engine';
import { Icon } from '../../../ui/icon.tsx';
import { Sheet, Switch } from '../../../ui/parts.tsx';
import { words } from '../../../ui/words.ts';
import { type Choice, captainsFor, type Group, groupOf, toggled, type Variant } from './choose.ts';
import { useArt } from './lazy.ts';
import './sheets.css';

const GROUPS: readonly Group[] = ['start', 'fleets', 'weather'];

export function RulesSheet(props: {
  readonly choice: Choice;
  onChange(choice: Choice): void;
  onClose(): void;
}) {
  const { choice, onChange } = props;
  const { options, seats } = choice;
  const rules = pirateer.rulesOf(options.variants);
  const { length } = options.variants;
  const dice = pirateer.diceOf(rules);
  return (
    <Sheet title={words('option.pirateer.rules')} onClose={props.onClose} wide>
      {GROUPS.map((group) => (
        <fieldset key={group} class="variant-group">
          <legend>
            <b>{words(`option.pirateer.${group}`)}</b>{' '}
            <span class="quiet">{words(`option.pirateer.${group}.line`)}</span>
          </legend>
          {pirateer.VARIANT_IDS.filter((id) => groupOf(id) === group).map((id) => (
            <Card key={id} id={id} choice={choice} onChange={onChange} />
          ))}
        </fieldset>
      ))}
      {rules.maps === 2 && (
        <Switch
          label={words('option.pirateer.split')}
          line={words('option.pirateer.split.line')}
          on={options.split}
          onSwitch={(split) => onChange({ options: { ...options, split }, seats })}
        />
      )}
      {rules.devices && (
        <Switch
          label={words('option.pirateer.truce')}
          line={words('option.pirateer.truce.line')}
          on={options.truce}
          onSwitch={(truce) => onChange({ options: { ...options, truce }, seats })}
        />
      )}
      <div class="variant-end">
        <p role="status" class="grow">
          {length > 0 && (
            <>
              <b>{words.say('option.pirateer.on', { n: length, count: words.count(length) })}</b>{' '}
            </>
          )}
          {words.say('option.pirateer.dice', { n: dice, count: words.count(dice) })}
        </p>
        {length > 0 && (
          <button
            type="button"
            class="link"
            onClick={() =>
              onChange({
                options: { variants: [], ports: null, split: false, truce: false },
                seats: Math.min(seats, 4),
              })
            }
          >
            {words('option.pirateer.back')}
          </button>
        )}
        <button type="button" class="btn cta" onClick={props.onClose}>
          {words('option.pirateer.done')}
        </button>
      </div>
    </Sheet>
  );
}

/** One rule. One of a group that allows only one is still a checkbox: it can be taken away again. */
function Card({ id, choice, onChange }: { id: Variant; choice: Choice; onChange(choice: Choice): void }) {
  const art = useArt();
  const { options, seats } = choice;
  const on = options.variants.includes(id);
  const range = captainsFor(id);
  const misfit = !on && range !== undefined && (seats < range[0] || seats > range[1]);
  const [least, most] = range ?? [2, 4];
  const five = pirateer.rulesOf(options.variants).maps === 2 && pirateer.fieldsOf(id).hurricane === true;
  const make = least > 2 ? most : least;
  return (
    <label class={on ? 'variant on' : misfit ? 'variant misfit' : 'variant'}>
      <input type="checkbox" class="sr-only" checked={on} onChange={() => onChange(toggled(choice, id))} />
      <svg
        class="variant-art"
        viewBox="-100 -50 200 100"
        preserveAspectRatio="xMidYMid slice"
        aria-hidden="true"
        dangerouslySetInnerHTML={{ __html: art?.pictureOf(id) ?? '' }}
      />
      <span class={groupOf(id) === 'weather' ? 'mark' : 'mark round'}>
        {on && <Icon name="check" size={14} />}
      </span>
      <b>{words.say(`variant.${id}`)}</b>
      <span>{words.say(five ? `variant.${id}.five` : `variant.${id}.line`)}</span>
      {misfit && (
        <span class="needs">
          {least === most
            ? words('option.pirateer.needs', { n: least })
            : words('option.pirateer.needs.some', { least, most })}{' '}
          <u>{words('option.pirateer.make', { n: make })}</u>
        </span>
      )}
    </label>
  );
}
