import { TeamMark } from '../../../components/sports/TeamMark';
import type { Side } from '../../../utils/stats/game';
import { gamePath } from '../../../utils/stats/gamePath';
import type { FormGame } from './formGames';

const RESULTS = { won: ['W', 'Won'], lost: ['L', 'Lost'], drawn: ['T', 'Tied'] } as const;

/** A game of a team in a list: opponent, day, and the result once there is one. */
export function FormRow({ item, when }: { item: FormGame; when: string }) {
  const { game, place, result } = item;
  const own = game[place];
  const other = game[place === 'home' ? 'away' : 'home'];
  const path = gamePath(game);
  const opponent = `${place === 'home' ? 'vs.' : 'at'} ${other.nickname}`;
  return (
    <li className="form__row">
      <TeamMark team={other} league={game.league} size={24} />
      <span className="form__opponent">
        {path ? <a href={path}>{opponent}</a> : opponent}
        <span className="form__when">{when}</span>
      </span>
      {result && (
        <span className={`form__result form__result--${result}`}>
          <span aria-hidden="true">{RESULTS[result][0]}</span>
          <span className="visually-hidden">{RESULTS[result][1]}</span> {scoreText(own, other)}
        </span>
      )}
    </li>
  );
}

/**
 * The team's own score first; empty where one of the two is not known. A tie that a shootout decided has its
 * goals too: `4-4 (3-5 PK)`.
 */
function scoreText(own: Side, other: Side): string {
  const [first, second] = [own, other].map(({ totals, score }) => totals?.runs ?? score);
  if (first === null || second === null) return '';
  const hasShootout =
    first === second && own.shootout !== undefined && other.shootout !== undefined;
  return `${first}-${second}${hasShootout ? ` (${own.shootout}-${other.shootout} PK)` : ''}`;
}
