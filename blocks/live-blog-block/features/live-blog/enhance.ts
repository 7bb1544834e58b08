import { enhanceGalleries } from '../../../../components/article/enhanceGalleries';
import { enhanceVideos } from '../../../../components/article/enhanceVideos';
import { enhanceShareMenus } from '../../../../components/cards/enhanceShareMenus';
import { enhanceCaptions } from '../../../../components/ui/enhanceCaptions';
import { holdUpdates } from './holdUpdates';
import { showElapsed } from './showElapsed';

/** Brings the cards of a live blog to life, those that come later too. */
export default function enhance(root: HTMLElement): void {
  const alive = new WeakMap<Element, string | undefined>();
  const wake = () => {
    for (const card of root.querySelectorAll<HTMLElement>('.live-card')) {
      if (alive.get(card) === card.dataset.version) continue;
      alive.set(card, card.dataset.version);
      enhanceShareMenus(card);
      enhanceCaptions(card);
    }
    for (const media of root.querySelectorAll<HTMLElement>('.live-card__media')) {
      if (alive.has(media)) continue;
      alive.set(media, media.dataset.version);
      enhanceGalleries(media);
      enhanceVideos(media);
    }
    showElapsed(root);
  };
  wake();
  holdUpdates(root, wake);
  const timer = setInterval(() => {
    if (!root.isConnected) clearInterval(timer);
    else if (document.visibilityState === 'visible') showElapsed(root);
  }, 30_000);
}
