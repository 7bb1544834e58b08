import { FollowForm } from '../../../../components/reader/FollowForm';
import { ShareMenu } from '../../../../components/sharing/ShareMenu';
import { LineScore } from '../../../../components/sports/LineScore';
import { Icon } from '../../../../components/ui/Icon';
import { announcement } from '../../../../utils/stats/announcement';
import type { Game } from '../../../../utils/stats/game';
import { hasScores } from '../../../../utils/stats/hasScores';
import { isLive } from '../../../../utils/stats/isLive';
import { gameColors } from '../../game/gameColors';
import { BoardSide } from './BoardSide';
import { BoardStatus } from './BoardStatus';
import { GameBar } from './GameBar';
import { gameDate } from '../../game/gameDate';
import { hasBox } from '../../game/hasBox';
import { isAhead } from '../../game/isAhead';
import { spokenBoard } from './spokenBoard';

export interface GameHeaderProps {
  game: Game;
  /** The local team's key, name, path and calendar; null when none of the five plays. */
  team: { key: string; name: string; path: string; calendar: string } | null;
  /** The whole address of the page. */
  url: string;
}

/** The board on top of a game's page, and the bar that stays in sight (widgets §2, §4). */
export function GameHeader({ game, team, url }: GameHeaderProps) {
  const title = `${game.away.nickname} at ${game.home.nickname}`;
  const facts = [game.occasion, gameDate(game), game.venue, game.network].filter(Boolean);
  return (
    <section className="game-header" aria-label="Score">
      <div
        className={`board board--${game.status} board--${game.sport}`}
        id={anchorOf(game)}
        style={gameColors(game)}
      >
        <div className="board__top">
          <p className="board__path">
            {team && <a href={`${team.path}/`}>{team.name}</a>}
            <a href="/sports/gameday-central">Gameday Central</a>
          </p>
          {team && (
            <a className="board__tool" href={team.calendar}>
              <Icon name="calendar" size={18} />
              <span>{team.name} calendar</span>
            </a>
          )}
          <ShareMenu url={url} title={title} look="button" />
        </div>
        <div className="front__name">
          <h1 className="board__title">{title}</h1>
          {team && <FollowForm kind="team" id={team.key} title={team.name} isNamed />}
        </div>
        <p className="board__facts">
          {facts.map((fact) => (
            <span key={fact}>{fact}</span>
          ))}
        </p>
        <p className="visually-hidden">{spokenBoard(game)}</p>
        <p hidden data-announce="game">
          {announcement(game)}
        </p>
        <div className="board__teams" id="board" aria-hidden="true">
          <BoardSide game={game} place="away" />
          <BoardStatus game={game} />
          <BoardSide game={game} place="home" />
        </div>
        <div className="board__foot" data-row>
          <Note game={game} />
          {hasLines(game) && <LineScore game={game} />}
        </div>
      </div>
      <GameBar game={game} />
    </section>
  );
}

/** Links to the box score of a final (widgets §2) lead to its score where the provider sends no tables. */
function anchorOf(game: Game): string | undefined {
  return game.status === 'final' && !hasBox(game) ? 'box-score' : undefined;
}

/** A game without a score has no line score either, nor one of which nothing was played. */
function hasLines(game: Game): boolean {
  return hasScores(game) && !isAhead(game) && game.home.score !== null && game.away.score !== null;
}

/** What there is to say: the latest play (its place before the first) while the game goes on, otherwise what editors wrote. */
function Note({ game }: { game: Game }) {
  if (isLive(game) && !isAhead(game)) {
    const latest = game.plays.at(-1)?.text || game.lastPlayHeadline;
    return (
      <p className="board__note board__note--play">
        {latest && (
          <>
            <b>Last play</b> {latest}
          </>
        )}
      </p>
    );
  }
  if (game.editorial) {
    // Named, so that it doesn't become the line score when the game begins.
    const { heading, content } = game.editorial;
    return (
      <div className="board__note" id="board-note">
        {heading && <p className="board__note-title">{heading}</p>}
        {content && <p>{content}</p>}
      </div>
    );
  }
  const headline = hasScores(game) ? game.lastPlayHeadline : '';
  return headline ? <p className="board__note">{headline}</p> : null;
}
