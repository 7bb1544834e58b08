import type { AnsAudio } from '../../../content/schemas/ans';
import { Icon } from '../../ui/Icon';
import { Picture } from '../../ui/Picture';
import { formatClock } from './formatClock';

export interface AudioPlayerProps {
  audio: AnsAudio;
  /** Above the title: "Podcast: The Second Unit". */
  label: string;
  /** Who is heard when the system shows what plays: a show or the paper. */
  artist: string;
  /** Level of the title in the page's outline. */
  level?: 2 | 3;
}

/** How fast it can be played. */
const SPEEDS = [0.8, 1, 1.2, 1.5, 1.8, 2] as const;

/**
 * A recording. Without script it is the browser's own player, and its chapters are links into the
 * file; `enhanceAudio` puts ours into the same place, so that nothing moves. Nothing is loaded before
 * the reader asks for it.
 */
export function AudioPlayer({ audio, label, artist, level = 2 }: AudioPlayerProps) {
  const { headline, description, streams, duration, chapters, transcriptUrl, promoImage } = audio;
  const Heading = `h${level}` as const;
  const address = streams[0]?.url ?? '';
  return (
    <section
      className="audio"
      aria-label={`Listen: ${headline}`}
      data-audio={audio._id}
      data-artist={artist}
    >
      {promoImage && (
        <Picture
          className="audio__cover"
          image={promoImage}
          ratio="1x1"
          widths={[400, 200]}
          sizes="136px"
          alt=""
        />
      )}
      <div className="audio__words">
        {label && <p className="audio__label">{label}</p>}
        <Heading className="audio__title">{headline}</Heading>
        {description && <p className="audio__description">{description}</p>}
      </div>
      <div className="audio__stage">
        {/* oxlint-disable-next-line jsx-a11y/media-has-caption -- captions of sound are its transcript */}
        <audio className="audio__native" controls preload="none" data-duration={duration / 1000}>
          {streams.map(({ url, type }) => (
            <source key={url} src={url} type={type} />
          ))}
          <a href={address}>Download the recording</a>
        </audio>
        <Controls duration={duration / 1000} />
      </div>
      <p className="audio__status" role="status" />
      {chapters.length > 0 && (
        <details className="audio__chapters" open>
          <summary>Chapters</summary>
          <ol>
            {chapters.map(({ start, title }) => (
              <li key={`${start} ${title}`}>
                <a className="audio__chapter" href={`${address}#t=${start}`} data-start={start}>
                  <span className="audio__chapter-time">{formatClock(start)}</span>
                  <span className="audio__chapter-title">{title}</span>
                </a>
              </li>
            ))}
          </ol>
        </details>
      )}
      {transcriptUrl && (
        <p className="audio__transcript">
          <a href={transcriptUrl}>Read the transcript</a>
        </p>
      )}
    </section>
  );
}

/** What `enhanceAudio` brings to life; hidden until then. */
function Controls({ duration }: { duration: number }) {
  const whole = Math.max(1, Math.floor(duration));
  return (
    <div className="audio__controls" hidden>
      <div className="audio__buttons">
        <button
          className="audio__skip"
          type="button"
          data-audio-do="back"
          aria-label="Back 15 seconds"
        >
          −15
        </button>
        <button className="audio__play" type="button" data-audio-do="toggle" aria-label="Play">
          <Icon name="play" size={26} className="audio__play-icon" />
          <Icon name="pause" size={26} className="audio__pause-icon" />
        </button>
        <button
          className="audio__skip"
          type="button"
          data-audio-do="forward"
          aria-label="Forward 15 seconds"
        >
          +15
        </button>
        <button className="audio__resume" type="button" data-audio-do="resume">
          Resume
        </button>
        <label className="audio__speed">
          <span className="visually-hidden">Speed</span>
          <select className="audio__rate" defaultValue="1">
            {SPEEDS.map((speed) => (
              <option key={speed} value={speed}>
                {speed}×
              </option>
            ))}
          </select>
        </label>
      </div>
      <div className="audio__line">
        <span className="audio__now">0:00</span>
        <input
          className="audio__scrubber"
          type="range"
          min="0"
          max={whole}
          step="1"
          defaultValue="0"
          aria-label="Place in the recording"
        />
        <span className="audio__left">−{formatClock(whole)}</span>
      </div>
    </div>
  );
}
