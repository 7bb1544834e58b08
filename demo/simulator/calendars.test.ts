import fc from 'fast-check';
import { LOCAL_TEAMS } from '../../services/stats/localTeams';
import { openStats, type TestStats } from './testing/openStats';
import { contentLine, escapeText } from '../../services/stats/calendar/contentLine';

// Hundreds of games are played in here.
jest.setTimeout(60_000);

const BASE = '/gateway/statsinc/calendar';

interface Entry {
  [name: string]: string;
}

/** Reads a calendar as a program would: unfolds, splits, unescapes. Throws on what is malformed. */
function readCalendar(text: string): Entry[] {
  if (!text.endsWith('\r\n')) throw new Error('the last line has no end');
  const lines = text.slice(0, -2).split('\r\n');
  for (const line of lines) {
    if (Buffer.byteLength(line) > 75) throw new Error(`too long: ${line}`);
    // oxlint-disable-next-line no-control-regex
    if (/[\u0000-\u0008\u000A-\u001F]/.test(line)) throw new Error(`control character: ${line}`);
  }
  const entries: Entry[] = [];
  const open: string[] = [];
  for (const line of text.replaceAll('\r\n ', '').trimEnd().split('\r\n')) {
    const [, name = '', value = ''] = /^([A-Z-]+(?:;[A-Z]+=[A-Z]+)?):(.*)$/.exec(line) ?? [];
    if (!name) throw new Error(`not a content line: ${line}`);
    if (name === 'BEGIN') open.push(value);
    else if (name === 'END' && open.pop() !== value) throw new Error(`${value} was not open`);
    if (line === 'BEGIN:VEVENT') entries.push({});
    const entry = open.at(-1) === 'VEVENT' ? entries.at(-1) : undefined;
    if (entry && name !== 'BEGIN') {
      if (name in entry) throw new Error(`${name} twice`);
      entry[name] = value.replace(/\\([\\;,])/g, '$1').replaceAll('\\n', '\n');
    }
  }
  if (open.length > 0) throw new Error(`${open.join()} is still open`);
  return entries;
}

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
    // League games and their make-ups: exhibitions have higher numbers.
    expect(entries.filter(({ URL: url }) => Number(url?.slice(-2)) >= 10)).toEqual([]);
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

describe('a line of a calendar', () => {
  it('keeps any text, whatever is in it and however long it is', () => {
    fc.assert(
      fc.property(fc.string({ unit: 'binary', maxLength: 300 }), (text) => {
        const line = contentLine('SUMMARY', escapeText(text));
        const [entry] = readCalendar(`BEGIN:VEVENT\r\n${line}END:VEVENT\r\n`);
        const expected = text
          .replace(/\r\n|\r|\n/g, '\n')
          // oxlint-disable-next-line no-control-regex
          .replace(/[\u0000-\u0008\u000B-\u001F\u007F]/g, '');
        // Half a character cannot be written in UTF-8.
        if (!/\p{Surrogate}/u.test(text)) expect(unescaped(line)).toBe(expected);
        expect(entry).toBeDefined();
      }),
    );
  });

  it('never cuts a character in two', () => {
    const line = contentLine('SUMMARY', '⚾'.repeat(60));
    for (const part of line.trimEnd().split('\r\n ')) {
      expect(Buffer.from(part).toString()).not.toContain('\ufffd');
      expect(Buffer.byteLength(part)).toBeLessThanOrEqual(74);
    }
  });
});

function unescaped(line: string): string {
  const value = line.replaceAll('\r\n ', '').slice('SUMMARY:'.length, -2);
  return value.replace(/\\([\\;,n])/g, (_all, character: string) =>
    character === 'n' ? '\n' : character,
  );
}
