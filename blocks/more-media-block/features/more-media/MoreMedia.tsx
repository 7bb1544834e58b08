import { useId } from 'react';
import { StoryLink } from '../../../../components/article/StoryLink';
import { CardMark } from '../../../../components/cards/CardMark';
import { cardImage } from '../../../../components/cards/cardImage';
import { Picture } from '../../../../components/ui/Picture';
import { SectionHeading } from '../../../../components/ui/SectionHeading';
import type { StoryCard } from '../../../../content/schemas/ans';

export interface MoreMediaProps {
  stories: readonly StoryCard[];
  title: string;
  /** Where all of them are. */
  moreUrl: string;
}

/** px (widgets §9: related images, widths 800 to 400). */
const WIDTHS = [800, 600, 400] as const;

const SIZES = '(min-width: 1288px) 292px, (min-width: 768px) 25vw, 46vw';

/** Videos or galleries side by side, two on a phone. Null for none. */
export function MoreMedia({ stories, title, moreUrl }: MoreMediaProps) {
  const id = useId();
  if (stories.length === 0) return null;
  return (
    <section className="more-media" aria-labelledby={id}>
      <SectionHeading text={title} id={id} url={moreUrl} />
      <ul className="more-media__list">
        {stories.map((story) => {
          const image = cardImage(story);
          return (
            <li className="more-media__item" key={story._id || story.canonical_url}>
              {image && (
                <div className="more-media__picture">
                  <Picture image={image} ratio="16x9" widths={WIDTHS} sizes={SIZES} alt="" />
                  <CardMark story={story} />
                </div>
              )}
              <h3 className="more-media__headline">
                <StoryLink story={story} />
              </h3>
            </li>
          );
        })}
      </ul>
    </section>
  );
}
