/** A small board under a rule, drawn by the game's own board. */
import { useEffect, useRef, useState } from 'preact/hooks';
import type { Figures } from '../../games/contract.ts';
import { svgFor } from './figures.ts';

export function Drawn(props: {
  /** Brings the pictures of the game. */
  all(): Promise<Figures>;
  readonly name: string;
  readonly theme: 'dark' | 'light';
  readonly says: string;
}) {
  const { all, name, theme, says } = props;
  const [svg, setSvg] = useState<string | null>(null);
  const place = useRef<HTMLDivElement>(null);
  const [near, setNear] = useState(false);
  // Boards are much to draw: only those that come near are.
  useEffect(() => {
    if (near || place.current === null) return;
    const watch = new IntersectionObserver(
      (entries) => {
        if (entries.some(({ isIntersecting }) => isIntersecting)) setNear(true);
      },
      { rootMargin: '400px' },
    );
    watch.observe(place.current);
    return () => watch.disconnect();
  }, [near]);
  useEffect(() => {
    if (!near) return;
    let gone = false;
    void svgFor(all, name, theme).then((drawn) => {
      if (!gone) setSvg(drawn);
    });
    return () => {
      gone = true;
    };
  }, [near, all, name, theme]);
  if (svg === null) return <div class="drawn empty" ref={place} aria-hidden="true" />;
  return (
    <img class="drawn" decoding="async" src={`data:image/svg+xml,${encodeURIComponent(svg)}`} alt={says} />
  );
}
