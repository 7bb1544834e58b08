import type { PlayedDrive } from './PlayedGame';
import type { GameTimeline, TimedPlay } from './Fixture';
import { timeOf } from './timeOf';

/** The drives begun until `time` (ms since 1970), with what the plays told so far add up to. */
export function drivesUntil(
  { fixture, drives }: GameTimeline,
  told: TimedPlay[],
  time: number,
): PlayedDrive[] {
  return drives.flatMap((drive, index) => {
    if (drive.startAt > time) return [];
    const plays = told.filter(({ football }) => football?.drive === index);
    const latest = plays.at(-1);
    const isOver = drive.endAt <= time;
    // A drive may go on in the next quarter; the clock then began anew.
    const periods = (latest?.period ?? drive.startPeriod) - drive.startPeriod;
    const seconds = drive.startClock + periods * 900 - (latest?.clock ?? drive.startClock);
    return {
      driveId: `${fixture.eventId}-d${index}`,
      teamId: fixture[drive.place].teamId,
      driveEnd: { driveChartPlayName: isOver ? drive.result : '' },
      driveStats: {
        plays: plays.reduce((sum, { football }) => sum + (football?.plays ?? 0), 0),
        yards: plays.reduce((sum, { football }) => sum + (football?.yards ?? 0), 0),
        timeOfPossession: timeOf(Math.max(0, seconds)),
      },
    };
  });
}
