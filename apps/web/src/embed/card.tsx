/** What stands in a frame that has no board to show: a plain sentence and a way on. */
import { endText } from '../table/frame/line.tsx';
import { Logo } from '../ui/brand.tsx';
import { words } from '../ui/words.ts';

export function Card({ why }: { readonly why: string }) {
  const text =
    why === 'position'
      ? words('embed.badPosition')
      : why === 'page' || why === 'unknown-match'
        ? words('embed.none')
        : words(`end.${endText(why)}.title`);
  return (
    <main class="embed-card">
      <Logo size={44} />
      <p>{text}</p>
      <a href="/">{words('embed.open')}</a>
    </main>
  );
}
