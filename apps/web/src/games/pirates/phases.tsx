/** The three phases of a round in the top bar, and what runs by itself in the action bar. */
import type { pirates, Seat } from '@sandbar/engine';
import type { ComponentChildren } from 'preact';
import type { Progress } from '../../board/board.ts';
import { Icon, type IconName } from '../../ui/icon.tsx';
import { words } from '../../ui/words.ts';
import { DieArt, FleetArt, MERCHANT_DICE, ShipArt, STEEL_DICE } from './art.tsx';
import type { Chronicle } from './chronicle.ts';

type Fact = pirates.Fact;

export const PHASES: readonly pirates.Phase[] = ['travel', 'luck', 'wind'];
export const PHASE_ICONS: Readonly<Record<pirates.Phase, IconName>> = {
  travel: 'shipWheel',
  luck: 'clover',
  wind: 'wind',
};

/** "Round 6", and the phases: done, now, to come. On a phone only the one that is on. */
export function Phases({ chronicle, phone }: { readonly chronicle: Chronicle; readonly phone: boolean }) {
  const { round, phase } = chronicle;
  if (phase === null) return <span class="phases">{words('phase.setup')}</span>;
  const now = PHASES.indexOf(phase);
  return (
    <ol class="phases">
      <li class="round">{words('phase.round', { n: round })}</li>
      {PHASES.map((one, i) =>
        phone && i !== now ? null : (
          <li
            key={one}
            class={i === now ? 'on' : i < now ? 'done' : ''}
            aria-current={i === now ? 'step' : undefined}
          >
            <Icon name={i < now ? 'check' : PHASE_ICONS[one]} size={16} />
            {words(`phase.${one}`)}
          </li>
        ),
      )}
    </ol>
  );
}

/** The facts of the phase in which the fact that is shown now lies. */
function around(facts: readonly Fact[], at: number): readonly { readonly fact: Fact; readonly at: number }[] {
  const isEdge = (fact: Fact | undefined): boolean => fact?.kind === 'phase';
  let from = at;
  while (from > 0 && !isEdge(facts[from])) from--;
  let to = at + 1;
  while (to < facts.length && !isEdge(facts[to])) to++;
  return facts.slice(from, to).map((fact, i) => ({ fact, at: from + i }));
}

/** What is being shown, as a bar in the place of the action bar; null while a captain plays. */
export function showingBar(
  progress: Progress,
  names: readonly string[],
  d10: boolean,
  skip: () => void,
): ComponentChildren {
  const facts = progress.facts as readonly Fact[];
  const at = Math.max(0, progress.at);
  const now = facts[at];
  if (progress.left === 0 || now === undefined) return undefined;
  const phase = around(facts, at);
  const travels = phase.flatMap(({ fact, at: i }) => (fact.kind === 'traveled' ? [{ fact, at: i }] : []));
  const luck = phase.find(({ fact }) => fact.kind === 'appeared')?.fact;
  const isTravel = travels.length > 0 && at <= lastOf(phase);
  if (isTravel) return <TravelBar travels={travels} at={at} skip={skip} />;
  if (luck?.kind === 'appeared' && !isWind(phase, at)) return <LuckBar fact={luck} d10={d10} skip={skip} />;
  if (now.kind === 'ordered' || (now.kind === 'phase' && now.phase === 'wind'))
    return <OrderBar phase={phase.map(({ fact }) => fact)} names={names} skip={skip} />;
  if (now.kind === 'placed')
    return (
      <Bar icon="wind" title={words('phase.setup')} line={words('phase.setup.line')} skip={skip}>
        <ShipArt seat={now.seat} size={40} />
        <DieArt value={now.die} owner={now.seat} size={30} />
      </Bar>
    );
  return undefined;
}

const lastOf = (phase: readonly { readonly at: number }[]): number => phase.at(-1)?.at ?? 0;
const isWind = (phase: readonly { readonly fact: Fact }[], _at: number): boolean => {
  const [first] = phase;
  return first?.fact.kind === 'phase' && first.fact.phase === 'wind';
};

function Bar(props: {
  readonly icon: IconName;
  readonly title: string;
  readonly line: string;
  readonly children?: ComponentChildren;
  skip(): void;
}) {
  return (
    <div class="showing">
      <div class="crew-say">
        <b>
          <Icon name={props.icon} size={18} /> {props.title}
        </b>
        <span>{props.line}</span>
      </div>
      <div class="queue">{props.children}</div>
      <button type="button" class="btn skip" onClick={props.skip}>
        <Icon name="skip" />
        <span>{words('act.skip')}</span>
      </button>
    </div>
  );
}

type Traveled = Extract<Fact, { kind: 'traveled' }>;

function TravelBar(props: {
  readonly travels: readonly { readonly fact: Traveled; readonly at: number }[];
  readonly at: number;
  skip(): void;
}) {
  const { travels, at } = props;
  const now = travels.findLastIndex((one) => one.at <= at);
  // Few enough to read: those around the one that sails.
  const from = Math.max(0, Math.min(now - 2, travels.length - 6));
  return (
    <Bar
      icon="shipWheel"
      title={words('phase.travel')}
      line={words('phase.travel.line', { n: Math.max(1, now + 1), of: travels.length })}
      skip={props.skip}
    >
      {travels.slice(from, from + 6).map(({ fact }, j) => {
        const i = from + j;
        const state = i < now ? 'done' : i === now ? 'now' : 'next';
        return (
          <span key={fact.ship} class={`queued ${state}`}>
            <span class="queued-art">
              <FleetArt what={fact.what} gold={fact.gold} size={34} />
              {i > now ? (
                <i class="no-die" />
              ) : (
                <DieArt
                  value={fact.die}
                  owner={fact.what === 'merchant' ? MERCHANT_DICE : STEEL_DICE}
                  size={22}
                />
              )}
            </span>
            <span class="num">
              {i > now
                ? fact.from
                : words('log.way', { from: fact.from, to: fact.to === 'off' ? words('log.off') : fact.to })}
            </span>
          </span>
        );
      })}
    </Bar>
  );
}

function LuckBar(props: {
  readonly fact: Extract<Fact, { kind: 'appeared' }>;
  readonly d10: boolean;
  skip(): void;
}) {
  const { dice, at } = props.fact;
  return (
    <Bar
      icon="clover"
      title={words('phase.luck.title')}
      line={words('phase.luck.line', { die: dice[1], point: at })}
      skip={props.skip}
    >
      <DieArt value={dice[0]} owner={MERCHANT_DICE} size={34} ten={props.d10} />
      <DieArt value={dice[1]} owner={MERCHANT_DICE} size={34} />
    </Bar>
  );
}

function OrderBar(props: {
  readonly phase: readonly Fact[];
  readonly names: readonly string[];
  skip(): void;
}) {
  const rolls = props.phase.flatMap((fact) => (fact.kind === 'ordered' ? [fact] : []));
  const { order = null } = rolls.at(-1) ?? {};
  const dice = new Map<Seat, number>();
  for (const { rolls: some } of rolls)
    for (const { seat, die } of some) if (!dice.has(seat)) dice.set(seat, die);
  return (
    <Bar icon="wind" title={words('phase.wind.title')} line={words('phase.wind.line')} skip={props.skip}>
      {(order ?? [...dice.keys()]).map((seat) => (
        <span key={seat} class="queued">
          <span class="queued-art">
            <ShipArt seat={seat} size={30} />
            <DieArt value={dice.get(seat) ?? 1} owner={seat} size={24} />
          </span>
          <span class="queued-name">{props.names[seat]}</span>
        </span>
      ))}
    </Bar>
  );
}
