import { Icon } from '../../../../components/ui/Icon';
import { Picture } from '../../../../components/ui/Picture';
import { cardImage } from '../../../../components/cards/cardImage';
import { cardHeadline } from '../../../../components/cards/cardHeadline';
import { HeadlineItems } from '../../../../components/fronts/HeadlineItems';
import { SectionHeading } from '../../../../components/ui/SectionHeading';
import type { StoryCard } from '../../../../content/schemas/ans';
import type { Team } from '../../../../properties/teams';

/** px; a rail, and the whole column below it. */
const FILM_SIZES = '(min-width: 1024px) 300px, 100vw';

export interface GameStoriesProps {
  team: Team;
  liveBlog: StoryCard | null;
  /** A story with a film, shown with its picture. */
  film: StoryCard | null;
  stories: StoryCard[];
  /** ms since 1970. */
  now: number;
}

/** The game's live blog with its latest key events, and more about the team. */
export function GameStories({ team, liveBlog, film, stories, now }: GameStoriesProps) {
  return (
    <section className="game-stories" aria-labelledby="game-stories-title">
      {liveBlog && <LiveBlogCard story={liveBlog} />}
      <SectionHeading
        text={`More on the ${team.name}`}
        id="game-stories-title"
        url={`${team.path}/`}
      />
      {film && <FilmCard story={film} />}
      <HeadlineItems stories={stories} showTimestamps provenance={`game:${team.key}`} now={now} />
    </section>
  );
}

function FilmCard({ story }: { story: StoryCard }) {
  const image = cardImage(story);
  return (
    <article className="game-film">
      {image && <Picture image={image} ratio="16x9" sizes={FILM_SIZES} alt="" />}
      <h3 className="game-film__title">
        <a href={story.canonical_url}>
          <Icon name="play" size={14} />
          <span className="visually-hidden">Video: </span>
          {cardHeadline(story).replace(/^Video: /, '')}
        </a>
      </h3>
    </article>
  );
}

const EVENTS = 3;

function LiveBlogCard({ story }: { story: StoryCard }) {
  return (
    <article className="game-blog">
      <p className={story.ended ? 'game-blog__label' : 'game-blog__label game-blog__label--live'}>
        {story.ended ? 'As It Happened' : 'Live Updates'}
      </p>
      <h2 className="game-blog__title">
        <a href={story.canonical_url}>{cardHeadline(story)}</a>
      </h2>
      {story.timeline.length > 0 && (
        <ul className="game-blog__events">
          {story.timeline.slice(0, EVENTS).map(({ header, url }) => (
            <li key={url || header}>{url ? <a href={url}>{header}</a> : header}</li>
          ))}
        </ul>
      )}
    </article>
  );
}
