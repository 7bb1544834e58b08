import type { SportEvent } from '../../services/stats/SportEvent';
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
