import { enhanceGalleries } from '../../../../components/article/enhanceGalleries';
import { enhancePhotos } from '../../../../components/article/enhancePhotos';
import { enhanceVideos } from '../../../../components/article/enhanceVideos';
import { enhanceNewsletterForms } from '../../../../components/newsletter/enhanceNewsletterForms';
import { enhanceCaptions } from '../../../../components/ui/enhanceCaptions';

/** Long captions, galleries, pictures that open large, videos and newsletter forms of a story's text. */
export default function enhance(root: HTMLElement): void {
  enhanceCaptions(root);
  enhanceGalleries(root);
  enhancePhotos(root);
  enhanceVideos(root);
  enhanceNewsletterForms(root);
  if (root.querySelector('[data-stops]')) {
    void import('../../../../components/article/stops/enhanceStops').then(({ enhanceStops }) =>
      enhanceStops(root),
    );
  }
}
