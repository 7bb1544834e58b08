import type { StoryEntry } from '../../contract/collections';
import { formatMoment } from '../shared/moments';

interface Props {
  /** Undefined where nothing is known of it any longer. */
  story: StoryEntry | undefined;
  id: string;
  /** In place of its own. */
  headline: string | null;
  zone: string;
}

const KINDS: Record<StoryEntry['type'], string> = { story: '', gallery: 'Gallery', video: 'Video' };

/** A story in a list: picture, headline, section, date, and what keeps readers from seeing it. */
export function StoryLine({ story, id, headline, zone }: Props) {
  const words = [
    story?.section,
    story && KINDS[story.type],
    story?.date && formatMoment(story.date, zone, Date.now()),
  ].filter(Boolean);
  return (
    <>
      {story?.thumb ? (
        <img
          className="story-line__thumb"
          src={story.thumb}
          alt=""
          width="96"
          height="64"
          loading="lazy"
        />
      ) : (
        <span className="story-line__thumb story-line__thumb--none" aria-hidden="true" />
      )}
      <span className="story-line__what">
        <span className="story-line__headline">{headline ?? headlineOf(story, id)}</span>
        <span className="dim">
          {words.join(' · ')}
          {headline !== null && <span className="story-line__own"> Own headline</span>}
          {!story && <strong className="bad"> This story is gone. Readers don’t see it.</strong>}
          {story && !story.isLive && (
            <strong className="bad"> Not published. Readers don’t see it.</strong>
          )}
        </span>
      </span>
    </>
  );
}

/** What a story is called where it has no own headline. */
export const headlineOf = (story: StoryEntry | undefined, id: string): string =>
  story?.headline || id;
