import classNames from 'classnames';
import { hasLineScore, LineScore } from '../../../components/sports/LineScore';
import type { AnsImage, SafeHtml, StoryCard } from '../../../content/schemas/ans';
import { announcement } from '../../../utils/stats/announcement';
import type { Game } from '../../../utils/stats/game';
import { gamePath } from '../../../utils/stats/gamePath';
import { hasScores } from '../../../utils/stats/hasScores';
import { spokenScore } from '../../../utils/stats/spokenScore';
import { statusName } from '../../../utils/stats/statusName';
import { BoardFooter } from './BoardFooter';
import { BoardHeader } from './BoardHeader';
import { BoardMedia } from './BoardMedia';
import { BoardMiddle } from './BoardMiddle';
import { BoardSide } from './BoardSide';
import { hasHeader, type BoardPlace } from './boardPlace';
import { LastPlay } from './LastPlay';
import { situationText } from './situationText';
import { teamStripe } from './teamStripe';

export interface ScoreboardViewProps {
  game: Game;
  place: BoardPlace;
  hasTopPadding: boolean;
  editorial: { heading: string; content: SafeHtml };
  /** Null where none is shown. */
  image: AnsImage | null;
  /** YouTube code of the stream that is on; null for none. */
  stream: string | null;
  latest: StoryCard | null;
  hasCallToAction: boolean;
}

/** A game: who plays, the score, how far it is, and what to read and watch of it (widgets §4). */
export function ScoreboardView(props: ScoreboardViewProps) {
  const { game, place, editorial } = props;
  const pair = `${game.away.nickname} at ${game.home.nickname}`;
  const showsHeader = hasHeader(game, place);
  const hasNumbers = place !== 'packages' && hasScores(game) && hasLineScore(game);
  const hasMedia = props.image !== null || Boolean(props.stream);
  return (
    <section
      className={classNames(
        'scoreboard',
        `scoreboard--${place}`,
        `scoreboard--${statusName(game.status).toLowerCase().replaceAll(' ', '-')}`,
        props.hasTopPadding && 'scoreboard--padded',
      )}
      aria-label={`Scoreboard, ${pair}`}
      style={teamStripe(game)}
    >
      <span data-announce={`game-${game.eventId}`} hidden>
        {announcement(game)}
      </span>
      <div className={classNames('scoreboard__body', hasMedia && 'scoreboard__body--media')}>
        <div className="scoreboard__main">
          {showsHeader && <BoardHeader game={game} />}
          <div className={classNames('scoreboard__row', hasNumbers && 'scoreboard__row--numbers')}>
            <div className="scoreboard__game">
              <BoardLink game={game} isLink={place !== 'gameday'} />
              <div className="scoreboard__teams" aria-hidden="true">
                <BoardSide game={game} place="away" />
                <BoardMiddle game={game} hasHeader={showsHeader} />
                <BoardSide game={game} place="home" />
              </div>
            </div>
            {hasNumbers && <LineScore game={game} />}
          </div>
          <LastPlay game={game} />
          <Editorial heading={editorial.heading} content={editorial.content} />
          <BoardFooter game={game} latest={props.latest} hasCallToAction={props.hasCallToAction} />
        </div>
        <BoardMedia title={pair} image={props.image} stream={props.stream} />
      </div>
    </section>
  );
}

/** What editors say of the game. */
function Editorial({ heading, content }: ScoreboardViewProps['editorial']) {
  if (!heading && !content) return null;
  return (
    <div className="scoreboard__editorial">
      {heading && <h2 className="scoreboard__heading">{heading}</h2>}
      {content && (
        <div className="scoreboard__text" dangerouslySetInnerHTML={{ __html: content }} />
      )}
    </div>
  );
}

/** The score in words, which leads to the game-day page (widgets §2). */
function BoardLink({ game, isLink }: { game: Game; isLink: boolean }) {
  const path = isLink ? gamePath(game) : null;
  const score = spokenScore(game);
  const words = `${score}${score.endsWith('.') ? '' : '.'} ${situationText(game)}`;
  if (!path) return <p className="visually-hidden">{words}</p>;
  return (
    <a className="scoreboard__link" href={path}>
      <span className="visually-hidden">{words}</span>
    </a>
  );
}
