import type { Game } from '../../../../utils/stats/game';
import type { DriveItem } from './driveList';

/** Yards of an end zone, and the height of the drawing in the same units. */
const END_ZONE = 10;
const HEIGHT = 20;
const MIDDLE = HEIGHT / 2;

const TENS = [10, 20, 30, 40, 50, 60, 70, 80, 90];

export interface DriveFieldProps {
  game: Game;
  item: DriveItem;
  field: NonNullable<DriveItem['field']>;
}

/** The way of a drive on the field, drawn with the away team's goal line on the left. */
export function DriveField({ game, item: { drive }, field }: DriveFieldProps) {
  const { start, end, moves } = field;
  const forward = drive.place === 'away' ? 1 : -1;
  const tip = END_ZONE + end;
  return (
    <svg
      className={`drive-field drive-field--${drive.place}`}
      viewBox={`0 0 ${100 + 2 * END_ZONE} ${HEIGHT}`}
      role="img"
      aria-label={describe(game, drive.place, start, end)}
    >
      <rect className="drive-field__zone--away" width={END_ZONE} height={HEIGHT} />
      <rect className="drive-field__grass" x={END_ZONE} width="100" height={HEIGHT} />
      <rect
        className="drive-field__zone--home"
        x={100 + END_ZONE}
        width={END_ZONE}
        height={HEIGHT}
      />
      {TENS.map((yards) => (
        <g key={yards}>
          <line
            className="drive-field__yards"
            x1={END_ZONE + yards}
            x2={END_ZONE + yards}
            y2={HEIGHT}
          />
          <text className="drive-field__number" x={END_ZONE + yards} y={HEIGHT - 2}>
            {Math.min(yards, 100 - yards)}
          </text>
        </g>
      ))}
      <text className="drive-field__team" transform={`translate(6.6 ${MIDDLE}) rotate(-90)`}>
        {game.away.abbreviation}
      </text>
      <text className="drive-field__team" transform={`translate(113.4 ${MIDDLE}) rotate(90)`}>
        {game.home.abbreviation}
      </text>
      {moves.map(({ id, from, to }) => (
        <g
          key={id}
          className={(to - from) * forward < 0 ? 'drive-field__loss' : 'drive-field__gain'}
        >
          <line x1={END_ZONE + from} x2={END_ZONE + to} y1={MIDDLE} y2={MIDDLE} />
          <circle cx={END_ZONE + from} cy={MIDDLE} r="0.9" />
        </g>
      ))}
      <path className="drive-field__tip" d={`M${tip} ${MIDDLE}l${-3 * forward}-2.200v4.400Z`} />
    </svg>
  );
}

function describe(game: Game, place: 'away' | 'home', start: number, end: number): string {
  const forward = place === 'away' ? 1 : -1;
  const yards = (end - start) * forward;
  const way = yards < 0 ? `back ${-yards}` : String(yards);
  return `From ${spotName(game, start)} to ${spotName(game, end)}: ${way} ${Math.abs(yards) === 1 ? 'yard' : 'yards'}`;
}

function spotName({ away, home }: Game, spot: number): string {
  if (spot <= 0) return `the ${away.nickname} end zone`;
  if (spot >= 100) return `the ${home.nickname} end zone`;
  if (spot === 50) return 'midfield';
  return spot < 50 ? `the ${away.nickname} ${spot}` : `the ${home.nickname} ${100 - spot}`;
}
