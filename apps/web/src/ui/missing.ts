/** After a release the parts that a page has not loaded yet may be gone, for good or for a while. */
import { words } from './words.ts';

/**
 * Watches for parts that cannot be loaded. The page starts anew, once: a page that has just done so and still misses a part
 * says it, with a way on, and does not start for ever. Whether it has is known to the browser, so frames without storage do the
 * same.
 */
export function watchParts(): void {
  window.addEventListener('vite:preloadError', () => {
    const [load] = performance.getEntriesByType('navigation') as PerformanceNavigationTiming[];
    if (load?.type === 'reload') tell();
    else location.reload();
  });
}

function tell(): void {
  if (document.querySelector('.missing') !== null) return;
  const bar = document.createElement('p');
  bar.className = 'toast missing';
  bar.setAttribute('role', 'alert');
  const again = document.createElement('button');
  again.type = 'button';
  again.className = 'btn';
  again.textContent = words('app.missing.go');
  again.addEventListener('click', () => location.reload());
  bar.append(words('app.missing'), again);
  document.body.append(bar);
}
