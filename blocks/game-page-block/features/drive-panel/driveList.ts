import { fieldSpot } from '../../../../utils/stats/fieldSpot';
import type { Drive, Game, Play } from '../../../../utils/stats/game';
import { orderOf } from '../../game/orderOf';

/** Yards on the field, from the away team's goal line (0) to the home team's (100). */
export interface FieldMove {
  id: string;
  from: number;
  to: number;
}

export interface DriveItem {
  drive: Drive;
  /** Only those whose yard lines and text are all known (widgets §5). */
  lines: Play[];
  isOpen: boolean;
  /** Where it led; null where its yard lines are not known. */
  field: { start: number; end: number; moves: FieldMove[] } | null;
  /** The score after it; null where its plays don't say. */
  score: { away: number; home: number } | null;
}

/**
 * The drives as the panel shows them (widgets §4): newest first while the game is in progress. One is
 * open to begin with: the first of the game, or the last while the list is reversed; either is on top.
 */
export function driveList(game: Game): DriveItem[] {
  const drives = orderOf(game) === 'newest' ? game.drives.toReversed() : game.drives;
  return drives.map((drive, index) => {
    const plays = game.plays.filter(({ driveId }) => driveId === drive.id);
    const lines = plays.filter(({ situation, text }) => situation !== '' && text !== '');
    const last = plays.at(-1);
    const score =
      last && last.away !== null && last.home !== null
        ? { away: last.away, home: last.home }
        : null;
    return { drive, lines, isOpen: index === 0, field: fieldOf(game, drive, lines), score };
  });
}

/** Away teams play to the right. */
function fieldOf(game: Game, drive: Drive, lines: readonly Play[]): DriveItem['field'] {
  const spots = lines.flatMap(({ id, situation }) => {
    const spot = fieldSpot(situation, game);
    return spot === null ? [] : [{ id, spot }];
  });
  const start = spots[0]?.spot;
  const isTouchdown = /touchdown/i.test(drive.result);
  if (start === undefined || (drive.yards === null && !isTouchdown)) return null;
  const forward = drive.place === 'away' ? 1 : -1;
  const goal = drive.place === 'away' ? 100 : 0;
  const end = isTouchdown ? goal : onField(start + forward * (drive.yards ?? 0));
  const moves = spots.map(({ id, spot }, index) => ({
    id,
    from: spot,
    to: spots[index + 1]?.spot ?? end,
  }));
  return { start, end, moves };
}

function onField(spot: number): number {
  return Math.min(100, Math.max(0, spot));
}
