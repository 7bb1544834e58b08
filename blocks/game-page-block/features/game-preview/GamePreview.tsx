import type { StoryCard } from '../../../../content/schemas/ans';
import type { Team } from '../../../../properties/teams';
import type { Game } from '../../../../utils/stats/game';
import type { Standings } from '../../../../utils/stats/standings';
import { CompareTable } from '../../game/CompareTable';
import type { FormGame } from '../../game/formGames';
import { GameSection } from '../../game/GameSection';
import { GameList } from './GameList';
import { matchupRows } from './matchupRows';
import type { Meetings } from './meetingsOf';
import { PreviewStories } from './PreviewStories';
import { standingsAround } from './standingsAround';
import { StandingsTable } from './StandingsTable';
import { WatchFacts } from './WatchFacts';

export interface GamePreviewProps {
  game: Game;
  /** The local team. */
  team: Team;
  stories: readonly StoryCard[];
  /** Null where they can't be had. */
  standings: Standings | null;
  /** The team's latest finals, newest first. */
  results: readonly FormGame[];
  meetings: Meetings;
  /** ms since 1970. */
  now: number;
}

/** The page's main column before a game: what we wrote, how the teams stand, how to watch. */
export function GamePreview(props: GamePreviewProps) {
  const { game, team, stories, standings, results, meetings, now } = props;
  const pair = `${game.away.nickname} and ${game.home.nickname}`;
  const rows = matchupRows(game, standings);
  const lists = [
    { title: `Lately for the ${team.name}`, games: results },
    { title: 'Recent meetings', games: meetings.past },
    { title: 'They meet again', games: meetings.next },
  ];
  return (
    <div className="preview">
      <PreviewStories game={game} team={team} stories={stories} now={now} />
      {rows.length > 0 && (
        <GameSection id="matchup" className="matchup" title="The matchup">
          <CompareTable game={game} caption={`How the ${pair} stand`} rows={rows} />
        </GameSection>
      )}
      <div className="preview__columns">
        <WatchFacts game={game} team={team} />
        {lists.map(({ title, games }) => (
          <GameList key={title} title={title} games={games} now={now} />
        ))}
        {standingsAround(game, standings).map((part) => (
          <StandingsTable key={part.name} part={part} league={game.league} team={team} />
        ))}
      </div>
    </div>
  );
}
