import { createHash } from 'node:crypto';
import { sendsJson } from '../testing/openProvider';
import { apiResults, providerEvent } from '../testing/providerEvent';
import { later, live, LIST, SUNDAY, provideStats } from '../testing/provideStats';

const stats = provideStats();

describe('a question to the provider', () => {
  it('is signed with key, secret and the second, and asks for the day', async () => {
    const service = await stats.open();
    const before = Math.floor(Date.now() / 1000);
    await service.inject(SUNDAY);
    const [asked] = stats.provider.requests;
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
    const service = await stats.open();
    const { statusCode, json } = await service.inject(`${LIST}/3001?pbp=true&driveCharts=true`);
    expect([statusCode, json().eventId]).toEqual([200, 3001]);
    expect(stats.provider.requests[0]?.pathname).toBe('/v1/stats/football/nfl/events/3001');
    expect(stats.provider.requests[0]?.searchParams.get('driveCharts')).toBe('true');
  });

  it('never reaches it when the query is wrong', async () => {
    const service = await stats.open();
    expect((await service.inject(`${LIST}?date=2026-02-30`)).statusCode).toBe(400);
    expect(stats.provider.requests).toHaveLength(0);
  });
});

describe('an answer of the provider', () => {
  it.each([
    ['in its own wrapping', live],
    ['in that of a gateway', { data: [providerEvent({})] }],
    ['bare', [providerEvent({})]],
    ['as one event by itself', providerEvent({})],
  ])('is understood %s', async (_name, body) => {
    stats.provider.behave(sendsJson(body));
    const { statusCode, json, headers } = await (await stats.open()).inject(SUNDAY);
    expect([statusCode, json().map((event: { eventId: number }) => event.eventId)]).toEqual([
      200,
      [3001],
    ]);
    expect(headers['cache-control']).toBe('public, max-age=10');
  });

  it('is kept for five minutes by who subscribes to a calendar', async () => {
    stats.provider.behave(sendsJson(live));
    const answer = await (await stats.open()).inject('/gateway/statsinc/calendar/eagles.ics');
    expect(answer.body).toContain('BEGIN:VEVENT');
    expect(answer.headers['cache-control']).toBe('public, max-age=300');
  });

  it.each([
    ['as text', { ...providerEvent({}), eventId: '3001' }],
    ['by its older name', { ...providerEvent({}), eventId: undefined, statsEventId: 3001 }],
  ])('says the id of an event %s', async (_name, event) => {
    stats.provider.behave(sendsJson(apiResults(event)));
    const { statusCode, json } = await (await stats.open()).inject(`${LIST}/3001`);
    expect([statusCode, Number(json().eventId)]).toEqual([200, 3001]);
  });

  it('is reduced to the local team, and to what are events', async () => {
    stats.provider.behave(
      sendsJson(
        apiResults(providerEvent({}), providerEvent({ eventId: 9, homeId: 323 }), { a: 1 }),
      ),
    );
    const list = (await (await stats.open()).inject(SUNDAY)).json();
    expect(list.map((event: { eventId: number }) => event.eventId)).toEqual([3001]);
  });

  it('is 404 for an event that it does not have, and asked for once a minute', async () => {
    stats.provider.behave(sendsJson({ message: 'Data not found' }, 404));
    const service = await stats.open();
    const codes = [await service.inject(`${LIST}/77`), await service.inject(`${LIST}/77`)];
    expect(codes.map(({ statusCode }) => statusCode)).toEqual([404, 404]);
    expect(stats.provider.requests).toHaveLength(1);
    expect(stats.log).toEqual([]);
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
    stats.provider.behave(
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
    const { json } = await (await stats.open()).inject('/gateway/statsinc/standings/football/nfl');
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
  stats.provider.behave(sendsJson({ apiResults: [{ league: { season: { eventType } } }] }));
  const { json } = await (await stats.open()).inject(SUNDAY);
  expect(json()).toMatchObject([
    { eventId: 1, eventType: { name: 'Regular Season' } },
    { eventId: 2, eventType: { name: 'Exhibition' } },
  ]);
});

describe('many readers', () => {
  it('who ask the same at the same time are one request', async () => {
    let answer = () => {};
    const isAsked = new Promise<void>((resolve) => {
      stats.provider.behave((request, response) => {
        answer = () => sendsJson(live)(request, response);
        resolve();
      });
    });
    const service = await stats.open();
    const asked = Array.from({ length: 200 }, () => service.inject(SUNDAY));
    await isAsked;
    answer();
    const answers = await Promise.all(asked);
    expect(new Set(answers.map(({ body }) => body)).size).toBe(1);
    expect(stats.provider.requests).toHaveLength(1);
  });

  it('are answered from what is kept while a game is on, as long as readers wait', async () => {
    const service = await stats.open();
    await service.inject(SUNDAY);
    later(9);
    await service.inject(SUNDAY);
    expect(stats.provider.requests).toHaveLength(1);
    later(2);
    await service.inject(SUNDAY);
    expect(stats.provider.requests).toHaveLength(2);
  });

  it('who ask for other things wait for their second', async () => {
    const service = await stats.open({ perSecond: 2, budget: 3000 });
    const begin = Date.now();
    const answers = await Promise.all(
      [1, 2, 3].map((day) => service.inject(`${LIST}?date=2026-11-0${day}&requestedDateOnly=true`)),
    );
    expect(answers.map(({ statusCode }) => statusCode)).toEqual([200, 200, 200]);
    expect(Date.now() - begin).toBeGreaterThan(900);
  });
});
