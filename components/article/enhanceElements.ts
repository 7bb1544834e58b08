import { enhanceCaptions } from '../ui/enhanceCaptions';
import { enhanceGalleries } from './enhanceGalleries';
import { enhancePhotos } from './enhancePhotos';
import { enhanceVideos } from './enhanceVideos';

/**
 * Long captions, galleries, pictures that open large, and videos. Blocks that stand together in a story
 * load it as one chunk, once.
 */
export function enhanceElements(root: HTMLElement): void {
  enhanceCaptions(root);
  enhanceGalleries(root);
  enhancePhotos(root);
  enhanceVideos(root);
}
