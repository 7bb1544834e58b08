import { inTurn, sendsJson, type TestProvider } from '../testing/openProvider';
import { apiResults, providerEvent } from '../testing/providerEvent';
import { later, live, LIST, SUNDAY, provideStats } from '../testing/provideStats';

const stats = provideStats();

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
      const service = await stats.open({ timeout });
      const good = await service.inject(SUNDAY);
      const before = stats.provider.requests.length;
      stats.provider.behave(behavior);
      later(60);
      jest.restoreAllMocks();
      later(60);
      // Time stands, so tries are counted by requests and not by the clock.
      const stale = await service.inject(SUNDAY);
      expect([stale.statusCode, stale.body]).toEqual([200, good.body]);
      expect(stale.headers['warning']).toBe('110 - "Response is Stale"');
      expect(Number(stale.headers['age'])).toBeGreaterThanOrEqual(60);
      expect(stale.headers['cache-control']).toMatch(/^public, max-age=6\d$/);
      expect(stats.provider.requests).toHaveLength(before + tries);
      expect(stats.log).toHaveLength(1);
      expect(stats.log[0]).toMatch(line);
      expect(stats.log[0]).toMatch(/football\/nfl\/events.*The answer of 6\d s ago is served/);
      expect(stats.log.join()).not.toMatch(/the-key|the-secret|sig=/);
    },
  );

  it('that never answered is a 503 that says when to come back, and is not asked by everyone', async () => {
    stats.provider.behave(sendsJson('{}', 500));
    const service = await stats.open();
    const first = await service.inject(SUNDAY);
    const second = await service.inject(SUNDAY);
    expect([first.statusCode, second.statusCode]).toEqual([503, 503]);
    expect(first.headers['retry-after']).toBe('5');
    expect(first.headers['cache-control']).toBe('no-store');
    expect(first.json()).toEqual({ message: 'The statistics provider cannot be reached' });
    expect(stats.provider.requests).toHaveLength(3);
    expect(stats.log).toHaveLength(1);
    expect(stats.log[0]).toContain('There is no earlier answer to serve.');
  });

  it('that was good longer ago than a day has no good answer any more', async () => {
    const service = await stats.open();
    await service.inject(SUNDAY);
    stats.provider.behave(sendsJson('{}', 500));
    later(86_300);
    expect((await service.inject(SUNDAY)).statusCode).toBe(200);
    jest.restoreAllMocks();
    later(86_500);
    expect((await service.inject(SUNDAY)).statusCode).toBe(503);
  });

  it('that recovers on the second try is not noticed', async () => {
    stats.provider.behave(inTurn(sendsJson('', 502), sendsJson(live)));
    const { statusCode, headers } = await (await stats.open()).inject(SUNDAY);
    expect([statusCode, headers['warning']]).toEqual([200, undefined]);
    expect(stats.log).toEqual([]);
  });

  it('that recovers later is served fresh again', async () => {
    const service = await stats.open();
    await service.inject(SUNDAY);
    stats.provider.behave(sendsJson('{}', 500));
    later(60);
    await service.inject(SUNDAY);
    jest.restoreAllMocks();
    stats.provider.behave(sendsJson(apiResults(providerEvent({ score: 24 }))));
    later(120);
    const { json, headers } = await service.inject(SUNDAY);
    expect([json()[0].teams[0].score, headers['warning']]).toEqual([24, undefined]);
  });
});

describe('a provider that wants fewer requests', () => {
  it('is asked again after as long as it says', async () => {
    stats.provider.behave(inTurn(sendsJson('', 429, { 'retry-after': '0.3' }), sendsJson(live)));
    const begin = Date.now();
    expect((await (await stats.open()).inject(SUNDAY)).statusCode).toBe(200);
    expect(Date.now() - begin).toBeGreaterThanOrEqual(300);
    expect(stats.provider.requests).toHaveLength(2);
  });

  it('is left alone by every question while it says so, and not waited for by readers', async () => {
    stats.provider.behave(sendsJson('', 429, { 'retry-after': '120' }));
    const service = await stats.open();
    // A reader who waited would wait for longer than this test may take.
    await service.inject(SUNDAY);
    const other = await service.inject(`${LIST}/3001`);
    expect(other.statusCode).toBe(503);
    expect(stats.provider.requests).toHaveLength(1);
    expect(stats.log[1]).toMatch(/asked for a pause of 1[12]\d s more/);
  });

  it('says so by a date as well', async () => {
    const date = new Date(Date.now() + 60_000).toUTCString();
    stats.provider.behave(sendsJson('', 503, { 'retry-after': date }));
    const service = await stats.open();
    await service.inject(SUNDAY);
    await service.inject(`${LIST}/3001`);
    expect(stats.provider.requests).toHaveLength(1);
  });

  it('is not asked once the quota of the day is used up', async () => {
    const service = await stats.open({ perDay: 2 });
    await service.inject(`${LIST}/3001`);
    await service.inject(SUNDAY);
    const third = await service.inject(`${LIST}?date=2026-11-29&requestedDateOnly=true`);
    expect(third.statusCode).toBe(503);
    expect(stats.provider.requests).toHaveLength(2);
    expect(stats.log[0]).toMatch(/quota is used up.*STATS_PROVIDER_PER_DAY/);
    later(10);
    expect((await service.inject(SUNDAY)).headers['warning']).toBeDefined();
  });
});
