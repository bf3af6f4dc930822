/** The waiting room: the link, who is here, and what is played. [R4] to [R9] */
import { useState } from 'preact/hooks';
import { Checker } from '../../games/backgammon/checker.tsx';
import { type Options, OptionsSentence, optionsTitle } from '../../games/backgammon/sentence.tsx';
import { sideName } from '../../games/backgammon/status.ts';
import { Chart, Dot, Home } from '../brand.tsx';
import { Icon } from '../icon.tsx';
import { Copy } from '../parts.tsx';
import { words } from '../words.ts';
import type { Model } from './model.ts';
import { NameForm } from './name.tsx';
import { linksOf, QrCode, ShareButton } from './share.tsx';

export function Waiting({
  model,
  onSit,
  onLeave,
}: {
  readonly model: Model;
  onSit(name: string): void;
  onLeave(): void;
}) {
  const { table, seat } = model;
  const you = model.session.replica.you;
  const free = table.seats.findIndex((one) => one.who === 'open');
  const maySit = seat === null && free !== -1 && (you?.invite !== null || you?.host === true);
  const { invite, watch } = linksOf(model);
  return (
    <div class="page waiting">
      <Chart />
      <header class="start-top">
        <Home size={30} />
        <span class="grow" />
        {seat !== null && (
          <button type="button" class="btn small ghost" onClick={onLeave}>
            <Icon name="x" />
            {words('wait.close')}
          </button>
        )}
      </header>
      <main>
        <section class="waiting-link">
          <Heading model={model} maySit={maySit} />
          {maySit && <NameForm action={words('wait.sit')} onName={onSit} />}
          {!maySit && seat === null && free === -1 && <p>{words('wait.full')}</p>}
          {seat !== null && invite !== null && (
            <>
              <div class="field link-field">
                <span>{invite.replace(/^https?:\/\//, '')}</span>
                <Copy class="btn cta" text={invite} label={words('wait.copy')} />
              </div>
              <div class="share-row">
                <QrCode text={invite} size={196} />
                <div>
                  <b>{words('wait.scan')}</b>
                  <p>{words('wait.scan.lead')}</p>
                  <div class="row">
                    <ShareButton url={invite} text={words('wait.guest.title')} />
                    {watch !== null && (
                      <Copy class="btn ghost" icon="eye" text={watch} label={words('wait.watchLink')} />
                    )}
                  </div>
                </div>
              </div>
            </>
          )}
          <Played model={model} />
        </section>
        <section class="waiting-seats" aria-label={words('table.watching', { n: 0 }).replace(/^0 /, '')}>
          {table.seats.map((_, i) => (
            <SeatCard key={i} model={model} seat={i} />
          ))}
        </section>
      </main>
    </div>
  );
}

function Heading({ model, maySit }: { readonly model: Model; readonly maySit: boolean }) {
  const { table, seat } = model;
  if (seat !== null || (maySit && model.session.replica.you?.host === true))
    return (
      <>
        <h1>{words('wait.title')}</h1>
        {seat !== null && <p class="lead">{words('wait.lead')}</p>}
      </>
    );
  if (!maySit)
    return (
      <>
        <h1>{words('wait.watching.title')}</h1>
        <p class="lead">{words('wait.watching.lead')}</p>
      </>
    );
  const host = table.seats.find((one) => one.who === 'human')?.name;
  return (
    <>
      <h1>{words('wait.guest.title')}</h1>
      <p class="lead">
        {host === undefined ? words('wait.guest.empty') : words('wait.guest.lead', { who: host })}
      </p>
    </>
  );
}

/** What is played; the host may change it, which clears everybody's "ready". [R8] */
function Played({ model }: { readonly model: Model }) {
  const [changing, setChanging] = useState(false);
  const options = model.table.options as Options;
  const host = model.session.replica.you?.host === true;
  return (
    <p class="sentence played">
      {changing ? (
        <OptionsSentence options={options} onChange={(next) => model.ask({ t: 'table', options: next })} />
      ) : (
        <>
          <b>{words('start.backgammon')}</b>, {optionsTitle(options)}.
        </>
      )}{' '}
      {host && (
        <button type="button" class="link" onClick={() => setChanging(!changing)}>
          {words(changing ? 'wait.change.done' : 'wait.change')}
        </button>
      )}
    </p>
  );
}

function SeatCard({ model, seat }: { readonly model: Model; readonly seat: number }) {
  const [renaming, setRenaming] = useState(false);
  const one = model.table.seats[seat];
  const mine = seat === model.seat;
  const open = one?.who === 'open';
  const here = (model.session.replica.people?.seats[seat] ?? 0) === 0;
  const side = sideName(seat);
  const line = open
    ? words('wait.seat.free', { side })
    : !here
      ? words('wait.seat.away', { side })
      : words(one?.ready === true ? 'wait.seat.here' : 'wait.notReady', { side });
  return (
    <div class={open ? 'seat-card open' : mine ? 'seat-card mine' : 'seat-card'}>
      <Checker seat={seat} size={52} />
      <div class="grow">
        <b>
          {open ? words(model.seat === null ? 'wait.free.guest' : 'wait.free') : one?.name}
          {mine && (
            <button
              type="button"
              class="icon-btn"
              aria-label={words('wait.name.change')}
              onClick={() => setRenaming(!renaming)}
            >
              <Icon name="pencil" size={16} />
            </button>
          )}
        </b>
        <span class="sub">
          <Dot kind={open ? 'free' : here ? 'here' : 'away'} />
          {line}
        </span>
        {renaming && (
          <NameForm
            action={words('wait.name.save')}
            start={one?.name ?? ''}
            onName={(name) => {
              model.ask({ t: 'name', name });
              setRenaming(false);
            }}
          />
        )}
      </div>
      {mine && one?.ready === false && (
        <button type="button" class="btn cta" onClick={() => model.ask({ t: 'ready', on: true })}>
          {words('wait.ready')}
        </button>
      )}
      {mine && model.session.replica.you?.host === true && (
        <button type="button" class="btn small ghost" onClick={() => model.ask({ t: 'table', swap: [0, 1] })}>
          <Icon name="arrowUpDown" />
          {words('wait.swap')}
        </button>
      )}
    </div>
  );
}
