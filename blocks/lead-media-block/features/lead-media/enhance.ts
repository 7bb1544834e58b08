import { enhanceGalleries } from '../../../../components/article/enhanceGalleries';
import { enhanceVideos } from '../../../../components/article/enhanceVideos';
import { enhanceCaptions } from '../../../../components/ui/enhanceCaptions';

/** The long caption, gallery or YouTube link that opens a story. */
export default function enhance(root: HTMLElement): void {
  enhanceCaptions(root);
  enhanceGalleries(root);
  enhanceVideos(root);
}
