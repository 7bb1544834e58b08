import type { EditableProps } from 'fusion:content';
import { useId } from 'react';
import { StoryLink } from '../../../../components/article/StoryLink';
import { cardImage } from '../../../../components/cards/cardImage';
import { Picture } from '../../../../components/ui/Picture';
import { SectionHeading } from '../../../../components/ui/SectionHeading';
import { Timestamp } from '../../../../components/ui/Timestamp';
import type { StoryCard } from '../../../../content/schemas/ans';

export interface RelatedStoriesProps {
  stories: readonly StoryCard[];
  title: string;
  /** Marks the title in the editor’s canvas. */
  titleProps?: EditableProps;
  /** 1: pictures above headlines. 2: headlines with small pictures (platform §3). */
  version: 1 | 2;
}

/** px (widgets §9: related images 3x2, widths 800 to 400). */
const WIDTHS = [800, 700, 600, 400] as const;

const SIZES = { 1: '(min-width: 768px) 400px, 130px', 2: '108px' } as const;

/** Three stories side by side, one below the other on a phone. Null for none. */
export function RelatedStories({ stories, title, titleProps, version }: RelatedStoriesProps) {
  const id = useId();
  if (stories.length === 0) return null;
  return (
    <section className={`related-stories related-stories--${version}`} aria-labelledby={id}>
      <SectionHeading text={title} textProps={titleProps} id={id} />
      <ul className="related-stories__list">
        {stories.map((story) => {
          const image = cardImage(story);
          return (
            <li className="related-stories__item" key={story._id || story.canonical_url}>
              {image && (
                <Picture image={image} ratio="3x2" widths={WIDTHS} sizes={SIZES[version]} alt="" />
              )}
              <div className="related-stories__text">
                <h3 className="related-stories__headline">
                  <StoryLink story={story} />
                </h3>
                <Timestamp date={story.display_date} />
              </div>
            </li>
          );
        })}
      </ul>
    </section>
  );
}
