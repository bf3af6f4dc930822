/** A match in a frame for those who watch: who plays and how it stands, the board, and one line below it. */
import { useEffect, useRef } from 'preact/hooks';
import { BoardHost } from '../table/board-host.tsx';
import type { AnyGameView, Model } from '../table/model.ts';
import type { Ply } from '../table/ply.ts';
import { captionOf } from '../table/replay/caption.ts';
import { useReplayKeys } from '../table/replay/keys.ts';
import { usePlaying } from '../table/replay/playing.ts';
import { Scrubber } from '../table/replay/scrubber.tsx';
import { ClockOf } from '../table/seats/clock.tsx';
import { stillShape } from '../table/still.tsx';
import { useTurn } from '../table/use-turn.ts';
import { Icon } from '../ui/icon.tsx';
import { useLatest } from '../ui/latest.ts';
import type { Theme } from '../ui/theme.ts';
import { words } from '../ui/words.ts';
import { Foot, Frame, Seats } from './frame.tsx';
import type { EmbedOptions } from './options.ts';
import type { Talk } from './talk.ts';

interface Asked {
  readonly id: string;
  readonly isReplay: boolean;
  readonly talk: Talk;
  change(fields: Readonly<Record<string, unknown>>): void;
  options(): EmbedOptions;
}

/** The component for a match, with what the page around has asked for. */
export function createWatch(asked: Asked) {
  return function Watch(props: {
    readonly model: Model;
    readonly gameView: AnyGameView;
    readonly theme: Theme;
    onSay(text: string): void;
  }) {
    const { model, gameView, theme, onSay } = props;
    const { replay, names, table } = model;
    const { layout, controls } = asked.options();
    const turn = useTurn(model, gameView, theme, onSay);
    const score = gameView.score(model);
    usePlaying(model, turn);
    useReplayKeys(replay, turn.skip, replay.at !== null);
    useTold(asked, model, gameView);
    const over = table.phase === 'over';
    const looking = replay.at !== null;
    /** Whose clock runs. */
    const acting = model.session.replica.time?.seat ?? null;
    const at = replay.at ?? replay.plies.length;
    const go = (to: number): void => {
      turn.skip();
      replay.go(to);
    };
    return (
      <Frame
        layout={layout}
        talk={asked.talk}
        heightOf={(width) => width * stillShape({ gameView, state: model.state, viewer: model.viewer })}
      >
        <Seats model={model} gameView={gameView} score={score} />
        <div class={looking && !over ? 'board-frame looking' : 'board-frame'}>
          <BoardHost {...turn.board} />
        </div>
        {looking && controls && <Scrubber plies={replay.plies} at={at} names={names} onGo={go} />}
        <Foot
          href={`/m/${asked.id}${looking ? `#m${at}` : ''}`}
          text={words(over ? 'embed.open' : 'embed.watch')}
        >
          {looking && controls ? (
            <ReplayKeys model={model} go={go} />
          ) : (
            <span class={over ? 'embed-badge over' : 'embed-badge'}>
              {words(over ? 'embed.over' : 'embed.live')}
            </span>
          )}
          <span class="embed-now">{looking ? textOf(replay.plies[at - 1], names) : score.now}</span>
          {!looking && !over && acting !== null && <ClockOf model={model} seat={acting} />}
          {!looking && controls && replay.plies.length > 0 && (
            <button
              type="button"
              class="icon-btn"
              aria-label={words('embed.lookBack')}
              onClick={() => go(over ? 0 : replay.plies.length)}
            >
              <Icon name="history" size={18} />
            </button>
          )}
        </Foot>
      </Frame>
    );
  };
}

const textOf = (ply: Ply | undefined, names: readonly string[]): string => captionOf(ply, names);

function ReplayKeys({ model, go }: { readonly model: Model; go(to: number): void }) {
  const { replay, table } = model;
  const at = replay.at ?? 0;
  const end = replay.plies.length;
  return (
    <span class="embed-keys">
      <button
        type="button"
        class="icon-btn"
        aria-label={words('replay.previous')}
        disabled={at === 0}
        onClick={() => go(at - 1)}
      >
        <Icon name="chevronLeft" size={20} />
      </button>
      <button
        type="button"
        class="icon-btn play"
        aria-label={words(replay.playing ? 'replay.pause' : 'replay.play')}
        onClick={() => {
          if (!replay.playing && at >= end) go(0);
          replay.play(!replay.playing);
        }}
      >
        <Icon name={replay.playing ? 'pause' : 'play'} size={22} />
      </button>
      <button
        type="button"
        class="icon-btn"
        aria-label={words('replay.next')}
        disabled={at >= end}
        onClick={() => go(at + 1)}
      >
        <Icon name="chevronRight" size={20} />
      </button>
      {table.phase !== 'over' && (
        <button type="button" class="icon-btn" aria-label={words('replay.live')} onClick={replay.live}>
          <Icon name="radio" size={18} />
        </button>
      )}
    </span>
  );
}

/** Tells the page around how the match stands, and does what it asks. */
function useTold({ talk, change, options, id }: Asked, model: Model, gameView: AnyGameView): void {
  const { replay, table, live, names } = model;
  const may = !table.private || options().origin !== null;
  const latest = useLatest({ model, may });
  useEffect(() => {
    talk.hear((heard) => {
      const { model: now, may: mayTell } = latest.current;
      if (heard.type === 'setOptions') change(heard.options);
      else if (heard.type === 'goto') heard.ply === null ? now.replay.live() : now.replay.go(heard.ply);
      else if (mayTell)
        void import('../session/record.ts').then(({ recordText }) => {
          const text = recordText(now.live, 'save');
          if (text.ok) talk.tell('record', { id: heard.id, format: 'sandbar', text: text.value });
        });
    });
    talk.tell('ready', { version: 1, match: id, game: may ? table.game : null });
  }, [talk]);
  const at = replay.at ?? replay.plies.length;
  useEffect(() => {
    if (!may) return;
    talk.tell('state', {
      match: id,
      phase: table.phase,
      names,
      ply: at,
      plies: replay.plies.length,
      live: replay.at === null,
      caption: captionOf(replay.plies[at - 1], names),
      position: gameView.game.write(model.state),
    });
  }, [at, replay.at === null, replay.plies.length, table.phase, may]);
  const told = useRef(replay.plies.length);
  useEffect(() => {
    for (let i = told.current; may && i < replay.plies.length; i++) {
      const ply = replay.plies[i];
      if (ply !== undefined)
        talk.tell('event', { ply: i + 1, seat: ply.seat, place: ply.place, text: ply.text });
    }
    told.current = replay.plies.length;
  }, [live.replica.entries]);
}
