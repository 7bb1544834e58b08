import { enhancePhotos } from '../../../../components/article/enhancePhotos';
import { enhanceCaptions } from '../../../../components/ui/enhanceCaptions';
import { followArrowKeys } from './followArrowKeys';

/** A gallery's long captions, its lightbox, and the arrow keys. */
export default function enhance(root: HTMLElement): void {
  enhanceCaptions(root);
  enhancePhotos(root);
  followArrowKeys(root);
}
