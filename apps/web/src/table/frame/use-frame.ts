/** What a table's screen remembers of itself: which tab and which sheet are open, and what of the chat has been read. */
import { useState } from 'preact/hooks';
import { PHONE, useMedia, WIDE } from '../../ui/media.ts';
import type { Model } from '../model.ts';
import type { Tab } from './top.tsx';

export interface Frame {
  readonly phone: boolean;
  /** There is room for a panel beside the board. */
  readonly wide: boolean;
  /** One looks back: the place of the actions is the replay's. */
  readonly looking: boolean;
  readonly over: boolean;
  readonly tab: Tab;
  readonly sheet: 'settings' | 'share' | Tab | null;
  /** How many lines of the chat have come since it was looked at. */
  readonly unread: number;
  showTab(tab: Tab): void;
  /** Opens a sheet; a tab that has no room beside the board is one too. */
  showSheet(sheet: Exclude<Frame['sheet'], null>): void;
  close(): void;
  /** Looks back at the match after so many stops. */
  go(stop: number): void;
  /** Looks back from where the match stands. */
  lookBack(): void;
}

/** `over`: there is a result to show. */
export function useFrame({ session, replay }: Model, over: boolean): Frame {
  const phone = useMedia(PHONE);
  const wide = useMedia(WIDE);
  const [sheet, setSheet] = useState<Frame['sheet']>(null);
  const [picked, setTab] = useState<Tab | null>(null);
  const said = session.replica.said.length;
  const [read, setRead] = useState(said);
  const tab = picked ?? (over ? 'result' : 'moves');
  const showTab = (next: Tab): void => {
    setTab(next);
    if (next === 'chat') setRead(said);
  };
  const go = (stop: number): void => {
    setTab('moves');
    setSheet(null);
    replay.go(stop);
  };
  return {
    phone,
    wide,
    looking: replay.at !== null,
    over,
    tab,
    sheet,
    unread: tab === 'chat' && (wide || sheet === 'chat') ? 0 : Math.max(0, said - read),
    showTab,
    showSheet: (next) => {
      if (next !== 'settings' && next !== 'share') showTab(next);
      setSheet(next);
    },
    close: () => setSheet(null),
    go,
    lookBack: () => go(replay.plies.length),
  };
}
