import { HttpError } from '../../http/HttpError';
import { dayNumber, writeDay } from '../days';
import { LOCAL_TEAMS, type LocalTeam } from '../localTeams';
import type { EventDetails, EventQuery, EventsQuery } from '../StatsQuery';

/** The parameters of a request's query string. */
export type Params = Readonly<Record<string, string | string[] | undefined>>;

/** @throws HttpError 400 that names what there is */
export function parseLeague(sport: string, league: string): LocalTeam {
  const found = LOCAL_TEAMS.find((local) => local.sport === sport && local.league === league);
  if (found) return found;
  const all = LOCAL_TEAMS.map((local) => `${local.sport}/${local.league}`).join(', ');
  throw new HttpError(400, `There is no ${quote(`${sport}/${league}`)}, only ${all}`);
}

/** @throws HttpError 400 with the reason */
export function parseEventsQuery({ sport, league }: LocalTeam, params: Params): EventsQuery {
  const day = parseDay(textOf(params, 'date'));
  const isDayOnly = parseFlag(params, 'requestedDateOnly');
  if (isDayOnly && day === null) throw new HttpError(400, 'requestedDateOnly needs a date');
  const teamId = parseId(textOf(params, 'teamId'), 'teamId');
  return { sport, league, day, isDayOnly, teamId, ...parseDetails(params) };
}

/** @throws HttpError 400 with the reason; 404 for a number that no event can have */
export function parseEventQuery(
  { sport, league }: LocalTeam,
  id: string,
  params: Params,
): EventQuery {
  const eventId = parseId(id, 'the id of an event');
  if (eventId === null) throw new HttpError(400, 'the id of an event must be a whole number');
  // Longer than any: what a number cannot hold exactly would be taken for its neighbor.
  if (!Number.isSafeInteger(eventId)) {
    throw new HttpError(404, `There is no event ${quote(id)} in the ${league}`);
  }
  return { sport, league, eventId, ...parseDetails(params) };
}

function parseDetails(params: Params): EventDetails {
  return { pbp: parseFlag(params, 'pbp'), driveCharts: parseFlag(params, 'driveCharts') };
}

/** The day, counted from 1970; null for none. */
function parseDay(text: string): number | null {
  if (text === '') return null;
  const [, year, month, date] = (/^(20\d\d)-(\d\d)-(\d\d)$/.exec(text) ?? []).map(Number);
  const day = dayNumber(year ?? Number.NaN, month ?? 0, date ?? 0);
  // The 31st of a month that has none becomes the first of the next one.
  if (!Number.isFinite(day) || writeDay(day) !== text) {
    throw new HttpError(
      400,
      `date must be a day from 2000 to 2099 such as 2026-11-21, not ${quote(text)}`,
    );
  }
  return day;
}

function parseFlag(params: Params, name: string): boolean {
  const text = textOf(params, name);
  if (!['', 'true', 'false'].includes(text)) {
    throw new HttpError(400, `${name} must be true or false, not ${quote(text)}`);
  }
  return text === 'true';
}

function parseId(text: string, name: string): number | null {
  if (text === '') return null;
  if (!/^\d+$/.test(text)) {
    throw new HttpError(400, `${name} must be a whole number, not ${quote(text)}`);
  }
  return Number(text);
}

function textOf(params: Params, name: string): string {
  const value = params[name];
  return (Array.isArray(value) ? value[0] : value)?.trim() ?? '';
}

/** What somebody sent, short enough for a sentence. */
function quote(text: string): string {
  return `"${text.length > 40 ? `${text.slice(0, 40)}…` : text}"`;
}
