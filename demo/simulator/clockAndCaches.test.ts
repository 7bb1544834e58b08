import { EVENT_STATUS, type SportEvent } from '../../services/stats/SportEvent';
import { LEAGUES, openStats, TOKEN, type TestStats } from './testing/openStats';
import { startOf } from './testing/startOf';

// Hundreds of games are played in here.
const BASE = '/gateway/statsinc';
const NOW = '2026-11-21T18:30:00Z';

let stats: TestStats;
beforeAll(async () => {
  stats = await openStats();
});
beforeEach(() => stats.setClock(NOW));
afterAll(() => stats.close());

describe('the clock', () => {
  const put = (payload: object, token = TOKEN) =>
    stats.app.inject({
      method: 'PUT',
      url: `${BASE}/clock`,
      headers: { authorization: `Bearer ${token}` },
      payload,
    });

  it('is set by staff only', async () => {
    const answer = await put({ mode: 'real' }, 'guess');
    expect([answer.statusCode, answer.headers['www-authenticate']]).toEqual([401, 'Bearer']);
    expect((await stats.app.inject(`${BASE}/clock`)).json().mode).toBe('paused');
  });

  it('is refused a setting that makes no sense, with the reason', async () => {
    const answer = await put({ mode: 'set' });
    expect([answer.statusCode, answer.json().message]).toEqual([400, 'mode set needs at']);
  });

  it('moves every game with it', async () => {
    const upcoming = (await stats.events('football/nfl')).find(
      ({ eventStatus, startDate }) => eventStatus.name === 'Pre-Game' && !startDate[0]?.isTba,
    );
    const path = `football/nfl/${upcoming?.eventId}`;
    const start = startOf(upcoming!);
    const seen: string[] = [];
    for (const minutes of [-1, 60, 260]) {
      await stats.setClock(new Date(start + minutes * 60_000));
      seen.push((await stats.event(path)).eventStatus.name);
    }
    expect(seen).toEqual(['Pre-Game', 'In-Progress', 'Final']);
  });

  it('plays a whole game in seconds when it is fast', async () => {
    await put({ mode: 'fast', rate: 3600, at: '2026-11-22T21:30:00Z' });
    const first = await stats.event('football/nfl/32077900?pbp=true');
    await new Promise((resolve) => setTimeout(resolve, 700));
    const later = await stats.event('football/nfl/32077900?pbp=true');
    expect(later.pbp.length).toBeGreaterThan(first.pbp.length);
    expect(later.pbp.slice(0, first.pbp.length)).toEqual(first.pbp);
  });
});

describe('caches between us and the readers', () => {
  const ask = (path: string, headers = {}) =>
    stats.app.inject({ url: `${BASE}/stats-query/${path}`, headers });

  it('may hold nothing that follows a clock which somebody set', async () => {
    expect((await ask('football/nfl')).headers['cache-control']).toBe('no-cache');
  });

  it('get 304 when nothing happened', async () => {
    const first = await ask('football/nfl');
    const again = await ask('football/nfl', { 'if-none-match': first.headers['etag'] });
    expect([again.statusCode, again.body]).toEqual([304, '']);
  });

  it('hold a live answer for 5 s, one of a game that is long over for 5 minutes', async () => {
    await stats.app.inject({
      method: 'PUT',
      url: `${BASE}/clock`,
      headers: { authorization: `Bearer ${TOKEN}` },
      payload: { mode: 'real' },
    });
    const lists = await Promise.all(LEAGUES.map((league) => ask(league)));
    const ages = lists.map(({ headers, body }) => {
      const isLive = (JSON.parse(body) as SportEvent[]).some(({ eventStatus }) =>
        [EVENT_STATUS['In-Progress'], EVENT_STATUS.Delayed, EVENT_STATUS.Suspended].some(
          (id) => id === eventStatus.eventStatusId,
        ),
      );
      return [isLive, headers['cache-control']];
    });
    for (const [isLive, header] of ages) {
      if (isLive) expect(header).toMatch(/^public, max-age=(10|30)$/);
      else expect(header).toMatch(/^public, max-age=\d+$/);
    }
    const [old] = JSON.parse(
      (await ask('football/nfl?date=2026-01-11&requestedDateOnly=true')).body,
    ) as SportEvent[];
    const answer = await ask(`football/nfl/${old?.eventId}`);
    expect(answer.headers['cache-control']).toBe('public, max-age=300');
  });
});
