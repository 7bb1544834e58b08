import { createHash } from 'node:crypto';
import Fastify, { type FastifyInstance } from 'fastify';
import { statsService } from '../plugin';
import { inTurn, openProvider, sendsJson, type TestProvider } from '../testing/openProvider';
import { apiResults, providerEvent } from '../testing/providerEvent';
import type { ProviderOptions } from './ProviderClient';
import { providerStats } from './providerStats';

const LIST = '/gateway/statsinc/stats-query/football/nfl';
const SUNDAY = `${LIST}?date=2026-11-22&requestedDateOnly=true`;
const live = apiResults(providerEvent({ statusId: 2 }));

let provider: TestProvider;
let app: FastifyInstance | null = null;
let log: string[] = [];

async function open(options: Partial<ProviderOptions> = {}): Promise<FastifyInstance> {
  log = [];
  const stream = {
    write: (line: string) => void log.push((JSON.parse(line) as { msg: string }).msg),
  };
  app = Fastify({ logger: { level: 'warn', stream } });
  const source = providerStats({
    log: app.log,
    base: provider.base,
    key: 'the-key',
    secret: 'the-secret',
    perSecond: 1000,
    perDay: 1000,
    // A provider that answers is in time, on a busy machine too; tests of a silent one name a time.
    timeout: 20_000,
    budget: 20_000,
    backOff: 10,
    ...options,
  });
  await app.register(statsService, { prefix: '/gateway', source });
  return app;
}

/** Answers are fresh for 5 s while a game is on; this lets that time pass without waiting. */
function later(seconds: number): void {
  const moment = Date.now() + seconds * 1000;
  jest.spyOn(Date, 'now').mockImplementation(() => moment);
}

beforeEach(async () => {
  provider = await openProvider(sendsJson(live));
});
afterEach(async () => {
  jest.restoreAllMocks();
  await app?.close();
  await provider.close();
});

describe('a question to the provider', () => {
  it('is signed with key, secret and the second, and asks for the day', async () => {
    const service = await open();
    const before = Math.floor(Date.now() / 1000);
    await service.inject(SUNDAY);
    const [asked] = provider.requests;
    const seconds = Math.floor(Date.now() / 1000) - before;
    const sigs = Array.from({ length: seconds + 1 }, (_, second) =>
      createHash('sha256')
        .update(`the-keythe-secret${before + second}`)
        .digest('hex'),
    );
    expect(asked?.pathname).toBe('/v1/stats/football/nfl/events/');
    expect(asked?.searchParams.get('api_key')).toBe('the-key');
    expect(sigs).toContain(asked?.searchParams.get('sig'));
    expect(asked?.searchParams.get('date')).toBe('2026-11-22');
    expect(asked?.searchParams.get('requestedDateOnly')).toBe('true');
    expect(asked?.searchParams.has('pbp')).toBe(false);
  });

  it('asks for plays and drives of one event when they are wanted', async () => {
    const service = await open();
    const { statusCode, json } = await service.inject(`${LIST}/3001?pbp=true&driveCharts=true`);
    expect([statusCode, json().eventId]).toEqual([200, 3001]);
    expect(provider.requests[0]?.pathname).toBe('/v1/stats/football/nfl/events/3001');
    expect(provider.requests[0]?.searchParams.get('driveCharts')).toBe('true');
  });

  it('never reaches it when the query is wrong', async () => {
    const service = await open();
    expect((await service.inject(`${LIST}?date=2026-02-30`)).statusCode).toBe(400);
    expect(provider.requests).toHaveLength(0);
  });
});

describe('an answer of the provider', () => {
  it.each([
    ['in its own wrapping', live],
    ['in that of a gateway', { data: [providerEvent({})] }],
    ['bare', [providerEvent({})]],
  ])('is understood %s', async (_name, body) => {
    provider.behave(sendsJson(body));
    const { statusCode, json, headers } = await (await open()).inject(SUNDAY);
    expect([statusCode, json().map((event: { eventId: number }) => event.eventId)]).toEqual([
      200,
      [3001],
    ]);
    expect(headers['cache-control']).toBe('public, max-age=10');
  });

  it.each([
    ['as text', { ...providerEvent({}), eventId: '3001' }],
    ['by its older name', { ...providerEvent({}), eventId: undefined, statsEventId: 3001 }],
  ])('says the id of an event %s', async (_name, event) => {
    provider.behave(sendsJson(apiResults(event)));
    const { statusCode, json } = await (await open()).inject(`${LIST}/3001`);
    expect([statusCode, Number(json().eventId)]).toEqual([200, 3001]);
  });

  it('is reduced to the local team, and to what are events', async () => {
    provider.behave(
      sendsJson(
        apiResults(providerEvent({}), providerEvent({ eventId: 9, homeId: 323 }), { a: 1 }),
      ),
    );
    const list = (await (await open()).inject(SUNDAY)).json();
    expect(list.map((event: { eventId: number }) => event.eventId)).toEqual([3001]);
  });

  it('is 404 for an event that it does not have, and asked for once a minute', async () => {
    provider.behave(sendsJson({ message: 'Data not found' }, 404));
    const service = await open();
    const codes = [await service.inject(`${LIST}/77`), await service.inject(`${LIST}/77`)];
    expect(codes.map(({ statusCode }) => statusCode)).toEqual([404, 404]);
    expect(provider.requests).toHaveLength(1);
    expect(log).toEqual([]);
  });

  it('brings standings, by division', async () => {
    const team = {
      teamId: 354,
      location: 'Philadelphia',
      nickname: 'Eagles',
      abbreviation: 'Phi',
      record: { wins: 8, losses: 3, ties: 0, percentage: '.727' },
      division: { gamesBack: '0' },
      streak: { kind: 'Win', games: 4 },
    };
    provider.behave(
      sendsJson({
        apiResults: [
          {
            league: {
              season: {
                conferences: [{ name: 'NFC', divisions: [{ name: 'NFC East', teams: [team] }] }],
              },
            },
          },
        ],
      }),
    );
    const { json } = await (await open()).inject('/gateway/statsinc/standings/football/nfl');
    expect(json()).toMatchObject({
      league: 'nfl',
      groups: [{ name: 'NFC East', teams: [{ teamId: 354, percentage: '.727', streak: 'W4' }] }],
    });
  });
});

it('exhibitions are told by the list in which the provider has them', async () => {
  const listOf = (name: string, eventId: number) => ({
    name,
    events: [providerEvent({ eventId })],
  });
  const eventType = [listOf('Regular Season', 1), listOf('Exhibition', 2)];
  provider.behave(sendsJson({ apiResults: [{ league: { season: { eventType } } }] }));
  const { json } = await (await open()).inject(SUNDAY);
  expect(json()).toMatchObject([
    { eventId: 1, eventType: { name: 'Regular Season' } },
    { eventId: 2, eventType: { name: 'Exhibition' } },
  ]);
});

describe('many readers', () => {
  it('who ask the same at the same time are one request', async () => {
    let answer = () => {};
    const isAsked = new Promise<void>((resolve) => {
      provider.behave((request, response) => {
        answer = () => sendsJson(live)(request, response);
        resolve();
      });
    });
    const service = await open();
    const asked = Array.from({ length: 200 }, () => service.inject(SUNDAY));
    await isAsked;
    answer();
    const answers = await Promise.all(asked);
    expect(new Set(answers.map(({ body }) => body)).size).toBe(1);
    expect(provider.requests).toHaveLength(1);
  });

  it('are answered from what is kept while a game is on, as long as readers wait', async () => {
    const service = await open();
    await service.inject(SUNDAY);
    later(9);
    await service.inject(SUNDAY);
    expect(provider.requests).toHaveLength(1);
    later(2);
    await service.inject(SUNDAY);
    expect(provider.requests).toHaveLength(2);
  });

  it('who ask for other things wait for their second', async () => {
    const service = await open({ perSecond: 2, budget: 3000 });
    const begin = Date.now();
    const answers = await Promise.all(
      [1, 2, 3].map((day) => service.inject(`${LIST}?date=2026-11-0${day}&requestedDateOnly=true`)),
    );
    expect(answers.map(({ statusCode }) => statusCode)).toEqual([200, 200, 200]);
    expect(Date.now() - begin).toBeGreaterThan(900);
  });
});

describe('a provider in trouble', () => {
  it.each([
    ['500', sendsJson('{}', 500), 3, /answered 500/, 20_000],
    ['garbage', sendsJson('<html>down</html>'), 3, /is no JSON/, 20_000],
    [
      'other JSON',
      sendsJson({ error: 'maintenance' }),
      1,
      /no events in it.*SportEvent\.ts/,
      20_000,
    ],
    [
      'a list of nothing that is an event',
      sendsJson([1, 'two', null]),
      1,
      /no events in it/,
      20_000,
    ],
    [
      'a broken connection',
      (request) => request.socket.destroy(),
      3,
      /broke the connection/,
      20_000,
    ],
    ['no answer', () => undefined, 3, /did not answer within 400 ms/, 400],
    ['a refused key', sendsJson({}, 403), 1, /refused our key.*STATS_PROVIDER_KEY/, 20_000],
    [
      'a redirect',
      sendsJson('', 302, { location: 'http://elsewhere.example/' }),
      3,
      /broke/,
      20_000,
    ],
  ] as [string, Parameters<TestProvider['behave']>[0], number, RegExp, number][])(
    'that sends %s is tried as often as makes sense, then the last good answer is served',
    async (_name, behavior, tries, line, timeout) => {
      const service = await open({ timeout });
      const good = await service.inject(SUNDAY);
      const before = provider.requests.length;
      provider.behave(behavior);
      later(60);
      jest.restoreAllMocks();
      later(60);
      // Time stands, so tries are counted by requests and not by the clock.
      const stale = await service.inject(SUNDAY);
      expect([stale.statusCode, stale.body]).toEqual([200, good.body]);
      expect(stale.headers['warning']).toBe('110 - "Response is Stale"');
      expect(Number(stale.headers['age'])).toBeGreaterThanOrEqual(60);
      expect(stale.headers['cache-control']).toMatch(/^public, max-age=6\d$/);
      expect(provider.requests).toHaveLength(before + tries);
      expect(log).toHaveLength(1);
      expect(log[0]).toMatch(line);
      expect(log[0]).toMatch(/football\/nfl\/events.*The answer of 6\d s ago is served/);
      expect(log.join()).not.toMatch(/the-key|the-secret|sig=/);
    },
  );

  it('that never answered is a 503 that says when to come back, and is not asked by everyone', async () => {
    provider.behave(sendsJson('{}', 500));
    const service = await open();
    const first = await service.inject(SUNDAY);
    const second = await service.inject(SUNDAY);
    expect([first.statusCode, second.statusCode]).toEqual([503, 503]);
    expect(first.headers['retry-after']).toBe('5');
    expect(first.headers['cache-control']).toBe('no-store');
    expect(first.json()).toEqual({ message: 'The statistics provider cannot be reached' });
    expect(provider.requests).toHaveLength(3);
    expect(log).toHaveLength(1);
    expect(log[0]).toContain('Readers see no games there.');
  });

  it('that recovers on the second try is not noticed', async () => {
    provider.behave(inTurn(sendsJson('', 502), sendsJson(live)));
    const { statusCode, headers } = await (await open()).inject(SUNDAY);
    expect([statusCode, headers['warning']]).toEqual([200, undefined]);
    expect(log).toEqual([]);
  });

  it('that recovers later is served fresh again', async () => {
    const service = await open();
    await service.inject(SUNDAY);
    provider.behave(sendsJson('{}', 500));
    later(60);
    await service.inject(SUNDAY);
    jest.restoreAllMocks();
    provider.behave(sendsJson(apiResults(providerEvent({ score: 24 }))));
    later(120);
    const { json, headers } = await service.inject(SUNDAY);
    expect([json()[0].teams[0].score, headers['warning']]).toEqual([24, undefined]);
  });
});

describe('a provider that wants fewer requests', () => {
  it('is asked again after as long as it says', async () => {
    provider.behave(inTurn(sendsJson('', 429, { 'retry-after': '0.3' }), sendsJson(live)));
    const begin = Date.now();
    expect((await (await open()).inject(SUNDAY)).statusCode).toBe(200);
    expect(Date.now() - begin).toBeGreaterThanOrEqual(300);
    expect(provider.requests).toHaveLength(2);
  });

  it('is left alone by every question while it says so, and not waited for by readers', async () => {
    provider.behave(sendsJson('', 429, { 'retry-after': '120' }));
    const service = await open();
    // A reader who waited would wait for longer than this test may take.
    await service.inject(SUNDAY);
    const other = await service.inject(`${LIST}/3001`);
    expect(other.statusCode).toBe(503);
    expect(provider.requests).toHaveLength(1);
    expect(log[1]).toMatch(/asked for a pause of 1[12]\d s more/);
  });

  it('says so by a date as well', async () => {
    const date = new Date(Date.now() + 60_000).toUTCString();
    provider.behave(sendsJson('', 503, { 'retry-after': date }));
    const service = await open();
    await service.inject(SUNDAY);
    await service.inject(`${LIST}/3001`);
    expect(provider.requests).toHaveLength(1);
  });

  it('is not asked once the quota of the day is used up', async () => {
    const service = await open({ perDay: 2 });
    await service.inject(`${LIST}/3001`);
    await service.inject(SUNDAY);
    const third = await service.inject(`${LIST}?date=2026-11-29&requestedDateOnly=true`);
    expect(third.statusCode).toBe(503);
    expect(provider.requests).toHaveLength(2);
    expect(log[0]).toMatch(/quota is used up.*STATS_PROVIDER_PER_DAY/);
    later(10);
    expect((await service.inject(SUNDAY)).headers['warning']).toBeDefined();
  });
});
