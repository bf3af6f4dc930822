/** The bar that tells of a broken connection, and the card shown when coming back would not help. */
import type { Session } from '../../session/session.ts';
import { Chart, Home } from '../../ui/brand.tsx';
import { useNow } from '../../ui/time.ts';
import { words } from '../../ui/words.ts';

/** Amber, under the top bar; the countdown is not read out, only its first sentence. */
export function LineBar({ session, drafting }: { readonly session: Session; readonly drafting: boolean }) {
  const lost = session.connection === 'lost';
  const now = useNow(lost);
  if (!lost) return null;
  const seconds = Math.max(0, Math.ceil(((session.retryAt ?? now) - now) / 1000));
  return (
    <div class="line-bar" role="alert">
      <span class="sr-only">{words('line.trying')}</span>
      <span aria-hidden="true">
        {seconds > 0 ? words('line.lost', { n: seconds }) : words('line.trying')}
      </span>
      {drafting && <span>{words('line.kept')}</span>}
      <button type="button" class="btn small" onClick={session.retry}>
        {words('line.now')}
      </button>
    </div>
  );
}

const KNOWN = [
  'unknown-match',
  'bad-secret',
  'version',
  'full',
  'removed',
  'closed',
  'local',
  'page',
] as const;
export type EndReason = (typeof KNOWN)[number];

/** The reason as one that there are sentences for. */
export const endText = (why: string): EndReason => KNOWN.find((one) => one === why) ?? 'unknown-match';

/** A plain sentence and a way on. */
export function Ended({ why }: { readonly why: string }) {
  const reason = endText(why);
  return (
    <div class="page ended">
      <Chart />
      <header class="start-top">
        <Home size={30} />
      </header>
      <main>
        <h1>{words(`end.${reason}.title`)}</h1>
        <p class="lead">{words(`end.${reason}.line`)}</p>
        {reason === 'version' ? (
          <button type="button" class="btn cta big" onClick={() => location.reload()}>
            {words('end.version.go')}
          </button>
        ) : (
          <a class="btn cta big" href="/">
            {words('end.home')}
          </a>
        )}
      </main>
    </div>
  );
}

/** The page while it comes to the table. */
export function Joining() {
  return (
    <div class="page loading" aria-busy="true">
      <Chart />
      <p>{words('line.connecting')}</p>
    </div>
  );
}
