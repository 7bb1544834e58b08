import classNames from 'classnames';
import { StoryLink } from '../../../../components/article/StoryLink';
import { cardAuthors } from '../../../../components/cards/cardAuthors';
import { cardImage } from '../../../../components/cards/cardImage';
import { CardMark } from '../../../../components/cards/CardMark';
import { FrontHead, type FrontHeadProps } from '../../../../components/fronts/FrontHead';
import { HeadlineItems } from '../../../../components/fronts/HeadlineItems';
import { Byline } from '../../../../components/ui/Byline';
import { Picture } from '../../../../components/ui/Picture';
import type { StoryCard } from '../../../../content/schemas/ans';
import { hangPhotos } from './hangPhotos';

export interface PhotoFrontProps extends FrontHeadProps {
  /** With a picture each, newest first. */
  stories: readonly StoryCard[];
  provenance: string;
  /** ms since 1970. */
  now: number;
}

const SIZES = {
  lead: '(min-width: 1288px) 1240px, 100vw',
  large: '(min-width: 1288px) 816px, (min-width: 1024px) 66vw, (min-width: 600px) 50vw, 100vw',
  small: '(min-width: 1288px) 396px, (min-width: 1024px) 33vw, (min-width: 600px) 50vw, 100vw',
} as const;

/** px. */
const WIDTHS = [1920, 1400, 1200, 800, 600, 400] as const;

/** A large picture, a wall of others, and the rest as headlines. */
export function PhotoFront({ stories, provenance, now, ...head }: PhotoFrontProps) {
  const { lead, wall, rest } = hangPhotos(stories);
  return (
    <div className="front photo-front">
      <FrontHead {...head} />
      {lead ? (
        <Photo story={lead} size="lead" />
      ) : (
        <p className="front__empty">There are no pictures here yet.</p>
      )}
      {wall.length > 0 && (
        <div className="photo-front__wall">
          {wall.map((story, index) => (
            <Photo
              key={story.canonical_url}
              story={story}
              size={index % 6 === 0 ? 'large' : 'small'}
            />
          ))}
        </div>
      )}
      {rest.length > 0 && (
        <section className="photo-front__more" aria-labelledby="photo-front-more">
          <h2 id="photo-front-more" className="photo-front__more-title">
            More pictures
          </h2>
          <HeadlineItems stories={rest} showTimestamps provenance={provenance} now={now} />
        </section>
      )}
    </div>
  );
}

function Photo({ story, size }: { story: StoryCard; size: keyof typeof SIZES }) {
  const image = cardImage(story);
  if (!image) return null;
  return (
    <article className={classNames('photo', `photo--${size}`)}>
      <div className="photo__picture">
        <Picture
          image={image}
          ratio={size === 'lead' ? '16x9' : '3x2'}
          widths={WIDTHS}
          sizes={SIZES[size]}
          priority={size === 'lead'}
        />
        <CardMark story={story} />
      </div>
      <div className="photo__words">
        <h2 className="photo__headline">
          <StoryLink story={story} linkType="headline" />
        </h2>
        {size === 'lead' && story.description !== '' && (
          <p className="photo__summary">{story.description}</p>
        )}
        <Byline authors={cardAuthors(story)} isLinked={false} />
      </div>
    </article>
  );
}
