/** Starting a table for more than two: who is missing, and the ways on. [R9] */
import { isOpen, isSeated } from '@sandbar/protocol';
import { Icon } from '../../ui/icon.tsx';
import { words } from '../../ui/words.ts';
import type { Model } from '../model.ts';

export function Begin({ model }: { readonly model: Model }) {
  const { table, setting, seat } = model;
  const host = model.session.replica.you?.host === true;
  const filled = [...table.seats.keys()].filter((at) => isSeated(table.seats[at]));
  const missing = [...table.seats.keys()].filter((at) => isOpen(table.seats[at]));
  const options: unknown = setting.rules.fit(table.options, filled);
  // A match from a position needs everybody who plays in it.
  const enough = startsFrom(table.options)
    ? missing.length === 0
    : setting.rules.seats(options).includes(filled.length);
  const names = missing.map((at) => setting.seatName(table.options, table.seats.length, at));
  return (
    <div class="begin">
      <p class="grow">
        {missing.length === 0 ? words('wait.all') : words('wait.missing', { who: words.list(names) })}
        {host && missing.length > 1 && <Deal model={model} />}
      </p>
      {host ? (
        <button
          type="button"
          class="btn cta big"
          disabled={!enough}
          onClick={() => model.ask({ t: 'start' })}
        >
          {missing.length === 0
            ? words('wait.start')
            : enough
              ? words('wait.startWith', { n: filled.length })
              : words('wait.startMissing', { n: missing.length })}
        </button>
      ) : (
        seat !== null && (
          <button
            type="button"
            class={table.seats[seat]?.ready === true ? 'btn big' : 'btn cta big'}
            onClick={() => model.ask({ t: 'ready', on: table.seats[seat]?.ready !== true })}
          >
            {table.seats[seat]?.ready === true && <Icon name="check" />}
            {words('wait.ready')}
          </button>
        )
      )}
    </div>
  );
}

/** Deals the people anew over the seats. */
function Deal({ model }: { readonly model: Model }) {
  const deal = (): void => {
    const count = model.table.seats.length;
    for (let at = count - 1; at > 0; at--) {
      const [random = 0] = crypto.getRandomValues(new Uint32Array(1));
      const other = random % (at + 1);
      if (other !== at) model.ask({ t: 'table', swap: [other, at] });
    }
  };
  return (
    <>
      {' '}
      <button type="button" class="link" onClick={deal}>
        {words('wait.deal')}
      </button>
    </>
  );
}

const startsFrom = (options: unknown): boolean =>
  typeof options === 'object' && options !== null && 'from' in options;
