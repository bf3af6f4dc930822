/** Asking for a name: 1 to 20 characters, remembered on the device. [R5] */
import { useState } from 'preact/hooks';
import { readName, writeName } from '../../session/device.ts';
import { words } from '../../ui/words.ts';

export function NameForm(props: {
  readonly action: string;
  readonly start?: string;
  onName(name: string): void;
}) {
  const [name, setName] = useState(props.start ?? readName());
  const submit = (event: SubmitEvent): void => {
    event.preventDefault();
    const given = name.trim();
    if (given === '') return;
    writeName(given);
    props.onName(given);
  };
  return (
    <form class="name-form" onSubmit={submit}>
      <label>
        {words('wait.name')}
        <input
          class="field"
          value={name}
          maxLength={20}
          required
          autocomplete="nickname"
          onInput={(event) => setName(event.currentTarget.value)}
        />
      </label>
      <button type="submit" class="btn cta">
        {props.action}
      </button>
    </form>
  );
}
