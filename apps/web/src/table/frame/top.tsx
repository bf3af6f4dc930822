/** The top bar of a table and the tabs of its side panel. */
import type { ComponentChildren } from 'preact';
import { Home } from '../../ui/brand.tsx';
import { Icon } from '../../ui/icon.tsx';
import { words } from '../../ui/words.ts';
import type { Model } from '../model.ts';

export type Tab = 'moves' | 'chat' | 'result';

/** The tabs of the side panel. */
export function Tabs(props: {
  readonly over: boolean;
  readonly tab: Tab;
  readonly unread: number;
  onTab(tab: Tab): void;
}) {
  const tabs: readonly Tab[] = props.over ? ['result', 'moves', 'chat'] : ['moves', 'chat'];
  const icons = { moves: 'list', chat: 'messageCircle', result: 'flag' } as const;
  return (
    <div class="tabs" role="tablist">
      {tabs.map((tab) => (
        <button
          key={tab}
          type="button"
          role="tab"
          aria-selected={tab === props.tab}
          onClick={() => props.onTab(tab)}
        >
          <Icon name={icons[tab]} />
          {words(`table.${tab}`)}
          {tab === 'chat' && props.unread > 0 && <Badge n={props.unread} />}
        </button>
      ))}
    </div>
  );
}

const Badge = ({ n }: { readonly n: number }) => <i class="badge">{n}</i>;

/** The bar over the board: what is played, who watches, and the ways out. */
export function TopBar(props: {
  readonly model: Model;
  /** What is played, in a few words. */
  readonly title: string;
  /** What the game says in the middle of the bar. */
  readonly children?: ComponentChildren;
  readonly phone: boolean;
  readonly wide: boolean;
  readonly unread: number;
  onShare(): void;
  onMenu(): void;
  onTab(tab: Tab): void;
}) {
  const { model, title, phone, wide, unread } = props;
  const { settings } = model;
  const watching = model.session.replica.people?.watching ?? 0;
  return (
    <header class="top">
      {phone ? (
        <a class="icon-btn" href="/" aria-label={words('table.back')}>
          <Icon name="chevronLeft" />
        </a>
      ) : (
        <Home />
      )}
      <h1 class="top-title">
        <b>{model.setting.name}</b> <span>{title}</span>
      </h1>
      <span class="grow top-middle">{props.children}</span>
      {model.seat === null && model.replay.at === null && (
        <span class="watch-pill">{words('table.watch.pill')}</span>
      )}
      {!model.local && watching > 0 && (
        <span class="watchers">
          <Icon name="eye" size={phone ? 15 : 18} />
          {phone ? watching : words('table.watching', { n: watching })}
        </span>
      )}
      {!model.local && !phone && (
        <button type="button" class="btn small ghost" onClick={props.onShare}>
          <Icon name="link" />
          {words('table.share')}
        </button>
      )}
      {!wide && (
        <button
          type="button"
          class="icon-btn"
          aria-label={words('table.moves')}
          onClick={() => props.onTab('moves')}
        >
          <Icon name="list" />
        </button>
      )}
      {!wide && !model.local && (
        <button
          type="button"
          class="icon-btn with-badge"
          aria-label={unread > 0 ? words('table.chat.unread', { n: unread }) : words('table.chat')}
          onClick={() => props.onTab('chat')}
        >
          <Icon name="messageCircle" />
          {unread > 0 && <Badge n={unread} />}
        </button>
      )}
      {!phone && (
        <button
          type="button"
          class="icon-btn"
          aria-label={words(settings.sound ? 'table.sound.on' : 'table.sound.off')}
          onClick={() => model.setSettings({ ...settings, sound: !settings.sound })}
        >
          <Icon name={settings.sound ? 'volume' : 'volumeOff'} />
        </button>
      )}
      <button type="button" class="icon-btn" aria-label={words('table.menu')} onClick={props.onMenu}>
        <Icon name="ellipsis" />
      </button>
    </header>
  );
}
