import type { LocalTeam } from '../localTeams';
import { dayOfDate, momentOfDate, statusIdOf } from '../eventFacts';
import { EVENT_STATUS, type EventDate, type EventTeam, type SportEvent } from '../SportEvent';
import { isOn, numberOf } from '../wire';
import { contentLine, escapeText } from './contentLine';

export interface CalendarOptions {
  /** When the calendar was written. */
  now: Date;
  /** `https://www.broadsheet.example`; empty: games are not linked. */
  siteOrigin: string;
}

/** Minutes that a game takes, for the end of its entry. */
const LENGTHS: Record<LocalTeam['sport'], number> = {
  baseball: 180,
  basketball: 150,
  football: 195,
  hockey: 150,
  soccer: 120,
};
const MINUTE = 60_000;
const HOUR = 60 * MINUTE;
const DAY = 24 * HOUR;

const { Final, Postponed, Canceled, Suspended } = EVENT_STATUS;
const VACATED = EVENT_STATUS['Vacated by Both Teams'];

/**
 * The games of a team as a calendar to subscribe to (RFC 5545). A game keeps its UID for good, so
 * that a new time or a result changes the entry that readers have.
 */
export function writeCalendar(
  local: LocalTeam,
  events: readonly SportEvent[],
  options: CalendarOptions,
): string {
  return [
    contentLine('BEGIN', 'VCALENDAR'),
    contentLine('VERSION', '2.0'),
    contentLine('PRODID', '-//Broadsheet//Team schedule//EN'),
    contentLine('CALSCALE', 'GREGORIAN'),
    contentLine('METHOD', 'PUBLISH'),
    contentLine('X-WR-CALNAME', escapeText(`${local.team.location} ${local.team.nickname}`)),
    contentLine('X-WR-TIMEZONE', 'America/New_York'),
    contentLine('REFRESH-INTERVAL;VALUE=DURATION', 'PT1H'),
    contentLine('X-PUBLISHED-TTL', 'PT1H'),
    ...events.flatMap((event) => [
      entry(local, event, event.startDate, '', options),
      ...(event.suspendedResumeDate
        ? [entry(local, event, event.suspendedResumeDate, '-resumed', options)]
        : []),
    ]),
    contentLine('END', 'VCALENDAR'),
  ].join('');
}

function entry(
  local: LocalTeam,
  event: SportEvent,
  dates: readonly EventDate[],
  suffix: string,
  { now, siteOrigin }: CalendarOptions,
): string {
  const times = timesOf(dates, LENGTHS[local.sport]);
  if (!times) return '';
  const eventStatusId = statusIdOf(event);
  const isOff = eventStatusId === Postponed || eventStatusId === Canceled;
  const place = [event.venue?.name, event.venue?.city].filter(Boolean).join(', ');
  const link = siteOrigin && `${siteOrigin}/${local.key}/gamedaycentral/${event.eventId}`;
  // To the hour: the same calendar is the same bytes for a while.
  const stamp = utc(Math.floor(now.getTime() / HOUR) * HOUR);
  return [
    contentLine('BEGIN', 'VEVENT'),
    contentLine('UID', `${event.eventId}${suffix}@stats.broadsheet`),
    contentLine('DTSTAMP', stamp),
    contentLine('SEQUENCE', String(sequenceOf(event, times.isAllDay))),
    ...times.lines,
    contentLine('SUMMARY', escapeText(summaryOf(event, suffix !== ''))),
    ...(place ? [contentLine('LOCATION', escapeText(place))] : []),
    ...descriptionOf(event),
    ...(link ? [contentLine('URL', link)] : []),
    contentLine('STATUS', isOff ? 'CANCELLED' : times.isAllDay ? 'TENTATIVE' : 'CONFIRMED'),
    // A game that one may watch keeps nobody busy.
    contentLine('TRANSP', 'TRANSPARENT'),
    contentLine('END', 'VEVENT'),
  ].join('');
}

function timesOf(
  dates: readonly EventDate[],
  minutes: number,
): { lines: string[]; isAllDay: boolean } | null {
  const at = dates.find(({ dateType }) => dateType === 'UTC');
  const start = at ? momentOfDate(at) : null;
  if (start !== null) {
    return {
      isAllDay: false,
      lines: [
        contentLine('DTSTART', utc(start)),
        contentLine('DTEND', utc(start + minutes * MINUTE)),
      ],
    };
  }
  const on = dates.find(({ dateType }) => dateType === 'Local') ?? at;
  if (!on) return null;
  const day = dayOfDate(on) * DAY;
  return {
    isAllDay: true,
    lines: [
      contentLine('DTSTART;VALUE=DATE', utc(day).slice(0, 8)),
      contentLine('DTEND;VALUE=DATE', utc(day + DAY).slice(0, 8)),
    ],
  };
}

/** Grows with what becomes known of a game, so that calendars take the newer entry. */
function sequenceOf(event: SportEvent, isAllDay: boolean): number {
  const order: number[] = [Suspended, Postponed, Canceled, Final, VACATED];
  const place = order.indexOf(statusIdOf(event));
  return place >= 0 ? place + 2 : isAllDay ? 0 : 1;
}

function summaryOf(event: SportEvent, isResumed: boolean): string {
  const home = sideOf(event.teams, 1);
  const away = sideOf(event.teams, 2);
  const names = `${nameOf(away)} at ${nameOf(home)}`;
  const id = statusIdOf(event);
  const [ours, theirs] = [numberOf(home?.score), numberOf(away?.score)];
  // A final whose score nobody sent is told by the names alone.
  if (id === Final && !isResumed && !Number.isNaN(ours + theirs)) {
    const result = [`${nameOf(home)} ${ours}`, `${nameOf(away)} ${theirs}`];
    return (ours > theirs ? result : result.toReversed()).join(', ');
  }
  if (isResumed) return `Resumption: ${names}`;
  const words = {
    [Postponed]: 'Postponed',
    [Canceled]: 'Canceled',
    [Suspended]: 'Suspended',
    [VACATED]: 'Vacated',
  }[id];
  return words ? `${words}: ${names}` : names;
}

/** A side that is not known yet is `TBD`, whatever the provider calls it. */
function nameOf(team: EventTeam | undefined): string {
  return !team?.nickname || numberOf(team.teamId) <= 0 ? 'TBD' : team.nickname;
}

function sideOf(teams: readonly EventTeam[], place: 1 | 2): EventTeam | undefined {
  return teams.find(({ teamLocationType }) => teamLocationType?.teamLocationTypeId === place);
}

function descriptionOf({
  tvStations,
  isDoubleheader,
  isDoubleHeader,
  startDate,
}: SportEvent): string[] {
  const stations = (tvStations ?? []).map(({ name }) => name).filter(Boolean);
  const isTba = startDate.some((date) => isOn(date.isTba));
  const sentences = [
    ...(isTba ? ['Time to be announced.'] : []),
    ...(isOn(isDoubleheader ?? isDoubleHeader) ? ['Doubleheader.'] : []),
    ...(stations.length > 0 ? [`TV: ${stations.join(', ')}.`] : []),
  ];
  return sentences.length > 0 ? [contentLine('DESCRIPTION', escapeText(sentences.join('\n')))] : [];
}

/** `20261122T180000Z` */
function utc(moment: number): string {
  return new Date(moment).toISOString().replace(/[-:]|\.\d{3}/g, '');
}
