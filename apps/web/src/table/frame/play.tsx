/** A table for more than two while it is played: board and action bar, the crew, moves and talk. */
import type { ComponentChildren } from 'preact';
import { useEffect, useState } from 'preact/hooks';
import { Chart } from '../../ui/brand.tsx';
import { PHONE, useMedia, WIDE } from '../../ui/media.ts';
import { Sheet } from '../../ui/parts.tsx';
import { words } from '../../ui/words.ts';
import { BoardHost } from '../board-host.tsx';
import type { PlayProps } from '../model.ts';
import { After } from '../offers/after.tsx';
import { OpenMatters } from '../offers/offers.tsx';
import { ReplayBar } from '../replay/bar.tsx';
import { LookBack, LookFrame } from '../replay/frame.tsx';
import { CrewChips, CrewRows } from '../seats/seats.tsx';
import { Keep } from '../share/keep.tsx';
import { ShareSheet } from '../share/share.tsx';
import { CrewActions } from './actions.tsx';
import { Bars } from './bars.tsx';
import { Chat } from './chat.tsx';
import type { Crew, CrewResult } from './crew.ts';
import { CrewLog } from './log.tsx';
import { SettingsSheet } from './settings.tsx';
import { type Tab, Tabs, TopBar } from './top.tsx';
import './crew.css';

/** How long the ribbon of the result lies on the board, in ms. */
const RIBBON_MS = 6_000;

export function CrewPlay({
  model,
  turn,
  line,
  onLeave,
  onCommand,
  crew,
}: PlayProps & { readonly crew: Crew }) {
  const { session, replay } = model;
  const looking = replay.at !== null;
  const phone = useMedia(PHONE);
  const wide = useMedia(WIDE);
  const [sheet, setSheet] = useState<'settings' | 'share' | Tab | null>(null);
  const [picked, setTab] = useState<Tab | null>(null);
  const [read, setRead] = useState(session.replica.said.length);
  const { result } = crew;
  const over = result !== null;
  const tab = picked ?? (over ? 'result' : 'moves');
  const go = (stop: number): void => {
    setTab('moves');
    setSheet(null);
    replay.go(stop);
  };
  const lookBack = <LookBack replay={replay} onPress={() => go(replay.plies.length)} />;
  const showTab = (next: Tab): void => {
    setTab(next);
    if (next === 'chat') setRead(session.replica.said.length);
  };
  const showSheet = (next: Tab): void => {
    showTab(next);
    setSheet(next);
  };
  const unread =
    tab === 'chat' && (wide || sheet === 'chat') ? 0 : Math.max(0, session.replica.said.length - read);
  const panel: ComponentChildren =
    tab === 'chat' ? (
      <Chat
        model={model}
        // Leaving a running match is asked once more. [R23]
        onCommand={(command) => (command === 'leave' && !over ? setSheet('settings') : onCommand(command))}
      />
    ) : tab === 'result' && over ? (
      <ResultPanel result={result}>
        <div class="keep-row">
          <Keep model={model} />
          {lookBack}
        </div>
      </ResultPanel>
    ) : (
      <CrewLog model={model} crew={crew} onGo={go}>
        {lookBack}
      </CrewLog>
    );
  return (
    <div class={phone ? 'table crew phone' : 'table crew'}>
      {!phone && <Chart />}
      <TopBar
        model={model}
        title={crew.title}
        phone={phone}
        wide={wide}
        unread={unread}
        onShare={() => setSheet('share')}
        onMenu={() => setSheet('settings')}
        onTab={showSheet}
      >
        {crew.middle}
      </TopBar>
      <Bars model={model} />
      <main class="column">
        {!wide && <CrewChips model={model} crew={crew} />}
        <LookFrame model={model}>
          <BoardHost {...turn.board} />
          {result !== null && <Ribbon result={result} />}
          {crew.over}
          <OpenMatters model={model} />
        </LookFrame>
        {looking ? (
          <ReplayBar model={model} turn={turn} phone={phone} />
        ) : (
          <section class={over ? 'crew-bar over' : 'crew-bar'} aria-label={words('table.actions')}>
            {crew.bar ?? (
              <>
                {crew.dice !== null && <div class="crew-dice">{crew.dice}</div>}
                <div class={crew.say.alarm ? 'crew-say grow alarm' : 'crew-say grow'}>
                  <b>{crew.say.title}</b>
                  <span class={line === null ? '' : 'notice'}>{line ?? crew.say.line}</span>
                </div>
                <div class="crew-acts">
                  <CrewActions model={model} turn={turn} crew={crew} phone={phone} />
                  <After model={model} onResult={wide ? undefined : () => showSheet('result')} />
                </div>
                {crew.below}
              </>
            )}
          </section>
        )}
      </main>
      {wide && (
        <div class="crew-side">
          <CrewRows model={model} crew={crew} />
          <aside class="side">
            <Tabs over={over} tab={tab} unread={unread} onTab={showTab} />
            {panel}
          </aside>
        </div>
      )}
      {!wide && (sheet === 'moves' || sheet === 'chat' || sheet === 'result') && (
        <Sheet title={words(`table.${sheet}`)} onClose={() => setSheet(null)}>
          {panel}
        </Sheet>
      )}
      {sheet === 'settings' && (
        <SettingsSheet model={model} onClose={() => setSheet(null)} onLeave={onLeave} />
      )}
      {sheet === 'share' && <ShareSheet model={model} onClose={() => setSheet(null)} />}
    </div>
  );
}

/** The parchment on the board; it goes by itself after a while, or when pressed. */
function Ribbon({ result }: { readonly result: CrewResult }) {
  const [shown, setShown] = useState(true);
  useEffect(() => {
    const timer = setTimeout(() => setShown(false), RIBBON_MS);
    return () => clearTimeout(timer);
  }, []);
  if (!shown) return null;
  return (
    <button type="button" class="ribbon" onClick={() => setShown(false)}>
      <b>{result.title}</b>
      <span>{result.line}</span>
    </button>
  );
}

function ResultPanel({
  result,
  children,
}: {
  readonly result: CrewResult;
  readonly children: ComponentChildren;
}) {
  return (
    // biome-ignore lint/a11y/noNoninteractiveTabindex: a scrolling region must be reachable by keyboard
    <section class="scroll result" tabIndex={0} aria-label={words('table.result')}>
      <div class="result-head">
        <b>{result.title}</b>
        <span>{result.line}</span>
      </div>
      {result.body}
      {children}
    </section>
  );
}
