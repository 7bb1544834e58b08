import { Figure } from '../../../../components/article/Figure';
import { GalleryStrip } from '../../../../components/article/GalleryStrip';
import { RawHtml } from '../../../../components/article/RawHtml';
import type { Lead } from '../../../../components/article/selectLead';
import { VideoPlayer } from '../../../../components/article/VideoPlayer';

export interface LeadMediaProps {
  media: NonNullable<Lead['media']>;
  /** `cover` is from edge to edge, for a picture that carries the headline. */
  width: 'text' | 'column' | 'page' | 'cover';
  /** The page is a video's own: its words stand in the header. */
  isVideoPage?: boolean;
}

/** How wide the lead is shown: the `sizes` attribute. */
const SIZES = {
  text: '(min-width: 700px) 650px, 100vw',
  column: '(min-width: 1280px) 876px, (min-width: 1024px) calc(100vw - 412px), 100vw',
  page: '(min-width: 1288px) 1240px, 100vw',
  cover: '(max-aspect-ratio: 1/1) 150vh, 100vw',
} as const;

/** px; the lead may be shown wider than the pictures within the text (platform §9). */
const WIDTHS = [1920, 1400, 1200, 1000, 800, 600, 400] as const;

/** A lead picture, video, gallery or raw HTML; its picture is the first that is loaded. */
export function LeadMedia({ media, width, isVideoPage = false }: LeadMediaProps) {
  return (
    <div className={`lead-media lead-media--${width}`}>
      <Media media={media} sizes={SIZES[width]} isVideoPage={isVideoPage} />
    </div>
  );
}

interface MediaProps {
  media: LeadMediaProps['media'];
  sizes: string;
  isVideoPage: boolean;
}

function Media({ media, sizes, isVideoPage }: MediaProps) {
  switch (media.type) {
    case 'image': {
      const isUpright = media.height > media.width;
      return (
        <Figure
          image={media}
          widths={WIDTHS}
          sizes={sizes}
          {...(isUpright ? { className: 'lead-media__upright' } : {})}
          priority
        />
      );
    }
    case 'video':
      return <VideoPlayer video={media} sizes={sizes} priority isPageTopic={isVideoPage} />;
    case 'gallery':
      return <GalleryStrip gallery={media} sizes={sizes} priority />;
    case 'raw_html':
      return <RawHtml element={media} />;
  }
}
