import classNames from 'classnames';
import type { AnsVideo } from '../../content/schemas/ans';
import { Icon } from '../ui/Icon';
import { Picture } from '../ui/Picture';
import { resizerUrl } from '../ui/resizerUrl';
import { formatDuration } from '../cards/formatDuration';

export interface VideoPlayerProps {
  video: AnsVideo;
  /** The page's main picture: its poster is loaded at once. */
  priority?: boolean;
  sizes?: string;
  className?: string;
}

/** px; the width a poster is asked for. */
const POSTER_WIDTH = 1280;

/**
 * A hosted video in the browser's own player, or a link to YouTube that `enhanceVideos` turns into
 * a player on the first click: nothing is asked of YouTube before.
 */
export function VideoPlayer({ video, priority = false, sizes, className }: VideoPlayerProps) {
  return (
    <figure className={classNames('video', className)}>
      {video.youtubeId ? (
        <YoutubeLink video={video} id={video.youtubeId} priority={priority} sizes={sizes} />
      ) : (
        <HostedVideo video={video} priority={priority} />
      )}
      <VideoCaption video={video} />
    </figure>
  );
}

function VideoCaption({ video }: { video: AnsVideo }) {
  const { headline, description } = video;
  const credit = video.promoImage?.credit ?? '';
  if (!headline && !description && !credit) return null;
  return (
    <figcaption className="caption">
      {headline && <strong className="video__headline">{headline}</strong>}{' '}
      {description !== headline && description}{' '}
      {credit && <span className="caption__credit">{credit}</span>}
    </figcaption>
  );
}

function HostedVideo({ video, priority }: { video: AnsVideo; priority: boolean }) {
  const best = video.streams[0];
  const width = best?.width || 16;
  const height = best?.height || 9;
  const is16by9 = Math.abs(width / height - 16 / 9) < 0.01;
  const poster = video.promoImage && resizerUrl(video.promoImage, { width: POSTER_WIDTH });
  return (
    // oxlint-disable-next-line jsx-a11y/media-has-caption -- captions stand below wherever there are some
    <video
      className="video__player"
      controls
      playsInline
      preload={priority ? 'metadata' : 'none'}
      poster={poster ?? undefined}
      width={width}
      height={height}
      style={is16by9 ? undefined : { aspectRatio: `${width} / ${height}` }}
      aria-label={video.headline || 'Video'}
    >
      {video.streams.map(({ url, type }) => (
        <source key={url} src={url} type={type} />
      ))}
      {video.captionsUrl && (
        <track kind="captions" src={video.captionsUrl} srcLang="en" label="English" default />
      )}
      <a href={best?.url}>Download the video</a>
    </video>
  );
}

interface YoutubeLinkProps {
  video: AnsVideo;
  id: string;
  priority: boolean;
  sizes: string | undefined;
}

function YoutubeLink({ video, id, priority, sizes }: YoutubeLinkProps) {
  const duration = formatDuration(video.duration);
  return (
    <a
      className="video__facade"
      href={`https://www.youtube.com/watch?v=${id}`}
      rel="noopener"
      data-youtube={id}
      data-title={video.headline || 'Video'}
    >
      {video.promoImage && (
        <Picture
          image={video.promoImage}
          ratio="16x9"
          priority={priority}
          alt=""
          {...(sizes ? { sizes } : {})}
        />
      )}
      <span className="video__play">
        <Icon name="play" size={28} />
        <span>
          Watch on YouTube
          {video.headline && <span className="visually-hidden">: {video.headline}</span>}
        </span>
        {duration && <span className="video__duration">{duration}</span>}
      </span>
    </a>
  );
}
