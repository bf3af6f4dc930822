/** Choosing which ports are played. [PR2] */
import { pirateer } from '@sandbar/engine';
import { useState } from 'preact/hooks';
import { Sheet, Switch } from '../../../ui/parts.tsx';
import { words } from '../../../ui/words.ts';
import { FleetBadge } from '../fleet.tsx';
import { type Choice, portsOf } from './choose.ts';

export function PortsSheet(props: {
  readonly choice: Choice;
  onChange(choice: Choice): void;
  onClose(): void;
}) {
  const { options, seats } = props.choice;
  const all = portsOf(options);
  const rules = pirateer.rulesOf(options.variants);
  const [chosen, setChosen] = useState<readonly pirateer.FleetId[]>(
    options.ports ?? pirateer.dealtPorts(rules, seats) ?? [],
  );
  const [dealt, setDealt] = useState(options.ports === null);
  const set = (ports: readonly pirateer.FleetId[] | null): void => {
    props.onChange({ options: { ...options, ports }, seats });
  };
  const press = (fleet: pirateer.FleetId): void => {
    const next = all.filter((one) => (one === fleet) !== chosen.includes(one));
    setChosen(next);
    setDealt(false);
    if (next.length === seats) set(next);
  };
  return (
    <Sheet title={words('option.pirateer.ports')} onClose={props.onClose}>
      <p>{words.say('option.pirateer.ports.lead', { n: seats })}</p>
      <Switch
        label={words('option.pirateer.ports.dealt')}
        on={dealt}
        onSwitch={(on) => {
          setDealt(on);
          if (on) set(null);
          else if (chosen.length === seats) set(chosen);
        }}
      />
      <ul class="port-grid">
        {all.map((fleet) => {
          const fleets = pirateer.alliedWith(rules, fleet);
          return (
            <li key={fleet}>
              <label class={!dealt && chosen.includes(fleet) ? 'port on' : 'port'}>
                <input
                  type="checkbox"
                  checked={!dealt && chosen.includes(fleet)}
                  onChange={() => press(fleet)}
                />
                <FleetBadge fleets={fleets} size={30} />
                {fleets.map((one) => words(`fleet.${one}`)).join(', ')}
              </label>
            </li>
          );
        })}
      </ul>
      {!dealt && (
        <p role="status" class="quiet">
          {words('option.pirateer.ports.now', { n: chosen.length, of: seats })}
        </p>
      )}
      <button
        type="button"
        class="btn cta"
        disabled={!dealt && chosen.length !== seats}
        onClick={props.onClose}
      >
        {words('option.pirateer.done')}
      </button>
    </Sheet>
  );
}
