import { enhancePhotos } from '../../../../components/article/enhancePhotos';
import { followArrowKeys } from './followArrowKeys';

/** A gallery's lightbox and the arrow keys. */
export default function enhance(root: HTMLElement): void {
  enhancePhotos(root);
  followArrowKeys(root);
}
