import { cardHeadline } from '../../../../components/cards/cardHeadline';
import { HeadlineItems } from '../../../../components/fronts/HeadlineItems';
import { SectionHeading } from '../../../../components/ui/SectionHeading';
import type { StoryCard } from '../../../../content/schemas/ans';
import type { Team } from '../../../../properties/teams';

export interface GameStoriesProps {
  team: Team;
  liveBlog: StoryCard | null;
  stories: StoryCard[];
  /** ms since 1970. */
  now: number;
}

/** The game's live blog with its latest key events, and more about the team. */
export function GameStories({ team, liveBlog, stories, now }: GameStoriesProps) {
  return (
    <section className="game-stories" aria-labelledby="game-stories-title">
      {liveBlog && <LiveBlogCard story={liveBlog} />}
      <SectionHeading
        text={`More on the ${team.name}`}
        id="game-stories-title"
        url={`${team.path}/`}
      />
      <HeadlineItems stories={stories} showTimestamps provenance={`game:${team.key}`} now={now} />
    </section>
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
