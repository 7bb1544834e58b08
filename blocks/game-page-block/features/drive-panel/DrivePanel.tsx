import { TeamMark } from '../../../../components/sports/TeamMark';
import type { Drive, Game } from '../../../../utils/stats/game';
import { gameColors } from '../../game/gameColors';
import { GameSection } from '../../game/GameSection';
import { orderOf } from '../../game/orderOf';
import { DriveField, FieldSymbol } from './DriveField';
import { driveList, type DriveItem } from './driveList';

/** The possessions of a football game, each opened by a click (widgets §4). */
export function DrivePanel({ game }: { game: Game }) {
  return (
    <GameSection id="drives" className="drives" title="Drives">
      <FieldSymbol game={game} />
      <div style={gameColors(game)} data-order={orderOf(game)}>
        {driveList(game).map((item) => (
          <DriveDisclosure key={item.drive.id} game={game} item={item} />
        ))}
      </div>
    </GameSection>
  );
}

function DriveDisclosure({ game, item }: { game: Game; item: DriveItem }) {
  const { drive, lines, isOpen, field, score } = item;
  const side = game[drive.place];
  return (
    <details className="drive" id={`drive-${drive.id}`} open={isOpen} data-row>
      <summary className="drive__summary">
        <TeamMark team={side} league={game.league} size={28} />
        <span className="drive__result">
          <span className="visually-hidden">{side.nickname}: </span>
          {drive.result || 'In progress'}
        </span>
        <span className="drive__stats">{statsOf(drive)}</span>
        {score && (
          <span className="drive__score">
            {game.away.abbreviation} {score.away}, {game.home.abbreviation} {score.home}
          </span>
        )}
      </summary>
      <div className="drive__body">
        {field && <DriveField game={game} item={item} field={field} />}
        <ol className="drive__lines">
          {lines.map(({ id, situation, text }) => (
            <li key={id}>
              <span className="drive__situation">{situation}</span> {text}
            </li>
          ))}
        </ol>
        {lines.length === 0 && drive.plays !== 0 && (
          <p className="drive__none">The plays of this drive are not known.</p>
        )}
      </div>
    </details>
  );
}

/** `9 plays, 75 yards, 4:12`, as far as it is known; of one that has just begun, that. */
function statsOf({ plays, yards, possession }: Drive): string {
  if (plays === 0) return 'No plays yet';
  const counted = (count: number | null, unit: string) =>
    count === null ? '' : `${count} ${unit}${Math.abs(count) === 1 ? '' : 's'}`;
  return [counted(plays, 'play'), counted(yards, 'yard'), possession].filter(Boolean).join(', ');
}
