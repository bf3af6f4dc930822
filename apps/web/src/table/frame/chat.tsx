/** Talk at the table. Plain text only; a line that starts with / does what a button does. [R17] */
import type { Said } from '@sandbar/protocol';
import { useEffect, useRef, useState } from 'preact/hooks';
import { readName, writeName } from '../../session/device.ts';
import { Icon } from '../../ui/icon.tsx';
import { words } from '../../ui/words.ts';
import type { Model } from '../model.ts';
import { SeatBadge } from '../seats/badge.tsx';
import { readCommand } from './commands.ts';

export function Chat({
  model,
  onCommand,
}: {
  readonly model: Model;
  onCommand(command: 'join' | 'start' | 'leave'): void;
}) {
  const { session, seat, table } = model;
  const { said, you } = session.replica;
  const host = you?.host === true && !model.local;
  const [muted, setMuted] = useState<readonly string[]>([]);
  const end = useRef<HTMLDivElement>(null);
  useEffect(() => end.current?.scrollIntoView({ block: 'nearest' }), [said.length]);
  const mayTalk = table.talk === 'all' || (table.talk === 'seats' && seat !== null);

  const say = (text: string): void => {
    const command = readCommand(text);
    if (command === 'unknown') model.notice(words('chat.help'));
    else if (command !== undefined) onCommand(command);
    else if (text.trim() !== '')
      model.ask({ t: 'say', text: text.trim(), ...(seat === null ? { name: watcherName() } : {}) });
  };
  return (
    <div class="chat">
      {/* biome-ignore lint/a11y/noNoninteractiveTabindex: a scrolling region must be reachable by keyboard */}
      <div class="scroll chat-lines" role="log" aria-label={words('chat.log')} tabIndex={0}>
        {said.length === 0 && <p class="quiet pad">{words('chat.empty')}</p>}
        {said
          .filter((one) => !muted.includes(keyOf(one)))
          .map((one) => (
            <div key={one.n} class="said">
              {one.seat === null ? (
                <Icon name="eye" />
              ) : (
                <SeatBadge model={model} seat={one.seat} size={26} />
              )}
              <div>
                <span class="quiet">
                  {one.seat === null
                    ? words('chat.watcher', { who: one.name })
                    : one.seat === seat
                      ? words('table.you')
                      : one.name}
                </span>
                <p>{one.text}</p>
              </div>
              {one.seat !== seat && (
                <button
                  type="button"
                  class="icon-btn mute"
                  aria-label={words('chat.mute', { who: one.name })}
                  onClick={() => setMuted([...muted, keyOf(one)])}
                >
                  <Icon name="volumeOff" size={15} />
                </button>
              )}
              {host && one.seat !== seat && <Power model={model} said={one} />}
            </div>
          ))}
        {muted.map((key) => (
          <button
            key={key}
            type="button"
            class="link pad"
            onClick={() => setMuted(muted.filter((one) => one !== key))}
          >
            {words('chat.unmute', { who: key.slice(key.indexOf(':') + 1) })}
          </button>
        ))}
        <div ref={end} />
      </div>
      {mayTalk ? <Say onSay={say} /> : <p class="quiet pad">{words('chat.off')}</p>}
    </div>
  );
}

const keyOf = (one: { readonly seat: number | null; readonly name: string }): string =>
  `${one.seat ?? 'w'}:${one.name}`;

/** A watcher talks under the name of this device; the first time it is a plain one. */
function watcherName(): string {
  const name = readName() || words('chat.watcher.name');
  writeName(name);
  return name;
}

function Say({ onSay }: { onSay(text: string): void }) {
  const [text, setText] = useState('');
  return (
    <form
      class="say"
      onSubmit={(event) => {
        event.preventDefault();
        onSay(text);
        setText('');
      }}
    >
      <div class="phrases">
        {([1, 2, 3] as const).map((n) => (
          <button key={n} type="button" onClick={() => onSay(words(`chat.phrase.${n}`))}>
            {words(`chat.phrase.${n}`)}
          </button>
        ))}
      </div>
      <div class="field with-button">
        <input
          value={text}
          maxLength={300}
          aria-label={words('chat.say')}
          placeholder={words('chat.say')}
          autocomplete="off"
          onInput={(event) => setText(event.currentTarget.value)}
        />
        <button type="submit" class="icon-btn" aria-label={words('chat.send')}>
          <Icon name="send" />
        </button>
      </div>
    </form>
  );
}

/** What the host may do about who said something: mute a seat for all, or remove a watcher. [R17] [R36] */
function Power({ model, said }: { readonly model: Model; readonly said: Said }) {
  const { muted } = model.table;
  const { seat, name } = said;
  if (seat === null)
    return (
      <button
        type="button"
        class="icon-btn mute"
        aria-label={words('chat.remove', { who: name })}
        onClick={() => model.ask({ t: 'remove', n: said.n })}
      >
        <Icon name="x" size={15} />
      </button>
    );
  const off = muted.includes(seat);
  return (
    <button
      type="button"
      class="icon-btn mute"
      aria-label={words(off ? 'chat.unmuteAll' : 'chat.muteAll', { who: name })}
      aria-pressed={off}
      onClick={() =>
        model.ask({ t: 'table', muted: off ? muted.filter((one) => one !== seat) : [...muted, seat] })
      }
    >
      <Icon name="lock" size={15} />
    </button>
  );
}
