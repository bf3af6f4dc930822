/** The waiting room: the link, who is here, and what is played. [R4] to [R9] */
import { isOpen, isPerson } from '@sandbar/protocol';
import { useState } from 'preact/hooks';
import { Chart, Home } from '../../ui/brand.tsx';
import { Icon } from '../../ui/icon.tsx';
import { Copy } from '../../ui/parts.tsx';
import { minutes } from '../../ui/time.ts';
import { words } from '../../ui/words.ts';
import type { Model } from '../model.ts';
import { linksOf, QrCode, ShareButton } from '../share/links.tsx';
import { RenewInvitation } from '../share/renew.tsx';
import { ShareSheet } from '../share/share.tsx';
import { Begin } from './begin.tsx';
import { NameForm } from './name.tsx';
import { SeatCard, SeatRow } from './seats.tsx';
import './waiting.css';

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
  const free = table.seats.findIndex(isOpen);
  const maySit = seat === null && free !== -1 && (you?.invite !== null || you?.host === true);
  const { invite, watch } = linksOf(model);
  const many = table.seats.length > 2;
  const [sharing, setSharing] = useState(false);
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
                    <button type="button" class="btn ghost" onClick={() => setSharing(true)}>
                      <Icon name="code" />
                      {words('share.more')}
                    </button>
                  </div>
                </div>
              </div>
            </>
          )}
          {seat !== null && invite === null && free !== -1 && you?.host === true && (
            <RenewInvitation model={model} />
          )}
          <Played model={model} />
          <Terms model={model} />
          {sharing && <ShareSheet model={model} onClose={() => setSharing(false)} />}
        </section>
        <section class={many ? 'waiting-seats many' : 'waiting-seats'} aria-label={words('wait.seats')}>
          {many ? (
            <ul class="seat-rows">
              {table.seats.map((_, i) => (
                <SeatRow key={i} model={model} seat={i} />
              ))}
            </ul>
          ) : (
            table.seats.map((_, i) => <SeatCard key={i} model={model} seat={i} />)
          )}
          {many && <Begin model={model} />}
        </section>
      </main>
    </div>
  );
}

function Heading({ model, maySit }: { readonly model: Model; readonly maySit: boolean }) {
  const { table, seat } = model;
  const open = table.seats.filter(isOpen).length;
  if (seat !== null || (maySit && model.session.replica.you?.host === true))
    return table.seats.length > 2 ? (
      <>
        <h1>{openText(open)}</h1>
        <p class="lead">{words(open === 0 ? 'wait.begin.lead' : 'wait.many.lead')}</p>
      </>
    ) : (
      <>
        <h1>{words('wait.title')}</h1>
        {seat !== null && <p class="lead">{words('wait.lead')}</p>}
      </>
    );
  if (!maySit)
    return (
      <>
        <h1>{words('wait.watching.title')}</h1>
        <p class="lead">{words(table.seats.length > 2 ? 'wait.watching.many' : 'wait.watching.lead')}</p>
      </>
    );
  const host = table.seats.find(isPerson)?.name;
  return (
    <>
      <h1>{words('wait.guest.title')}</h1>
      <p class="lead">
        {host === undefined ? words('wait.guest.empty') : words('wait.guest.lead', { who: host })}
      </p>
    </>
  );
}

/** "Two seats are still open." */
const openText = (n: number): string =>
  n === 0 ? words('wait.all') : words.say('wait.open', { n, count: words.count(n) });

/** What else a guest should know before sitting down: the time there is, and who may watch. */
function Terms({ model }: { readonly model: Model }) {
  const { clock, private: hidden } = model.table;
  if (clock === null && !hidden) return null;
  return (
    <p class="quiet">
      {clock !== null && words('option.clock.note', { delay: clock.delay / 1000, bank: minutes(clock.bank) })}{' '}
      {hidden && words('wait.private')}
    </p>
  );
}

/** What is played; the host may change it, which clears everybody's "ready". [R8] */
function Played({ model }: { readonly model: Model }) {
  const [changing, setChanging] = useState(false);
  const { options, seats } = model.table;
  const { Sentence, name, title } = model.setting;
  const host = model.session.replica.you?.host === true;
  return (
    <p class="sentence played">
      {changing ? (
        <Sentence
          options={options}
          seats={seats.length}
          onChange={(next, count) =>
            model.ask({ t: 'table', options: next, ...(count === seats.length ? {} : { seats: count }) })
          }
        />
      ) : (
        <>
          <b>{name}</b>: {title(options, seats.length)}.
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
