import type { SportEvent } from '../../services/stats/SportEvent';
import { dayNumber } from '../../services/stats/days';
import { eventOf, listedEventOf } from './eventOf';
import { gamesOn } from './schedule/gamesOn';
import { LEAGUES, openStats, type TestStats } from './testing/openStats';

let stats: TestStats;
beforeAll(async () => {
  stats = await openStats();
});
afterAll(() => stats.close());

const LATER = ['16:30', '19:10', '21:55', '23:20'].map((time) => `2026-11-22T${time}:00Z`);

/** What a list leaves out. */
const listed = (event: SportEvent) => ({ ...event, boxscores: [] });

describe.each(LEAGUES)('a list of %s', (league) => {
  it.each(LATER)('says at %s of every game what its own page says', async (at) => {
    await stats.setClock(at);
    const events = await stats.events(league);
    expect(events.length).toBeGreaterThan(4);
    for (const event of events) {
      expect(listed(await stats.event(`${league}/${event.eventId}`))).toEqual(event);
    }
  });

  it('of a day has the games of the longer list', async () => {
    await stats.setClock('2026-11-22T21:00:00Z');
    const all = new Map((await stats.events(league)).map((event) => [event.eventId, event]));
    const day = await stats.events(`${league}?date=2026-11-22&requestedDateOnly=true`);
    for (const event of day) expect(all.get(event.eventId) ?? event).toEqual(event);
  });
});

it('a list that was asked for during a game tells its end afterwards, as it then stays', () => {
  const details = { pbp: false, driveCharts: false };
  const game = gamesOn(dayNumber(2026, 11, 22)).find(({ course }) => course === 'regular')!;
  const after = (hours: number) => new Date(game.start.getTime() + hours * 3_600_000);
  const statusOf = (now: Date) => listedEventOf(game, now, details).eventStatus.name;
  expect([statusOf(after(1)), statusOf(after(8))]).toEqual(['In-Progress', 'Final']);
  const end = eventOf(game, after(8), { ...details, box: false });
  expect(listedEventOf(game, after(9), details)).toEqual(end);
});
