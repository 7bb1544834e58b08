import type { SportEvent } from './SportEvent';
import { freshFor } from './freshFor';

const NOW = new Date('2026-11-22T17:00:00Z');

/** @param startsIn minutes; null for a time that nobody knows, `days` from now */
function event(eventStatusId: number, startsIn: number | null, teamId = 2, days = 0): SportEvent {
  const start = new Date(NOW.getTime() + (startsIn ?? 0) * 60_000 + days * 86_400_000);
  return {
    eventStatus: { eventStatusId },
    teams: [{ teamId: 1 }, { teamId }],
    startDate: [
      {
        dateType: 'UTC',
        year: start.getUTCFullYear(),
        month: start.getUTCMonth() + 1,
        date: start.getUTCDate(),
        ...(startsIn === null ? {} : { hour: start.getUTCHours(), minute: start.getUTCMinutes() }),
      },
    ],
  } as unknown as SportEvent;
}

describe('an answer is fresh', () => {
  it.each([
    ['10 s while the Eagles play', [event(2, -60, 354)], 10],
    ['10 s when they are among others', [event(2, -60), event(2, -60, 354)], 10],
    ['30 s while another game is on', [event(2, -60)], 30],
    ['30 s while it is delayed', [event(23, -60)], 30],
    ['30 s while it is suspended, by either id', [event(66, -60)], 30],
    ['30 s when one of many is on', [event(4, -300, 354), event(6, -60), event(1, 60)], 30],
    ['a minute while one begins today', [event(4, -300), event(1, 300)], 60],
    ['a minute when it begins soon', [event(1, 20)], 60],
    ['10 s when it should have begun', [event(1, -1)], 10],
    ['5 minutes when nothing begins today', [event(1, 2000)], 300],
    ['a minute when one begins today and nobody knows when', [event(1, null)], 60],
    ['5 minutes when the time of another day is not known', [event(1, null, 2, 3)], 300],
    ['5 minutes when it was to be at some time three days ago', [event(1, null, 2, -3)], 300],
    ['5 minutes when all is over', [event(4, -300), event(5, -300), event(9, 60)], 300],
    ['5 minutes when there is nothing', [], 300],
  ] as const)('%s', (_name, events, seconds) => {
    expect(freshFor(events, NOW)).toBe(seconds);
  });

  it('never past the start of a game', () => {
    expect(freshFor([event(1, 0.5)], NOW)).toBeLessThanOrEqual(60);
    expect(freshFor([event(1, 1)], new Date(NOW.getTime() + 30_000))).toBe(30);
  });
});
