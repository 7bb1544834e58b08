import { formatElapsed } from '../../../../utils/dates/formatElapsed';
import { LIVE_BLOG_LONG_FORM_AFTER_MS } from '../../../../utils/dates/formatLiveBlogDate';

/** Says beside the time of each card how long ago it was, while the time stands alone (platform §9). */
export function showElapsed(root: HTMLElement, now = Date.now()): void {
  for (const place of root.querySelectorAll<HTMLElement>('[data-elapsed]')) {
    const posted = Date.parse(place.dataset.elapsed ?? '');
    const isNew = Math.abs(now - posted) <= LIVE_BLOG_LONG_FORM_AFTER_MS;
    const words = isNew ? formatElapsed(posted, now) : '';
    if (place.textContent !== words) place.textContent = words;
  }
}
