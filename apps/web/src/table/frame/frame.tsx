/** The screen of every table: bars, board, panel and sheets. A game fills the slots. */
import type { ComponentChildren } from 'preact';
import { useEffect, useState } from 'preact/hooks';
import { Chart } from '../../ui/brand.tsx';
import { Sheet } from '../../ui/parts.tsx';
import { words } from '../../ui/words.ts';
import { BoardHost } from '../board-host.tsx';
import type { PlayProps } from '../model.ts';
import { OpenMatters } from '../offers/offers.tsx';
import { ReplayBar } from '../replay/bar.tsx';
import { LookFrame } from '../replay/frame.tsx';
import { ShareSheet } from '../share/share.tsx';
import { Bars } from './bars.tsx';
import { Chat } from './chat.tsx';
import { SettingsSheet } from './settings.tsx';
import { Tabs, TopBar } from './top.tsx';
import type { Frame } from './use-frame.ts';

/** How long the ribbon of the result lies on the board, in ms. */
const RIBBON_MS = 6_000;

export interface Slots {
  /** What is played, in a few words. */
  readonly title: string;
  /** In the middle of the top bar. */
  readonly middle?: ComponentChildren;
  /** Between the bars and the board: seats. */
  readonly above?: ComponentChildren;
  /** Over the board. */
  readonly onBoard?: ComponentChildren;
  /** Lies on the board when the match has ended. */
  readonly ribbon: { readonly title: string; readonly line: string } | null;
  /** The plate of who looks, where seats have plates. On a phone it stays while one looks back. */
  readonly own?: ComponentChildren;
  /** The place of the actions. While one looks back the replay has it. */
  readonly bar?: ComponentChildren;
  /** Below everything. */
  readonly below?: ComponentChildren;
  /** Over the panel at the side: seats. */
  readonly head?: ComponentChildren;
  /** What the tabs show, beside the chat. */
  readonly moves: ComponentChildren;
  readonly result: ComponentChildren;
  /** A question that takes the place of the panel until it is answered. */
  readonly asks?: ComponentChildren;
}

export function TableFrame(
  props: PlayProps & { readonly frame: Frame; readonly slots: Slots; readonly kind: 'plates' | 'rows' },
) {
  const { model, turn, onLeave, onCommand, frame, slots, kind } = props;
  const { phone, wide, looking, over, tab, sheet, unread } = frame;
  const asks = slots.asks !== undefined && slots.asks !== false;
  const panel =
    tab === 'chat' ? (
      <Chat
        model={model}
        // Leaving a running match is asked once more. [R23]
        onCommand={(command) =>
          command === 'leave' && !over ? frame.showSheet('settings') : onCommand(command)
        }
      />
    ) : tab === 'result' && over ? (
      slots.result
    ) : (
      slots.moves
    );
  const side = (
    <aside class={asks ? 'side answering' : 'side'}>
      {asks ? slots.asks : <Tabs over={over} tab={tab} unread={unread} onTab={frame.showTab} />}
      {!asks && panel}
    </aside>
  );
  return (
    <div class={`table with-${kind}${phone ? ' phone' : ''}`} data-answer={asks ? '' : undefined}>
      {!phone && <Chart />}
      <TopBar
        model={model}
        title={slots.title}
        phone={phone}
        wide={wide}
        unread={unread}
        onShare={() => frame.showSheet('share')}
        onMenu={() => frame.showSheet('settings')}
        onTab={frame.showSheet}
      >
        {slots.middle}
      </TopBar>
      <Bars model={model} />
      <main class="column">
        {slots.above}
        <LookFrame model={model}>
          <BoardHost {...turn.board} />
          {slots.ribbon !== null && <Ribbon {...slots.ribbon} />}
          {slots.onBoard}
          <OpenMatters model={model} />
        </LookFrame>
        {(!looking || phone) && slots.own}
        {looking ? <ReplayBar model={model} turn={turn} phone={phone} /> : slots.bar}
        {slots.below}
      </main>
      {wide &&
        (slots.head === undefined ? (
          side
        ) : (
          <div class="crew-side">
            {slots.head}
            {side}
          </div>
        ))}
      {!wide && (sheet === 'moves' || sheet === 'chat' || sheet === 'result') && (
        <Sheet title={words(`table.${sheet}`)} onClose={frame.close}>
          {panel}
        </Sheet>
      )}
      {sheet === 'settings' && <SettingsSheet model={model} onClose={frame.close} onLeave={onLeave} />}
      {sheet === 'share' && <ShareSheet model={model} onClose={frame.close} />}
    </div>
  );
}

/** The parchment on the board; it goes by itself after a while, or when pressed. */
function Ribbon({ title, line }: { readonly title: string; readonly line: string }) {
  const [shown, setShown] = useState(true);
  useEffect(() => {
    const timer = setTimeout(() => setShown(false), RIBBON_MS);
    return () => clearTimeout(timer);
  }, []);
  if (!shown) return null;
  return (
    <button type="button" class="ribbon" onClick={() => setShown(false)}>
      <b>{title}</b>
      <span>{line}</span>
    </button>
  );
}
