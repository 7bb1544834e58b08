import { formatDuration } from '../../cards/formatDuration';
import { Picture } from '../../ui/Picture';
import type { AnsAudio } from '../../../content/schemas/ans';

/** px; the cover beside the title. */
const COVER_WIDTHS = [96, 192] as const;

/**
 * A recording in the browser's own player, with its title, running time, chapters and transcript.
 * Nothing is loaded before a reader presses play.
 */
export function Audio({ audio }: { audio: AnsAudio }) {
  const { headline, description, streams, chapters, transcriptUrl, promoImage } = audio;
  const duration = formatDuration(audio.duration);
  return (
    <figure className="article-audio">
      <figcaption className="article-audio__head">
        {promoImage && (
          <Picture
            image={promoImage}
            className="article-audio__cover"
            ratio="1x1"
            widths={COVER_WIDTHS}
            sizes="96px"
            alt=""
          />
        )}
        <div>
          <p className="article-audio__kicker">Listen{duration && ` · ${duration}`}</p>
          {headline && <p className="article-audio__title">{headline}</p>}
          {description && <p className="article-audio__text">{description}</p>}
        </div>
      </figcaption>
      {/* oxlint-disable-next-line jsx-a11y/media-has-caption -- the transcript is linked below */}
      <audio
        className="article-audio__player"
        controls
        preload="none"
        aria-label={headline || 'Recording'}
      >
        {streams.map(({ url, type }) => (
          <source key={url} src={url} type={type} />
        ))}
        <a href={streams[0]?.url}>Download the recording</a>
      </audio>
      {chapters.length > 0 && (
        <details className="article-audio__chapters">
          <summary>Chapters</summary>
          <ol>
            {chapters.map(({ start, title }, index) => (
              <li key={index}>
                <span className="article-audio__start">
                  {formatDuration(start * 1000) || '0:00'}
                </span>{' '}
                {title}
              </li>
            ))}
          </ol>
        </details>
      )}
      {transcriptUrl && (
        <p className="article-audio__transcript">
          <a href={transcriptUrl}>Read the transcript</a>
        </p>
      )}
    </figure>
  );
}
