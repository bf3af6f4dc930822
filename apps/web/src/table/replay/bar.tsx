/** The place of the actions while one looks back: the line of the match, steps, play, and the way back. */
import type { Seat } from '@sandbar/engine';
import { Icon, type IconName } from '../../ui/icon.tsx';
import { Copy, Segments } from '../../ui/parts.tsx';
import { words } from '../../ui/words.ts';
import type { Model } from '../model.ts';
import type { Pace } from '../ply.ts';
import { seatToAct } from '../questions.ts';
import { SeatBadge } from '../seats/badge.tsx';
import { ClockOf } from '../seats/clock.tsx';
import { linksOf } from '../share/links.tsx';
import { atMove } from '../share/snippet.ts';
import type { Turn } from '../turn.ts';
import { captionOf } from './caption.ts';
import { useReplayKeys } from './keys.ts';
import { usePlaying } from './playing.ts';
import { Scrubber } from './scrubber.tsx';
import './replay.css';

const PACES: readonly Pace[] = [1, 2, 4];

export function ReplayBar({
  model,
  turn,
  phone,
}: {
  readonly model: Model;
  readonly turn: Turn;
  readonly phone: boolean;
}) {
  const { replay, names, table } = model;
  const { plies, playing, pace } = replay;
  const at = replay.at ?? plies.length;
  const over = table.phase === 'over';
  useReplayKeys(replay, turn.skip);
  usePlaying(model, turn);
  const step = (to: number) => (): void => {
    turn.skip();
    replay.play(false);
    replay.go(to);
  };
  const key = (icon: IconName, label: string, to: number, dead: boolean) => (
    <button type="button" class="icon-btn" aria-label={label} disabled={dead} onClick={step(to)}>
      <Icon name={icon} size={20} />
    </button>
  );
  const previous = plies.findLastIndex(({ mark }, i) => mark !== null && i + 1 < at) + 1;
  const next = plies.findIndex(({ mark }, i) => mark !== null && i >= at) + 1;
  const link = linksOf(model).watch;
  const badge = (seat: Seat) => <SeatBadge model={model} seat={seat} size={13} />;
  return (
    <section class={over || phone ? 'replay two' : 'replay'} aria-label={words('replay.title')}>
      <Scrubber
        plies={plies}
        at={at}
        names={names}
        {...(over && !phone && names.length > 2 ? { lane: badge } : {})}
        onGo={(to) => {
          turn.skip();
          replay.go(to);
        }}
      />
      <div class="replay-keys">
        {!phone && key('toStart', words('replay.start'), 0, at === 0)}
        {key('chevronLeft', words('replay.previous'), at - 1, at === 0)}
        <button
          type="button"
          class="btn cta play"
          aria-label={words(playing ? 'replay.pause' : 'replay.play')}
          disabled={!playing && at >= plies.length && plies.length === 0}
          onClick={() => {
            if (!playing && at >= plies.length) replay.go(0);
            replay.play(!playing);
          }}
        >
          <Icon name={playing ? 'pause' : 'play'} size={20} />
        </button>
        {key('chevronRight', words('replay.next'), at + 1, at >= plies.length)}
        {!phone && key('toEnd', words('replay.end'), plies.length, at >= plies.length)}
      </div>
      {(over || phone) && (
        <>
          {phone ? (
            <button
              type="button"
              class="btn pace"
              aria-label={words('replay.pace.now', { n: pace })}
              onClick={() => replay.setPace(PACES[(PACES.indexOf(pace) + 1) % PACES.length] ?? 1)}
            >
              {words('replay.pace.n', { n: pace })}
            </button>
          ) : (
            <Segments
              label={words('replay.pace')}
              value={String(pace)}
              choices={PACES.map((n) => ({ value: String(n), text: words('replay.pace.n', { n }) }))}
              onPick={(value) => replay.setPace(Number(value) as Pace)}
            />
          )}
          {!phone && (
            <div class="replay-jumps">
              <button
                type="button"
                class="btn"
                aria-label={words('replay.event.previous')}
                disabled={previous === 0}
                onClick={step(previous)}
              >
                <Icon name="chevronsLeft" />
                {words('replay.event')}
              </button>
              <button
                type="button"
                class="btn"
                aria-label={words('replay.event.next')}
                disabled={next === 0}
                onClick={step(next)}
              >
                {words('replay.event')}
                <Icon name="chevronsRight" />
              </button>
            </div>
          )}
          {!phone && link !== null && (
            <Copy
              class="btn grow-end"
              icon="link"
              text={atMove(link, at)}
              label={words('replay.link')}
              done={words('replay.link.done', { n: at })}
            />
          )}
        </>
      )}
      <MyTurn model={model} />
      <button type="button" class={over ? 'btn back' : 'btn cta back'} onClick={replay.live}>
        <Icon name={over ? 'flag' : 'radio'} />
        {words(over ? 'replay.result' : phone ? 'replay.live.short' : 'replay.live')}
        {!phone && <kbd>Esc</kbd>}
        {replay.fresh > 0 && (
          <span class="badge" aria-hidden="true">
            {replay.fresh}
          </span>
        )}
      </button>
      <p class="sr-only" aria-live="polite">
        {playing ? '' : captionOf(plies[at - 1], names)}
      </p>
      <p class="sr-only" aria-live="polite">
        {replay.fresh > 0 && words('replay.fresh', { n: replay.fresh })}
      </p>
    </section>
  );
}

/** That it is my turn, with the clock that runs, wherever I look. */
function MyTurn({ model }: { readonly model: Model }) {
  const { live, gameView, local } = model;
  const seat = live.replica.you?.seat ?? null;
  if (
    seat === null ||
    local ||
    gameView === null ||
    seatToAct(gameView.game, live.replica.confirmed) !== seat
  )
    return null;
  return (
    <span class="my-turn">
      <span class="tag on">{words('table.turn.you')}</span>
      <ClockOf model={model} seat={seat} />
    </span>
  );
}
