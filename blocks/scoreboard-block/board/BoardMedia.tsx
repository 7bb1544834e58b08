import { VideoPlayer } from '../../../components/article/VideoPlayer';
import { Picture } from '../../../components/ui/Picture';
import type { AnsImage } from '../../../content/schemas/ans';

interface BoardMediaProps {
  title: string;
  image: AnsImage | null;
  stream: string | null;
}

/** px; a board is no wider than a column. */
const SIZES = '(min-width: 1024px) 840px, 100vw';

/** The live stream, whose poster is the game's picture; without a stream the picture. */
export function BoardMedia({ title, image, stream }: BoardMediaProps) {
  if (stream) {
    return (
      <div className="scoreboard__media" data-version={stream}>
        <VideoPlayer
          video={{
            type: 'video',
            _id: stream,
            headline: `Live: ${title}`,
            description: '',
            youtubeId: stream,
            streams: [],
            captionsUrl: null,
            duration: 0,
            publish_date: '',
            promoImage: image,
            canonical_url: null,
          }}
          sizes={SIZES}
          isPageTopic
        />
      </div>
    );
  }
  if (!image) return null;
  return (
    <div className="scoreboard__media">
      <Picture image={image} ratio="16x9" sizes={SIZES} />
    </div>
  );
}
