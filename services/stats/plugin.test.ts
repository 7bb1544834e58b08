import Fastify, { type FastifyInstance } from 'fastify';
import { statsService } from './plugin';

const BASE = '/gateway/statsinc';

let app: FastifyInstance;
const log: string[] = [];
beforeAll(async () => {
  const stream = {
    write: (line: string) => void log.push((JSON.parse(line) as { msg: string }).msg),
  };
  app = Fastify({ logger: { level: 'warn', stream } });
  await app.register(statsService, { prefix: '/gateway', source: null });
});
afterAll(() => app.close());

describe('a request that makes no sense', () => {
  it.each([
    ['curling/nhl', /no "curling\/nhl", only baseball\/mlb, basketball\/nba/],
    ['hockey/nfl', /no "hockey\/nfl"/],
    ['__proto__/constructor', /no "__proto__\/constructor"/],
    ['football/nfl?date=yesterday', /date must be a day.*"yesterday"/],
    ['football/nfl?date=2026-02-30', /date must be a day/],
    ['football/nfl?date=1999-12-31', /from 2000 to 2099/],
    ['football/nfl?date=2026-11-21T00:00:00Z', /date must be a day/],
    ['football/nfl?requestedDateOnly=true', /requestedDateOnly needs a date/],
    ['football/nfl?pbp=yes', /pbp must be true or false/],
    ['football/nfl?teamId=eagles', /teamId must be a whole number/],
    ['football/nfl/abc', /the id of an event must be a whole number, not "abc"/],
    ['football/nfl/1e5', /whole number/],
  ])('%s is told why', async (path, reason) => {
    const answer = await app.inject(`${BASE}/stats-query/${path}`);
    expect([answer.statusCode, answer.json().message]).toEqual([
      400,
      expect.stringMatching(reason) as string,
    ]);
  });
});

describe('without a provider', () => {
  it('one line at the start says so', () => {
    expect(log).toEqual([expect.stringMatching(/^No provider.*STATS_PROVIDER_URL/)]);
  });

  it.each([
    'stats-query/football/nfl',
    'stats-query/football/nfl/32077900',
    'standings/hockey/nhl',
    'calendar/eagles.ics',
  ])('%s is a 503 that says what to do, which nobody keeps', async (path) => {
    const answer = await app.inject(`${BASE}/${path}`);
    expect([answer.statusCode, answer.json().message]).toEqual([
      503,
      expect.stringMatching(/^No provider of statistics is set: name one by STATS_PROVIDER_URL/),
    ]);
    expect(answer.headers['cache-control']).toBe('no-store');
  });

  it.each(['clock', 'sheets/edition/Live%20streams.csv'])(
    'there is nothing at %s, which only made-up games have',
    async (path) => {
      expect((await app.inject(`${BASE}/${path}`)).statusCode).toBe(404);
    },
  );
});
