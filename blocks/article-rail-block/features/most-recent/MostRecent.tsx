import type { EditableProps } from 'fusion:content';
import { useId } from 'react';
import { StoryLink } from '../../../../components/article/StoryLink';
import { SectionHeading } from '../../../../components/ui/SectionHeading';
import type { StoryCard } from '../../../../content/schemas/ans';
import { formatLiveBlogDate } from '../../../../utils/dates/formatLiveBlogDate';

export interface MostRecentProps {
  stories: readonly StoryCard[];
  title: string;
  /** Marks the title in the editor’s canvas. */
  titleProps?: EditableProps;
  /** The page of what is listed. */
  url: string | null;
  /** ms since 1970; null leaves the times out. */
  now: number | null;
}

/** Headlines with the time of each: of today the time alone. Null for none. */
export function MostRecent({ stories, title, titleProps, url, now }: MostRecentProps) {
  const id = useId();
  if (stories.length === 0) return null;
  return (
    <section className="most-recent" aria-labelledby={id}>
      <SectionHeading text={title} textProps={titleProps} url={url} id={id} />
      <ol className="most-recent__list">
        {stories.map((story) => (
          <li className="most-recent__item" key={story._id || story.canonical_url}>
            {now !== null && story.display_date && (
              <time className="most-recent__time" dateTime={story.display_date}>
                {formatLiveBlogDate(story.display_date, now)}
              </time>
            )}
            <h3 className="most-recent__headline">
              <StoryLink story={story} />
            </h3>
          </li>
        ))}
      </ol>
    </section>
  );
}
