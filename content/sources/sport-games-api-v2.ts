import environment from 'fusion:environment';
import { flagParam, textParam } from '../params';
import { text } from '../schemas/json';
import type { Source, SourceQuery } from '../source';
import { SourceError } from '@broadsheet/define';
import { getGames, leagueOf } from '../statsGames';
import { statsPath } from '../statsPath';

/**
 * Games of a league as `Game[]` (widgets §7): with `eventId` that one alone, else those of 14 days back
 * to 21 days ahead with a local team, of `teamId` or of one local `date` only. Plays and drives come
 * with `pbp` and `driveCharts`. `debugUrl` names another answer below the statistics gateway, wrapped
 * in `data` or not.
 * Throws 400, 403 for a foreign `debugUrl`, 404 when there is no such game, and the gateway's failure.
 */
const source: Source = {
  label: 'Games of a league',
  schemaName: 'games',
  params: {
    sport: 'text',
    league: 'text',
    eventId: 'number',
    teamId: 'number',
    date: 'text',
    pbp: 'boolean',
    driveCharts: 'boolean',
    debugUrl: 'text',
  },
  ttl: 5,
  followsContent: false,
  async fetch(query, tools) {
    const of = leagueOf(textParam(query, 'sport'), textParam(query, 'league'));
    const eventId = idParam(query, 'eventId');
    const path =
      debugPath(textParam(query, 'debugUrl')) ??
      statsPath({
        ...of,
        eventId,
        teamId: idParam(query, 'teamId'),
        date: dateParam(query),
        pbp: flagParam(query, 'pbp', false),
        driveCharts: flagParam(query, 'driveCharts', false),
      });
    const games = await getGames(path, of, tools);
    if (eventId > 0 && games.length === 0)
      throw new SourceError(404, `there is no game ${eventId}`);
    return games;
  },
};

/** 0 where none is asked for. Throws 404 for what can be no id: no game has it. */
function idParam(query: SourceQuery, name: string): number {
  const written = textParam(query, name);
  if (written === '') return 0;
  const id = Number(written);
  if (!/^\d+$/.test(written) || id === 0 || !Number.isSafeInteger(id))
    throw new SourceError(404, `nothing has the id ${written}`);
  return id;
}

function dateParam(query: SourceQuery): string {
  const date = textParam(query, 'date');
  if (date !== '' && !isDate(date))
    throw new SourceError(400, `${date} is no date like 2026-11-21`);
  return date;
}

function isDate(date: string): boolean {
  const parsed = new Date(`${date}T00:00:00Z`);
  return !Number.isNaN(parsed.getTime()) && parsed.toISOString().startsWith(date);
}

/**
 * The path of a debug address below the gateway; null without one. Browsers may ask this source: another
 * host would let anyone have our server fetch anything.
 */
function debugPath(url: string): string | null {
  if (url === '') return null;
  const base = `${text(environment['STATS_BASE']).replace(/\/$/, '')}/`;
  const absolute = URL.canParse(url, base) ? new URL(url, base).href : '';
  if (!absolute.startsWith(`${base}statsinc/`)) {
    throw new SourceError(403, 'debugUrl is not of the statistics gateway');
  }
  return absolute.slice(base.length - 1);
}

export default source;
