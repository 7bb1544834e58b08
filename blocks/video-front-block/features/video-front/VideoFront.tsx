import { StoryLink } from '../../../../components/article/StoryLink';
import { VideoPlayer } from '../../../../components/article/VideoPlayer';
import { cardImage } from '../../../../components/cards/cardImage';
import { formatDuration } from '../../../../components/cards/formatDuration';
import { FrontHead, type FrontHeadProps } from '../../../../components/fronts/FrontHead';
import { Icon } from '../../../../components/ui/Icon';
import { Picture } from '../../../../components/ui/Picture';
import { Timestamp } from '../../../../components/ui/Timestamp';
import type { StoryCard } from '../../../../content/schemas/ans';
import { videoOf } from './videoOf';

export interface VideoFrontProps extends FrontHeadProps {
  /** The first one plays on top, where it can be played. */
  stories: readonly StoryCard[];
}

/** Beside the player. */
const NEXT = 4;
/** px. */
const WIDTHS = [800, 600, 400, 200] as const;

/** A player with the newest film, those to watch next beside it, and all others below. */
export function VideoFront({ stories, ...head }: VideoFrontProps) {
  const [first, ...others] = stories;
  const film = first ? videoOf(first) : null;
  const next = film ? others.slice(0, NEXT) : [];
  const rest = film ? others.slice(NEXT) : stories;
  return (
    <div className="front video-front">
      <FrontHead {...head} />
      {stories.length === 0 && <p className="front__empty">There are no videos here yet.</p>}
      {first && film && (
        <div className="video-front__top">
          <article className="video-front__playing">
            <VideoPlayer
              video={film}
              priority
              isPageTopic
              sizes="(min-width: 1288px) 820px, (min-width: 1024px) 66vw, 100vw"
            />
            <h2 className="video-front__headline">
              <StoryLink story={first} linkType="headline" />
            </h2>
            {first.description !== '' && (
              <p className="video-front__summary">{first.description}</p>
            )}
            <Timestamp date={first.display_date} />
          </article>
          {next.length > 0 && (
            <section className="video-front__next" aria-labelledby="video-front-next">
              <h2 id="video-front-next" className="video-front__title">
                Watch next
              </h2>
              <VideoList stories={next} sizes="(min-width: 1024px) 150px, 38vw" />
            </section>
          )}
        </div>
      )}
      {rest.length > 0 && (
        <section className="video-front__rest" aria-labelledby="video-front-rest">
          <h2 id="video-front-rest" className="video-front__title">
            More videos
          </h2>
          <VideoList stories={rest} sizes="(min-width: 600px) 176px, 38vw" />
        </section>
      )}
    </div>
  );
}

function VideoList({ stories, sizes }: { stories: readonly StoryCard[]; sizes: string }) {
  return (
    <ul className="video-list">
      {stories.map((story) => {
        const image = cardImage(story);
        const duration = formatDuration(videoOf(story)?.duration ?? 0);
        return (
          <li className="video-list__item" key={story.canonical_url}>
            {image && (
              <div className="video-list__picture">
                <Picture image={image} ratio="16x9" widths={WIDTHS} sizes={sizes} alt="" />
                <span className="video-list__mark">
                  <Icon name="play" size={12} />
                  {duration && <span className="visually-hidden">Video, </span>}
                  {duration}
                </span>
              </div>
            )}
            <h3 className="video-list__headline">
              <StoryLink story={story} linkType="headline" />
            </h3>
          </li>
        );
      })}
    </ul>
  );
}
