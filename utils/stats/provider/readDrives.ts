import type { Drive } from '../game';
import { count, fields, list, text, whole } from '../read';
import type { PlayContext } from './readPlays';
import { clockText, readClock } from './readClock';

/** The possessions of a football game in their order; those of no known team are left out. */
export function readDrives(value: unknown, { sport, placeOf }: PlayContext): Drive[] {
  if (sport !== 'football') return [];
  const drives = list(value).flatMap((item, index): Drive[] => {
    const drive = fields(item);
    const place = placeOf(drive['teamId']);
    if (place === null) return [];
    const stats = fields(drive['driveStats']);
    return [
      {
        id: text(drive['driveId']) || `drive-${index + 1}`,
        place,
        result: text(fields(drive['driveEnd'])['driveChartPlayName']),
        plays: count(stats['plays'], 99),
        yards: whole(stats['yards'], -999, 999),
        possession: clockText(readClock(stats['timeOfPossession'])),
      },
    ];
  });
  return [...new Map(drives.map((drive) => [drive.id, drive])).values()];
}
