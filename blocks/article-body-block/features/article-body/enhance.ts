import { enhanceGalleries } from '../../../../components/article/enhanceGalleries';
import { enhancePhotos } from '../../../../components/article/enhancePhotos';
import { enhanceVideos } from '../../../../components/article/enhanceVideos';
import { enhanceCaptions } from '../../../../components/ui/enhanceCaptions';

/** Long captions, galleries, pictures that open large and videos of a story's text. */
export default function enhance(root: HTMLElement): void {
  enhanceCaptions(root);
  enhanceGalleries(root);
  enhancePhotos(root);
  enhanceVideos(root);
  if (root.querySelector('[data-stops]')) {
    void import('../../../../components/article/stops/enhanceStops').then(({ enhanceStops }) =>
      enhanceStops(root),
    );
  }
}
