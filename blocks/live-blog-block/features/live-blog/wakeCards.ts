import { enhanceGalleries } from '../../../../components/article/enhanceGalleries';
import { enhancePhotos } from '../../../../components/article/enhancePhotos';
import { enhanceVideos } from '../../../../components/article/enhanceVideos';
import { enhanceShareMenus } from '../../../../components/sharing/enhanceShareMenus';
import { enhanceCaptions } from '../../../../components/ui/enhanceCaptions';

/**
 * Share menus, captions, pictures and players of the cards below `root`; called again, of those that
 * have come or changed since.
 */
export function createWaker(root: HTMLElement): () => void {
  const alive = new WeakMap<Element, string | undefined>();
  let hasPhotos = false;
  return () => {
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
    if (!hasPhotos && root.querySelector('.live-card figure')) {
      hasPhotos = true;
      enhancePhotos(root);
    }
  };
}
