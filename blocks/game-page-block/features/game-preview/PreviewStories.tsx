import { cardAuthors } from '../../../../components/cards/cardAuthors';
import { cardHeadline } from '../../../../components/cards/cardHeadline';
import { cardImage } from '../../../../components/cards/cardImage';
import { HeadlineItems } from '../../../../components/fronts/HeadlineItems';
import { timestampFormat } from '../../../../components/fronts/timestampFormat';
import { Byline } from '../../../../components/ui/Byline';
import { Picture } from '../../../../components/ui/Picture';
import { Timestamp } from '../../../../components/ui/Timestamp';
import type { StoryCard } from '../../../../content/schemas/ans';
import type { Team } from '../../../../properties/teams';
import type { Game } from '../../../../utils/stats/game';
import { GameSection } from '../../game/GameSection';

/** px: a bit more than half of the main column, all of it on a phone. */
const SIZES = '(min-width: 1024px) 480px, (min-width: 768px) 58vw, 100vw';

export interface PreviewStoriesProps {
  game: Game;
  team: Team;
  /** Newest first; the first one stands large. */
  stories: readonly StoryCard[];
  /** ms since 1970. */
  now: number;
}

/** What the newsroom wrote about a game to come; null when it wrote nothing yet. */
export function PreviewStories({ game, team, stories, now }: PreviewStoriesProps) {
  const [lead, ...others] = stories;
  if (!lead) return null;
  const isComing = game.status === 'pre-game' || game.status === 'delayed';
  return (
    <GameSection id="preview" className="preview-stories" title={isComing ? 'Preview' : 'Coverage'}>
      <LeadStory story={lead} now={now} />
      {others.length > 0 && (
        <HeadlineItems
          stories={others}
          showTimestamps
          provenance={`game-preview:${team.key}`}
          now={now}
        />
      )}
    </GameSection>
  );
}

function LeadStory({ story, now }: { story: StoryCard; now: number }) {
  const image = cardImage(story);
  return (
    <article className="preview-lead">
      {image && <Picture image={image} ratio="16x9" sizes={SIZES} alt="" priority />}
      <div className="preview-lead__text">
        <h3 className="preview-lead__title">
          <a href={story.canonical_url} data-link-type="headline">
            {cardHeadline(story)}
          </a>
        </h3>
        {story.description !== '' && <p className="preview-lead__deck">{story.description}</p>}
        <Byline authors={cardAuthors(story)} isLinked={false} />
        {story.display_date !== '' && (
          <Timestamp date={story.display_date} format={timestampFormat(story.display_date, now)} />
        )}
      </div>
    </article>
  );
}
