import type { Game } from '../../../../utils/stats/game';
import { gameColors } from '../../game/gameColors';
import { GameSection } from '../../game/GameSection';

/** Both teams' numbers with a bar between them where numbers can be compared. */
export function TeamStats({ game }: { game: Game }) {
  if (game.teamStats.length === 0) return null;
  return (
    <GameSection id="team-stats" className="team-stats" title="Team stats">
      <table style={gameColors(game)}>
        <thead>
          <tr>
            <th scope="col">{game.away.nickname}</th>
            <th scope="col">
              <span className="visually-hidden">Statistic</span>
            </th>
            <th scope="col">{game.home.nickname}</th>
          </tr>
        </thead>
        <tbody>
          {game.teamStats.map(({ label, away, home, share }) => (
            <tr key={label}>
              <td>{away}</td>
              <th scope="row">
                {label}
                {share !== null && (
                  <svg
                    className="team-stats__bar"
                    viewBox="0 0 100 4"
                    preserveAspectRatio="none"
                    aria-hidden="true"
                  >
                    <rect className="team-stats__away" width={partOf(share)} height="4" />
                    <rect
                      className="team-stats__home"
                      x={partOf(share) + 1}
                      width={Math.max(0, 99 - partOf(share))}
                      height="4"
                    />
                  </svg>
                )}
              </th>
              <td>{home}</td>
            </tr>
          ))}
        </tbody>
      </table>
    </GameSection>
  );
}

function partOf(share: number): number {
  return Math.round(Math.min(1, Math.max(0, share)) * 99);
}
