import type { Game } from '../../../../utils/stats/game';
import { hasScores } from '../../../../utils/stats/hasScores';
import { progressLabel } from '../../../../utils/stats/progressLabel';
import { boardHeader } from '../../../../utils/stats/boardHeader';
import { sectionsOf } from './sectionsOf';

/**
 * Leads to the parts of the page and stays in sight; once the board is out of it, the score stands
 * here too. Null where there is nothing to lead to.
 */
export function GameBar({ game }: { game: Game }) {
  const sections = sectionsOf(game);
  if (sections.length === 0) return null;
  return (
    <div className="game-bar" data-game-bar data-row>
      <nav className="game-bar__links" aria-label="This game">
        <ul>
          {sections.map(({ id, name }) => (
            <li key={id} data-row>
              <a href={`#${id}`}>{name}</a>
            </li>
          ))}
        </ul>
      </nav>
      {hasScores(game) && (
        <p className="game-bar__score" aria-hidden="true">
          {(['away', 'home'] as const).map((place) => (
            <span key={place}>
              {game[place].abbreviation} <b>{game[place].totals?.runs ?? game[place].score}</b>
            </span>
          ))}
          <span className="game-bar__progress">
            {progressLabel(game) || boardHeader(game).status}
          </span>
        </p>
      )}
    </div>
  );
}
