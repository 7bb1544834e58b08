import type { ReactNode } from 'react';
import classNames from 'classnames';
import type { AnsVideo } from '../../content/schemas/ans';
import { Icon } from '../ui/Icon';
import { Picture } from '../ui/Picture';
import { originalUrl, resizerUrl } from '../ui/resizerUrl';
import { formatDuration } from '../cards/formatDuration';

export interface VideoPlayerProps {
  video: AnsVideo;
  /** The page's main picture: its poster is loaded at once. */
  priority?: boolean;
  sizes?: string;
  /** The page is about this video: its headline and summary stand above already. */
  isPageTopic?: boolean;
  className?: string;
}

/** px; the width a poster is asked for. */
const POSTER_WIDTH = 1280;

/**
 * A hosted video in the browser's own player, or a link to YouTube that `enhanceVideos` turns into
 * a player on the first click: nothing is asked of YouTube before. The space around it keeps the
 * video's place in the page while it plays on as a small player.
 */
export function VideoPlayer({
  video,
  priority = false,
  sizes,
  isPageTopic = false,
  className,
}: VideoPlayerProps) {
  return (
    <figure className={classNames('video', className)}>
      <div className="video__space" style={spaceOf(video)}>
        <div className="video__stage">
          {video.youtubeId ? (
            <YoutubeLink video={video} id={video.youtubeId} priority={priority} sizes={sizes} />
          ) : (
            <HostedVideo video={video} />
          )}
        </div>
      </div>
      <VideoCaption video={isPageTopic ? { ...video, headline: '', description: '' } : video}>
        {!video.youtubeId && video.captionsUrl && <Transcript url={video.captionsUrl} />}
      </VideoCaption>
    </figure>
  );
}

/** Films of another shape than 16 by 9 say so. */
function spaceOf({ youtubeId, streams }: AnsVideo): { aspectRatio: string } | undefined {
  const best = streams[0];
  if (youtubeId || !best?.width || !best.height) return undefined;
  const isUsual = Math.abs(best.width / best.height - 16 / 9) < 0.01;
  return isUsual ? undefined : { aspectRatio: `${best.width} / ${best.height}` };
}

function VideoCaption({ video, children }: { video: AnsVideo; children: ReactNode }) {
  const { headline, description } = video;
  const credit = video.promoImage?.credit ?? '';
  if (!headline && !description && !credit && !children) return null;
  return (
    <figcaption className="caption">
      {headline && <strong className="video__headline">{headline}</strong>}{' '}
      {description !== headline && description}{' '}
      {credit && <span className="caption__credit">{credit}</span>}
      {children}
    </figcaption>
  );
}

function HostedVideo({ video }: { video: AnsVideo }) {
  const best = video.streams[0];
  const width = best?.width || 16;
  const height = best?.height || 9;
  const size = { width: POSTER_WIDTH, height: (POSTER_WIDTH * height) / width };
  const poster = video.promoImage && resizerUrl(video.promoImage, size);
  return (
    // oxlint-disable-next-line jsx-a11y/media-has-caption -- captions stand below wherever there are some
    <video
      className="video__player"
      controls
      playsInline
      preload="none"
      poster={poster ?? undefined}
      data-original-poster={
        video.promoImage && poster ? originalUrl(video.promoImage, poster) : undefined
      }
      width={width}
      height={height}
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

/** Without script, the captions as a file; `enhanceVideos` writes them out. */
function Transcript({ url }: { url: string }) {
  return (
    <details className="video__transcript">
      <summary>Transcript</summary>
      <ol className="video__lines" hidden />
      <p>
        <a href={url} download>
          Captions as a text file
        </a>
      </p>
    </details>
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
