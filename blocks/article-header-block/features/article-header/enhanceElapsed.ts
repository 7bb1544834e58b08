import { elapsedLabel } from './elapsedLabel';

/** ms between two looks at the clock. */
const TICK_MS = 60_000;

/**
 * Says of the latest date how long ago it was, while it is younger than a day. The date itself, which
 * the server wrote, becomes the title and comes back when the day is over.
 */
export function enhanceElapsed(root: HTMLElement, now: () => number = Date.now): void {
  const time = root.querySelector<HTMLTimeElement>('.article-header__latest');
  if (!time) return;
  const written = time.textContent ?? '';
  const prefix = /^\p{L}+ /u.exec(written)?.[0] ?? '';
  const show = (): void => {
    const elapsed = elapsedLabel(time.dateTime, now());
    time.textContent = elapsed
      ? prefix + elapsed.replace('Just', prefix ? 'just' : 'Just')
      : written;
    if (elapsed) time.title = written;
    else time.removeAttribute('title');
  };
  show();
  setInterval(show, TICK_MS);
}
