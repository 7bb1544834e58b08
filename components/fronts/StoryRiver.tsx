import type { StoryCard as Story } from '../../content/schemas/ans';
import { CardTime } from '../cards/CardTime';
import { StoryCard } from '../cards/StoryCard';

export interface StoryRiverProps {
  stories: readonly Story[];
  /** Where the stories come from, for analytics. */
  provenance: string;
  /** Index of the first story within its feed. */
  firstIndex?: number;
  feedLength?: number;
  level?: 2 | 3;
  /** ms since 1970, or null where the clock may not be read. */
  now?: number | null;
  /** Origin of the site: its cards then have share tools and the line of a box shadow, as a story card by itself has. */
  shareOrigin?: string;
}

/** A list of stories, newest first: time, headline, summary, writers, picture. */
export function StoryRiver({
  stories,
  provenance,
  firstIndex = 0,
  feedLength = stories.length,
  level = 3,
  now = null,
  shareOrigin = '',
}: StoryRiverProps) {
  return (
    <ul className={shareOrigin === '' ? 'river' : 'river river--shadow'}>
      {stories.map((story, index) => (
        <li className="river__item" key={story._id || story.canonical_url}>
          <CardTime story={story} now={now} />
          <StoryCard
            story={story}
            variant="standard"
            media="right"
            size="base"
            level={level}
            sizes="(min-width: 768px) 260px, 34vw"
            showByline
            shareOrigin={shareOrigin}
            hasBoxShadow={shareOrigin !== ''}
            feed={{ index: firstIndex + index, length: feedLength, provenance }}
          />
        </li>
      ))}
    </ul>
  );
}
