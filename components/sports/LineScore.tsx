import classNames from 'classnames';
import type { Game, Place } from '../../utils/stats/game';
import { lineCell } from '../../utils/stats/lineCell';
import { periodName } from '../../utils/stats/periodName';
import { regulationPeriods } from '../../utils/stats/regulationPeriods';
import { TeamMark } from './TeamMark';

/** Whose row comes first: visitors, as everywhere in America. */
const PLACES: readonly Place[] = ['away', 'home'];

const playedOf = ({ away, home }: Game): number => Math.max(away.lines.length, home.lines.length);

const hasPeriods = (game: Game): boolean => playedOf(game) > 0 || isFirstPeriod(game);

/** Whether there is more to a score than what stands above it. */
export const hasLineScore = (game: Game): boolean =>
  hasPeriods(game) || [game.away, game.home].some(({ totals }) => (totals?.hits ?? null) !== null);

/**
 * Points by period or inning, with the total; runs, hits and errors in baseball. All periods of a
 * regular game have a column from the start, so that nothing moves (widgets §4). Later on there are none
 * while the provider sends none; and where it has nothing but the score, which stands above, this is null.
 */
export function LineScore({ game }: { game: Game }) {
  const played = playedOf(game);
  const current = game.status === 'in-progress' ? currentOf(game.progress) : 0;
  const regulation = regulationPeriods(game.sport);
  if (!hasLineScore(game)) return null;
  const count = hasPeriods(game) ? Math.max(played, isShootout(game) ? 0 : current, regulation) : 0;
  const periods = Array.from({ length: count }, (_, index) => index + 1);
  const isBaseball = game.sport === 'baseball';
  return (
    <div
      className="line-score"
      role="region"
      aria-label={isBaseball ? 'Score by inning' : 'Score by period'}
      // oxlint-disable-next-line jsx-a11y/no-noninteractive-tabindex -- a long game scrolls, also by keys
      tabIndex={0}
      data-row
    >
      <table
        className={classNames(
          'line-score__table',
          isBaseball && 'line-score__table--innings',
          isBaseball && count > regulation && 'line-score__table--long',
        )}
      >
        <thead>
          <tr>
            <th scope="col" className="line-score__team">
              <span className="visually-hidden">Team</span>
            </th>
            {periods.map((period) => (
              <th
                key={period}
                scope="col"
                className={classNames(period === current && 'line-score__current')}
              >
                <Heading short={shortName(game, period)} long={periodName(game, period, 'long')} />
              </th>
            ))}
            {isBaseball ? <BaseballTotals /> : <Total />}
          </tr>
        </thead>
        <tbody>
          {PLACES.map((place) => (
            <Row
              key={place}
              game={game}
              place={place}
              periods={periods}
              current={isAtBat(game, place) ? current : 0}
            />
          ))}
        </tbody>
      </table>
    </div>
  );
}

/** `1`, `OT`, `10`. */
function shortName(game: Game, period: number): string {
  const isRegular = game.sport === 'baseball' || period <= regulationPeriods(game.sport);
  return isRegular ? String(period) : periodName(game, period, 'short');
}

/** A letter or two to see, a name to hear. */
function Heading({ short, long }: { short: string; long: string }) {
  return (
    <>
      <span aria-hidden="true">{short}</span>
      <span className="visually-hidden">{long}</span>
    </>
  );
}

function currentOf(progress: Extract<Game, { status: 'in-progress' }>['progress']): number {
  return progress.kind === 'innings' ? progress.inning : progress.period;
}

/** Lines come some seconds after the game began. */
function isFirstPeriod(game: Game): boolean {
  const progress = 'progress' in game ? game.progress : null;
  return progress !== null && currentOf(progress) === 1;
}

/** Its goals are no period's: a column stands only where the provider has one (hockey). */
function isShootout(game: Game): boolean {
  const progress = 'progress' in game ? game.progress : null;
  return progress?.kind === 'periods' && progress.isShootout;
}

/** Half an inning is one team's; a period is both teams'. */
function isAtBat(game: Game, place: Place): boolean {
  const progress = game.status === 'in-progress' ? game.progress : null;
  if (progress?.kind !== 'innings') return true;
  return progress.half === (place === 'away' ? 'Top' : 'Bottom');
}

function Total() {
  return (
    <th scope="col" className="line-score__total">
      <Heading short="T" long="Total" />
    </th>
  );
}

function BaseballTotals() {
  return (
    <>
      <th scope="col" className="line-score__total">
        <Heading short="R" long="Runs" />
      </th>
      <th scope="col">
        <Heading short="H" long="Hits" />
      </th>
      <th scope="col">
        <Heading short="E" long="Errors" />
      </th>
    </>
  );
}

interface RowProps {
  game: Game;
  place: Place;
  periods: readonly number[];
  current: number;
}

function Row({ game, place, periods, current }: RowProps) {
  const side = game[place];
  const { abbreviation, nickname, totals, score } = side;
  return (
    <tr>
      <th scope="row" className="line-score__team">
        <span>
          <TeamMark team={side} league={game.league} size={20} />
          <Heading short={abbreviation} long={nickname} />
        </span>
      </th>
      {periods.map((period) => (
        <td key={period} className={classNames(period === current && 'line-score__current')}>
          {lineCell(game, place, period)}
        </td>
      ))}
      <td className="line-score__total" data-score>
        {totals?.runs ?? score ?? ''}
      </td>
      {game.sport === 'baseball' && (
        <>
          <td>{totals?.hits ?? ''}</td>
          <td>{totals?.errors ?? ''}</td>
        </>
      )}
    </tr>
  );
}
