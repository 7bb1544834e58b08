import { eventEnd, type EventDates } from '../../../../components/article/eventTimes';

export interface CalendarEvent extends EventDates {
  id: string;
  title: string;
  place: string;
  address: string;
  /** Whole address of the story. */
  url: string;
}

/**
 * A link that adds an event to the reader's calendar: an iCalendar file (RFC 5545) as `data:`, so
 * that nothing is asked of anybody.
 */
export function calendarLink(event: CalendarEvent): string {
  const where = [event.place, event.address].filter(Boolean).join(', ');
  const lines = [
    'BEGIN:VCALENDAR',
    'VERSION:2.0',
    'PRODID:-//Broadsheet//Live events//EN',
    'BEGIN:VEVENT',
    `UID:${escapeText(event.id)}@broadsheet`,
    `DTSTAMP:${stamp(Date.parse(event.start))}`,
    `DTSTART:${stamp(Date.parse(event.start))}`,
    `DTEND:${stamp(eventEnd(event))}`,
    `SUMMARY:${escapeText(event.title)}`,
    ...(where ? [`LOCATION:${escapeText(where)}`] : []),
    `URL:${event.url}`,
    'END:VEVENT',
    'END:VCALENDAR',
  ];
  const file = lines.flatMap(fold).join('\r\n') + '\r\n';
  return `data:text/calendar;charset=utf-8,${encodeURIComponent(file)}`;
}

/** `20261208T231500Z`. */
function stamp(time: number): string {
  return new Date(time).toISOString().replace(/[-:]|\.\d+/g, '');
}

function escapeText(text: string): string {
  return text
    .replace(/\p{Surrogate}/gu, '\ufffd')
    .replace(/[\\;,]/g, (mark) => `\\${mark}`)
    .replace(/\s+/g, ' ');
}

/** Lines of at most 75 octets; those that follow begin with a space. */
function fold(line: string): string[] {
  const lines: string[] = [];
  let rest = '';
  let size = 0;
  for (const letter of line) {
    const octets = encodeURIComponent(letter).replace(/%../g, '.').length;
    if (size + octets > 74) {
      lines.push(rest);
      rest = ' ';
      size = 1;
    }
    rest += letter;
    size += octets;
  }
  return [...lines, rest];
}
