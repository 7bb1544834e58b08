import { dayIn, dayNumber, writeDay } from '../../services/stats/days';
import { gamesOn } from './schedule/gamesOn';
import { dayOfDate, idOf } from '../../services/stats/eventFacts';
import { LEAGUES, openStats, type TestStats } from './testing/openStats';
import { startOf } from './testing/startOf';
import { tallyOf } from './testing/tallyOf';

// Hundreds of games are played in here.
const BASE = '/gateway/statsinc';
const NOW = '2026-11-21T18:30:00Z';
const TODAY = dayNumber(2026, 11, 21);
const DAY = 86_400_000;

let stats: TestStats;
beforeAll(async () => {
  stats = await openStats();
});
beforeEach(() => stats.setClock(NOW));
afterAll(() => stats.close());

describe('a list of events', () => {
  it.each(LEAGUES)(
    'of %s is that of two weeks back to three weeks ahead, by start',
    async (league) => {
      const events = await stats.events(league);
      const starts = events.filter(({ startDate }) => !startDate[0]?.isTba).map(startOf);
      expect(events.length).toBeGreaterThan(8);
      expect(events.length).toBeLessThan(60);
      expect(starts).toEqual([...starts].sort((a, b) => a - b));
      expect(Math.min(...starts)).toBeGreaterThanOrEqual(Date.parse(NOW) - 15 * DAY);
      expect(Math.max(...starts)).toBeLessThanOrEqual(Date.parse(NOW) + 22 * DAY);
      expect(new Set(events.map(({ eventId }) => eventId)).size).toBe(events.length);
    },
  );

  it('leaves out what only the page of one game needs', async () => {
    for (const event of await stats.events('football/nfl')) {
      expect([event.pbp, event.driveCharts, event.boxscores]).toEqual([[], [], []]);
    }
  });

  it('has the home team first, and a local team in every game', async () => {
    for (const { teams } of await stats.events('hockey/nhl')) {
      expect(teams.map(({ teamLocationType }) => teamLocationType.teamLocationTypeId)).toEqual([
        1, 2,
      ]);
      expect(teams.map(({ teamId }) => teamId)).toContain(4968);
    }
  });

  it('of a team has only its games; of one that is not in the league, none', async () => {
    const all = await stats.events('baseball/mlb');
    const opponent = all[0]?.teams.find(({ teamId }) => teamId !== 246)?.teamId;
    const some = await stats.events(`baseball/mlb?teamId=${opponent}`);
    expect(some.length).toBeGreaterThan(0);
    expect(some.length).toBeLessThan(all.length);
    for (const { teams } of some) expect(teams.map(({ teamId }) => teamId)).toContain(opponent);
    expect(await stats.events('baseball/mlb?teamId=246')).toEqual(all);
    expect(await stats.events('baseball/mlb?teamId=354')).toEqual([]);
  });

  it('of a date has the games that begin or resume on it where they are played', async () => {
    for (const day of [TODAY - 1, TODAY, TODAY + 3, TODAY + 6]) {
      const expected = [day - 1, day, day + 1]
        .flatMap(gamesOn)
        .filter(
          ({ local, start, venue }) =>
            local.league === 'mlb' && dayIn(start, venue.timeZone) === day,
        )
        .map(({ eventId }) => eventId);
      const listed = await stats.events(
        `baseball/mlb?date=${writeDay(day)}&requestedDateOnly=true`,
      );
      expect(listed.map(({ eventId }) => eventId)).toEqual(expected);
      expect(listed.length).toBeGreaterThan(0);
    }
  });

  it('of a date has the suspended game that goes on that day', async () => {
    const suspended = (await stats.events('baseball/mlb')).find(
      ({ eventStatus }) => eventStatus.name === 'Suspended',
    );
    const day = writeDay(dayOfDate(suspended!.suspendedResumeDate![0]!));
    const listed = await stats.events(`baseball/mlb?date=${day}&requestedDateOnly=true`);
    expect(listed.map(({ eventId }) => eventId)).toContain(suspended?.eventId);
  });

  it('has games of the hour only while they are near', async () => {
    const now = Date.parse(NOW);
    for (const league of LEAGUES) {
      const hourly = (await stats.events(league)).filter((event) => idOf(event) % 100 >= 20);
      for (const event of hourly) expect(Math.abs(startOf(event) - now)).toBeLessThan(DAY);
    }
  });

  it('around a date is that of five weeks around it', async () => {
    const events = await stats.events('soccer/mls?date=2026-06-15');
    expect(startOf(events[0]!)).toBeLessThan(Date.parse('2026-06-08'));
    expect(startOf(events.at(-1)!)).toBeGreaterThan(Date.parse('2026-07-01'));
  });
});

describe('whenever somebody looks', () => {
  it.each([
    '2026-11-23T09:10:00Z',
    '2026-11-25T12:40:00Z',
    '2027-01-01T05:00:00Z',
    '2027-07-04T17:59:00Z',
  ])('a game is on in one of the lists: %s', async (at) => {
    await stats.setClock(at);
    const lists = await Promise.all(LEAGUES.map((league) => stats.events(league)));
    const live = lists.flat().filter(({ eventStatus }) => eventStatus.name === 'In-Progress');
    expect(live.length).toBeGreaterThan(0);
  });
});

describe('a day far away', () => {
  it.each(['2003-05-17', '2098-12-30'])('has games as well, without records: %s', async (date) => {
    const lists = await Promise.all(
      LEAGUES.map((league) => stats.events(`${league}?date=${date}&requestedDateOnly=true`)),
    );
    expect(lists.flat().length).toBeGreaterThan(8);
    for (const { eventStatus, teams } of lists.flat()) {
      const games = teams.map(({ record }) => {
        const { wins, losses, ties } = tallyOf(record);
        return wins + losses + ties;
      });
      expect(Math.max(...games)).toBeLessThanOrEqual(eventStatus.name === 'Final' ? 1 : 0);
    }
  });
});

describe('one event', () => {
  it('has box score and team stats, and plays and drives when asked for', async () => {
    const played = (await stats.events('football/nfl')).find(
      ({ eventStatus }) => eventStatus.name === 'Final',
    );
    const path = `football/nfl/${played?.eventId}`;
    const plain = await stats.event(path);
    const full = await stats.event(`${path}?pbp=true&driveCharts=true`);
    expect([plain.pbp, plain.driveCharts]).toEqual([[], []]);
    expect(plain.boxscores).toHaveLength(2);
    expect(Object.keys(plain.boxscores[0]?.teamStats ?? {}).length).toBeGreaterThan(3);
    expect(full.pbp.length).toBeGreaterThan(50);
    expect(full.driveCharts.length).toBeGreaterThan(10);
    expect({ ...full, pbp: [], driveCharts: [] }).toEqual(plain);
  });

  it('is the same game as in the list', async () => {
    for (const league of LEAGUES) {
      const [listed] = await stats.events(league);
      const { boxscores: _boxes, ...event } = await stats.event(`${league}/${listed?.eventId}`);
      expect(listed).toMatchObject(event);
    }
  });

  it.each([
    ['of no day', 'football/nfl/30000000'],
    ['that the day does not have', 'football/nfl/32077899'],
    ['of another league', 'hockey/nhl/32077900'],
    ['of a make-up that nobody needs yet', 'baseball/mlb/12078305'],
  ])('%s is 404', async (_name, path) => {
    const answer = await stats.app.inject(`${BASE}/stats-query/${path}`);
    expect(answer.statusCode).toBe(404);
    expect(answer.json().message).toMatch(/^There is no event \d+ in the (nfl|nhl|mlb)$/);
    expect(answer.headers['cache-control']).toBe('no-store');
  });
});

describe('standings', () => {
  it.each(LEAGUES)('of %s name every team once, the best first', async (league) => {
    const { groups } = (await stats.app.inject(`${BASE}/standings/${league}`)).json();
    const teams = groups.flatMap((group: { teams: { teamId: number }[] }) => group.teams);
    expect(new Set(teams.map(({ teamId }: { teamId: number }) => teamId)).size).toBe(teams.length);
    expect(teams.length).toBeGreaterThanOrEqual(30);
    for (const { teams: ranked } of groups) {
      const values = ranked.map((team: { points: number | null; percentage: string }) =>
        team.points === null ? Number(team.percentage) : team.points,
      );
      expect(values).toEqual([...values].sort((a, b) => b - a));
    }
  });
});
