import type { Game } from '../../../../utils/stats/game';
import type { DriveItem, FieldMove } from './driveList';

/** Yards of an end zone, and the height of the drawing in the same units. */
const END_ZONE = 10;
const HEIGHT = 20;
const MIDDLE = HEIGHT / 2;
const VIEW_BOX = `0 0 ${100 + 2 * END_ZONE} ${HEIGHT}`;

const TENS = [10, 20, 30, 40, 50, 60, 70, 80, 90];

export interface DriveFieldProps {
  game: Game;
  item: DriveItem;
  field: NonNullable<DriveItem['field']>;
}

/** The field, drawn once for all drives of the page: the away team's goal line is on the left. */
export function FieldSymbol({ game }: { game: Game }) {
  return (
    <svg className="drive-ground" width="0" height="0" aria-hidden="true">
      <symbol id="drive-ground" viewBox={VIEW_BOX}>
        <rect className="drive-field__zone--away" width={END_ZONE} height={HEIGHT} />
        <rect className="drive-field__grass" x={END_ZONE} width="100" height={HEIGHT} />
        <rect
          className="drive-field__zone--home"
          x={100 + END_ZONE}
          width={END_ZONE}
          height={HEIGHT}
        />
        <path
          className="drive-field__yards"
          d={TENS.map((yards) => `M${END_ZONE + yards} 0v${HEIGHT}`).join('')}
        />
        {TENS.map((yards) => (
          <text key={yards} className="drive-field__number" x={END_ZONE + yards} y={HEIGHT - 2}>
            {Math.min(yards, 100 - yards)}
          </text>
        ))}
        <text
          className="drive-field__team drive-field__team--away"
          transform={`translate(6.6 ${MIDDLE}) rotate(-90)`}
        >
          {game.away.abbreviation}
        </text>
        <text
          className="drive-field__team drive-field__team--home"
          transform={`translate(113.4 ${MIDDLE}) rotate(90)`}
        >
          {game.home.abbreviation}
        </text>
      </symbol>
    </svg>
  );
}

/** The way of a drive on the field. */
export function DriveField({ game, item: { drive }, field }: DriveFieldProps) {
  const { start, end, moves } = field;
  const forward = drive.place === 'away' ? 1 : -1;
  const tip = END_ZONE + end;
  const isLoss = ({ from, to }: FieldMove) => (to - from) * forward < 0;
  const wayOf = (some: FieldMove[]) =>
    some.map(({ from, to }) => `M${END_ZONE + from} ${MIDDLE}H${END_ZONE + to}`).join('');
  return (
    <svg
      className={`drive-field drive-field--${drive.place}`}
      viewBox={VIEW_BOX}
      role="img"
      aria-label={describe(game, drive.place, start, end)}
    >
      <use href="#drive-ground" />
      <path className="drive-field__gain" d={wayOf(moves.filter((move) => !isLoss(move)))} />
      <path className="drive-field__loss" d={wayOf(moves.filter(isLoss))} />
      <path
        className="drive-field__spots"
        d={moves.map(({ from }) => `M${END_ZONE + from} ${MIDDLE}h0`).join('')}
      />
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
