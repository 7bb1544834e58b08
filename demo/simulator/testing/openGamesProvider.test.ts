import { LOCAL_TEAMS } from '../../../services/stats/localTeams';
import { ProviderClient } from '../../../services/stats/provider/ProviderClient';
import { eventPath, eventsPath, standingsPath } from '../../../services/stats/provider/questions';
import { readEvents } from '../../../services/stats/provider/readEvents';
import { readStandings } from '../../../services/stats/provider/readStandings';
import { idOf } from '../../../services/stats/eventFacts';
import { StatsClock } from '../clock/StatsClock';
import { simulatedStats } from '../simulatedStats';
import { openGamesProvider, type GamesProvider } from './openGamesProvider';

const credentials = { key: 'a-key', secret: 'a-secret' };
const AT = Date.parse('2026-11-22T21:50:00Z');

let provider: GamesProvider;
beforeAll(async () => {
  provider = await openGamesProvider(credentials);
  provider.standAt(AT);
});
afterAll(() => provider.close());

const clientOf = (key: string, lines: string[] = []) =>
  new ProviderClient({
    base: provider.base,
    key,
    secret: credentials.secret,
    perSecond: 1000,
    perDay: 1000,
    timeout: 60_000,
    budget: 60_000,
    log: { warn: (line) => void lines.push(line) },
  });

describe.each(LOCAL_TEAMS)('the simulator as a provider, $league', (local) => {
  const all = { ...local, day: null, isDayOnly: false, pbp: false, driveCharts: false };
  const fresh = { freshFor: () => 0 };

  it('has its games, one game with its plays, and standings that are read whole', async () => {
    const client = clientOf(credentials.key);
    const { value: events } = await client.get(eventsPath(all), { read: readEvents, ...fresh });
    expect(new Set(events.map(idOf))).toEqual(new Set((await provider.games(local)).map(idOf)));
    const eventId = idOf(events[0]!);
    const path = eventPath({ ...local, eventId, pbp: true, driveCharts: true });
    const { value } = await client.get(path, { read: readEvents, ...fresh });
    expect(value).toEqual([await provider.game(local, eventId)]);

    const clock = new StatsClock();
    clock.set({ mode: 'paused', rate: 1, at: AT });
    const { body } = await simulatedStats(clock).standings(local);
    const read = (json: unknown) => readStandings(json, local.league);
    const { value: standings } = await client.get(standingsPath(local), { read, ...fresh });
    const numbersOf = ({ groups }: typeof body) =>
      groups.map(({ name, teams }) => [
        name,
        teams.map(({ teamId, record, points, streak }) => [teamId, record, points, streak]),
      ]);
    expect(numbersOf(standings)).toEqual(numbersOf(body));
  });
});

it('it refuses who does not sign, and has no other games', async () => {
  const lines: string[] = [];
  const path = 'football/nfl/events/1?';
  const reading = { read: readEvents, freshFor: () => 0 };
  await expect(clientOf('another', lines).get(path, reading)).rejects.toMatchObject({
    statusCode: 503,
  });
  expect(lines[0]).toContain('it refused our key (403)');
  await expect(clientOf(credentials.key).get(path, reading)).rejects.toMatchObject({
    statusCode: 404,
  });
});
