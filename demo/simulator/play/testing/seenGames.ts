import type { SportName } from '../../../../services/stats/SportEvent';
import type { PlayedGame } from '../PlayedGame';
import { eventAt } from '../eventAt';
import type { GameTimeline } from '../Fixture';
import { coursesOf, simulateGame } from '../simulateGame';
import { exampleFixture } from './exampleFixture';

export const SPORTS: SportName[] = ['baseball', 'basketball', 'football', 'hockey', 'soccer'];
export const ALL = { pbp: true, driveCharts: true, box: true };
const HOUR = 3_600_000;
const MOMENTS = 30;

export interface Seen {
  name: string;
  timeline: GameTimeline;
  /** In order of time. */
  events: PlayedGame[];
}

/** Games of all courses, each looked at again and again from a day before it to the end. */
export const seenOf = (sport: SportName): Seen[] =>
  coursesOf(sport).flatMap((course) =>
    (course === 'regular' ? [1, 2, 3] : [1]).map((seed) => {
      const fixture = exampleFixture(sport, seed * 17, course);
      const timeline = simulateGame(fixture);
      const start = fixture.start.getTime();
      const end = timeline.frames.at(-1)?.at ?? start;
      const last = Math.max(end, start);
      const moments = [start - 30 * HOUR, start - HOUR];
      for (let step = 0; step <= MOMENTS; step += 1) {
        moments.push(start + ((last - start) * step) / MOMENTS);
      }
      moments.push(last + 60_000);
      return {
        name: `${course} ${seed}`,
        timeline,
        events: moments.map((at) => eventAt(timeline, new Date(at), ALL)),
      };
    }),
  );

/** Every event of the games, with the one before it. */
export function eachEvent(
  games: readonly Seen[],
  check: (event: PlayedGame, previous: PlayedGame | undefined, seen: Seen) => void,
): void {
  for (const seen of games) {
    for (const [index, event] of seen.events.entries()) {
      check(event, seen.events[index - 1], seen);
    }
  }
}

export const sum = (values: number[]) => values.reduce((total, value) => total + value, 0);
