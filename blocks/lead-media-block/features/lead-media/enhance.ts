import { enhanceGalleries } from '../../../../components/article/enhanceGalleries';
import { enhancePhotos } from '../../../../components/article/enhancePhotos';
import { enhanceVideos } from '../../../../components/article/enhanceVideos';
import { enhanceCaptions } from '../../../../components/ui/enhanceCaptions';

/** The long caption, picture, gallery or video that opens a story. */
export default function enhance(root: HTMLElement): void {
  enhanceCaptions(root);
  enhanceGalleries(root);
  enhancePhotos(root);
  enhanceVideos(root);
}
