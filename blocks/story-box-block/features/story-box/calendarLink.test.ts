import { calendarLink, type CalendarEvent } from './calendarLink';

const event: CalendarEvent = {
  id: 'EVENT-1',
  title: 'Talk; with questions, and answers',
  place: 'Free Library',
  address: '1901 Vine St.',
  start: '2026-12-08T18:15:00-05:00',
  end: '2026-12-08T20:00:00-05:00',
  url: 'https://b.test/things-to-do/talk.html',
};

const linesOf = (given: Partial<CalendarEvent> = {}): string[] => {
  const link = calendarLink({ ...event, ...given });
  expect(link).toMatch(/^data:text\/calendar;charset=utf-8,/);
  return decodeURIComponent(link.slice(link.indexOf(',') + 1)).split('\r\n');
};

describe('an event for the reader’s calendar (RFC 5545)', () => {
  it('has its id, times in UTC, words, place and address', () => {
    expect(linesOf()).toEqual([
      'BEGIN:VCALENDAR',
      'VERSION:2.0',
      'PRODID:-//Broadsheet//Live events//EN',
      'BEGIN:VEVENT',
      'UID:EVENT-1@broadsheet',
      'DTSTAMP:20261208T231500Z',
      'DTSTART:20261208T231500Z',
      'DTEND:20261209T010000Z',
      String.raw`SUMMARY:Talk\; with questions\, and answers`,
      String.raw`LOCATION:Free Library\, 1901 Vine St.`,
      'URL:https://b.test/things-to-do/talk.html',
      'END:VEVENT',
      'END:VCALENDAR',
      '',
    ]);
  });

  it.each([
    [{ address: '' }, ['LOCATION:Free Library']],
    [{ place: '' }, ['LOCATION:1901 Vine St.']],
    [{ place: '', address: '' }, []],
  ])('says of %j only the place that is known', (given, lines) => {
    expect(linesOf(given).filter((line) => line.startsWith('LOCATION'))).toEqual(lines);
  });

  it('has lines of at most 75 octets, and loses no letter', () => {
    const title = 'Ein langer Abend über Größe, mit 🥨 und viel Geduld '.repeat(6).trim();
    const lines = linesOf({ title });
    expect(lines.every((line) => Buffer.byteLength(line) <= 75)).toBe(true);
    const summary = lines.join('\r\n').replaceAll('\r\n ', '');
    expect(summary).toContain(`SUMMARY:${title.replaceAll(',', String.raw`\,`)}`);
  });

  it('breaks no line at words of a document that hold one', () => {
    expect(linesOf({ title: 'Talk\r\nATTENDEE:mailto:x@y.z' })).toContain(
      'SUMMARY:Talk ATTENDEE:mailto:x@y.z',
    );
  });
});
