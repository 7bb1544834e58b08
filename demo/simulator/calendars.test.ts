import { LOCAL_TEAMS } from '../../services/stats/localTeams';
import { openStats, type TestStats } from './testing/openStats';
import { readCalendar } from '../../services/stats/testing/readCalendar';

// Hundreds of games are played in here.
const BASE = '/gateway/statsinc/calendar';

let stats: TestStats;
beforeAll(async () => {
  stats = await openStats({ siteOrigin: 'https://www.broadsheet.example' });
});
afterAll(() => stats.close());

async function calendarAt(team: string, at: string) {
  await stats.setClock(at);
  const answer = await stats.app.inject(`${BASE}/${team}.ics`);
  return { answer, entries: readCalendar(answer.body) };
}

describe('the calendar of a team', () => {
  it.each(LOCAL_TEAMS.map(({ key }) => key))('%s.ics can be read, entry by entry', async (team) => {
    const { answer, entries } = await calendarAt(team, '2026-11-21T18:30:00Z');
    expect(answer.headers['content-type']).toBe('text/calendar; charset=utf-8');
    expect(answer.body).toMatch(/^BEGIN:VCALENDAR\r\nVERSION:2\.0\r\nPRODID:/);
    expect(entries.length).toBeGreaterThan(5);
    // League games, their make-ups, playoffs and pre-season: games of the hour have higher numbers.
    expect(entries.filter(({ URL: url }) => Number(url?.slice(-2)) >= 20)).toEqual([]);
    expect(new Set(entries.map(({ UID }) => UID)).size).toBe(entries.length);
    for (const entry of entries) {
      const isAllDay = 'DTSTART;VALUE=DATE' in entry;
      const [start, end] = isAllDay
        ? [entry['DTSTART;VALUE=DATE'], entry['DTEND;VALUE=DATE']]
        : [entry['DTSTART'], entry['DTEND']];
      expect(start).toMatch(isAllDay ? /^\d{8}$/ : /^\d{8}T\d{6}Z$/);
      expect(start! < end!).toBe(true);
      expect(entry['DTSTAMP']).toBe('20261121T180000Z');
      expect(entry['STATUS']).toMatch(/^(CONFIRMED|TENTATIVE|CANCELLED)$/);
      expect(entry['URL']).toMatch(
        new RegExp(`^https://www\\.broadsheet\\.example/${team}/gamedaycentral/\\d+$`),
      );
    }
  });

  it('reaches eight weeks ahead', async () => {
    const { entries } = await calendarAt('flyers', '2026-11-21T18:30:00Z');
    expect(
      entries
        .map(({ DTSTART = '' }) => DTSTART)
        .sort()
        .at(-1)
        ?.slice(0, 6),
    ).toBe('202701');
  });

  it('has a game without a time on its whole day, tentatively, until the time is known', async () => {
    const early = await calendarAt('eagles', '2026-11-21T18:30:00Z');
    const tba = early.entries.find((entry) => 'DTSTART;VALUE=DATE' in entry)!;
    expect([tba['STATUS'], tba['SEQUENCE']]).toEqual(['TENTATIVE', '0']);
    expect(tba['DESCRIPTION']).toMatch(/^Time to be announced\./);
    const day = tba['DTSTART;VALUE=DATE']!;
    const soon = new Date(
      Date.parse(`${day.slice(0, 4)}-${day.slice(4, 6)}-${day.slice(6)}T00:00:00Z`) -
        5 * 86_400_000,
    );
    const later = await calendarAt('eagles', soon.toISOString());
    const known = later.entries.find(({ UID }) => UID === tba['UID'])!;
    expect([known['STATUS'], known['SEQUENCE']]).toEqual(['CONFIRMED', '1']);
    expect(known['DTSTART']).toMatch(/^\d{8}T\d{6}Z$/);
  });

  it('keeps an entry and says that a game is off, over or goes on', async () => {
    const { entries } = await calendarAt('phillies', '2026-11-26T16:00:00Z');
    const summaries = entries.map(({ SUMMARY, STATUS }) => `${STATUS} ${SUMMARY}`);
    expect(summaries).toContainEqual(expect.stringMatching(/^CANCELLED Postponed: /));
    expect(summaries).toContainEqual(expect.stringMatching(/^CONFIRMED Phillies \d+, .+ \d+$/));
    const suspended = await calendarAt('phillies', '2026-11-30T12:00:00Z');
    const pair = suspended.entries.filter(({ SUMMARY = '' }) =>
      /Suspended|Resumption/.test(SUMMARY),
    );
    expect(pair).toHaveLength(2);
    expect(pair[1]?.['UID']).toBe(pair[0]?.['UID']?.replace('@', '-resumed@'));
  });

  it('is the same bytes for an hour, and 304 then', async () => {
    const first = await calendarAt('soccer', '2026-11-23T13:00:10Z');
    const second = await calendarAt('soccer', '2026-11-23T13:20:10Z');
    expect(second.answer.body).toBe(first.answer.body);
    const again = await stats.app.inject({
      url: `${BASE}/soccer.ics`,
      headers: { 'if-none-match': first.answer.headers['etag'] as string },
    });
    expect(again.statusCode).toBe(304);
  });

  it('is 404 for another team', async () => {
    const answer = await stats.app.inject(`${BASE}/union.ics`);
    expect([answer.statusCode, answer.json().message]).toEqual([
      404,
      'There is no such calendar, only phillies.ics, sixers.ics, eagles.ics, flyers.ics, soccer.ics',
    ]);
  });
});
