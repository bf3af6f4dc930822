/** The page of a frame as it will stand on another page, made smaller where it does not fit. */
import { useEffect, useRef, useState } from 'preact/hooks';
import { words } from '../../ui/words.ts';
import { sizeOf, type Width } from './snippet.ts';

/** Room left around the frame, CSS px. */
const EDGE = 24;

/** Only to be looked at: nobody sits down in a preview, and the keyboard goes past it. */
export function Preview({ address, width }: { readonly address: string; readonly width: Width }) {
  const stage = useRef<HTMLDivElement>(null);
  const [room, setRoom] = useState<{ readonly width: number; readonly height: number } | null>(null);
  useEffect(() => {
    const element = stage.current;
    if (element === null) return;
    const measure = (): void => setRoom({ width: element.clientWidth, height: element.clientHeight });
    const observer = new ResizeObserver(measure);
    observer.observe(element);
    measure();
    return () => observer.disconnect();
  }, []);
  const size = sizeOf(width, Math.max(280, (room?.width ?? 0) - EDGE));
  const scale =
    room === null ? 1 : Math.min(1, (room.width - EDGE) / size.width, (room.height - EDGE) / size.height);
  return (
    <figure class="share-preview">
      <div class="share-stage" ref={stage} inert>
        {room !== null && (
          <div
            class="share-frame"
            style={{ width: `${size.width * scale}px`, height: `${size.height * scale}px` }}
          >
            <iframe
              // A changed address alone would become a step of this page's history.
              key={address}
              src={address}
              title={words('share.preview')}
              width={size.width}
              height={size.height}
              loading="lazy"
              style={{ scale: String(scale) }}
            />
          </div>
        )}
      </div>
      <figcaption>
        {words('share.preview')}
        <span class="num">
          {width === 'fill'
            ? words('share.preview.fill')
            : words('share.preview.size', { width: size.width, height: size.height })}
        </span>
      </figcaption>
    </figure>
  );
}
