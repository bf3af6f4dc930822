/** Settings and more: how this person likes their tables, what may be proposed, and the way out. Kept on the device. */
import { useState } from 'preact/hooks';
import type { Settings } from '../../session/device.ts';
import { Icon } from '../../ui/icon.tsx';
import { Copy, Segments, Sheet, Switch } from '../../ui/parts.tsx';
import { words } from '../../ui/words.ts';
import type { Model } from '../model.ts';
import { OfferRows } from '../offers/offers.tsx';
import { Keep } from '../share/keep.tsx';
import { ownLink } from '../share/links.tsx';
import { RenewRows } from '../share/renew.tsx';
import { ShareSheet } from '../share/share.tsx';

export function SettingsSheet({
  model,
  onClose,
  onLeave,
}: {
  readonly model: Model;
  onClose(): void;
  onLeave(): void;
}) {
  const { settings } = model;
  const host = model.session.replica.you?.host === true && !model.local;
  const set = (change: Partial<Settings>): void => model.setSettings({ ...settings, ...change });
  return (
    <Sheet title={words('set.title')} onClose={onClose}>
      <div class="rows">
        <Switch label={words('set.sound')} on={settings.sound} onSwitch={(sound) => set({ sound })} />
        {settings.sound && (
          <label class="row-label">
            {words('set.volume')}
            <input
              type="range"
              min="0"
              max="1"
              step="0.05"
              value={settings.volume}
              onInput={(event) => set({ volume: Number(event.currentTarget.value) })}
            />
          </label>
        )}
        <Segments
          label={words('set.pace')}
          value={settings.speed}
          choices={(['slow', 'normal', 'fast', 'off'] as const).map((value) => ({
            value,
            text: words(`set.pace.${value}`),
          }))}
          onPick={(speed) => set({ speed })}
        />
        <Segments
          label={words('set.theme')}
          value={settings.theme}
          choices={(['dark', 'light', 'auto'] as const).map((value) => ({
            value,
            text: words(`set.theme.${value}`),
          }))}
          onPick={(theme) => set({ theme })}
        />
        <Segments
          label={words('set.numbers')}
          value={settings.numbers}
          choices={(['off', 'own', 'absolute'] as const).map((value) => ({
            value,
            text: words(`set.numbers.${value}`),
          }))}
          onPick={(numbers) => set({ numbers })}
        />
        <Switch
          label={words('set.autoRoll')}
          line={words('set.autoRoll.line')}
          on={settings.autoRoll}
          onSwitch={(autoRoll) => set({ autoRoll })}
        />
        <Switch
          label={words('set.autoForced')}
          line={words('set.autoForced.line')}
          on={settings.autoForced}
          onSwitch={(autoForced) => set({ autoForced })}
        />
        {!model.local && (
          <Switch
            label={words('set.drafts')}
            line={words('set.drafts.line')}
            on={settings.drafts}
            onSwitch={(drafts) => set({ drafts })}
          />
        )}
        <Switch label={words('set.flip')} on={settings.flip} onSwitch={(flip) => set({ flip })} />
        {host && (
          <Switch
            label={words('set.private')}
            line={words('set.private.line')}
            on={model.table.private}
            onSwitch={(on) => model.ask({ t: 'table', private: on })}
          />
        )}
        {host && (
          <Segments
            label={words('set.talk')}
            value={model.table.talk}
            choices={(['all', 'seats', 'off'] as const).map((value) => ({
              value,
              text: words(`set.talk.${value}`),
            }))}
            onPick={(talk) => model.ask({ t: 'table', talk })}
          />
        )}
      </div>
      <div class="rows">
        <OfferRows model={model} onDone={onClose} />
        {!model.local && <ShareRow model={model} />}
        <Keep model={model} class="menu-row" />
        <SeatLink model={model} />
        <RenewRows model={model} />
        {model.seat !== null && model.table.phase !== 'over' && !model.local && (
          <Leave model={model} onLeave={onLeave} />
        )}
      </div>
    </Sheet>
  );
}

/** The way to share where the top bar has no room for it; closed, it leads back here. */
function ShareRow({ model }: { readonly model: Model }) {
  const [open, setOpen] = useState(false);
  return (
    <div>
      <button type="button" class="menu-row" onClick={() => setOpen(true)}>
        <Icon name="share" />
        {words('share.title')}
      </button>
      {open && <ShareSheet model={model} onClose={() => setOpen(false)} />}
    </div>
  );
}

/** The link to one's own seat, for another device. */
function SeatLink({ model }: { readonly model: Model }) {
  const url = ownLink(model);
  if (url === null) return null;
  return (
    <div class="menu-note">
      <Copy
        class="menu-row"
        icon="smartphone"
        text={url}
        label={words('set.device')}
        done={words('set.device.copied')}
      />
      <small>{words('set.device.line')}</small>
    </div>
  );
}

/** Leaving is said twice. [R23] */
function Leave({ model, onLeave }: { readonly model: Model; onLeave(): void }) {
  const [asked, setAsked] = useState(false);
  if (!asked)
    return (
      <button type="button" class="menu-row danger" onClick={() => setAsked(true)}>
        <Icon name="logOut" />
        {words('set.leave')}
      </button>
    );
  return (
    <div class="leave" role="alert">
      <p>
        {words(
          model.table.phase === 'lobby'
            ? 'set.leave.sure.lobby'
            : model.table.seats.length > 2
              ? 'set.leave.sure.many'
              : 'set.leave.sure',
        )}
      </p>
      <button type="button" class="btn" onClick={() => setAsked(false)}>
        {words('set.leave.no')}
      </button>
      <button type="button" class="btn danger" onClick={onLeave}>
        {words('set.leave.yes')}
      </button>
    </div>
  );
}
