import environment from 'fusion:environment';
import { defineSource, param, SourceError } from '@broadsheet/define';
import { text } from '../schemas/json';
import { getGames, leagueOf } from '../statsGames';
import { statsPath } from '../statsPath';

/**
 * Games of a league as `Game[]` (widgets §7): with `eventId` that one alone, else those of 14 days back
 * to 21 days ahead with a local team, of `teamId` or of one local `date` only. Plays and drives come
 * with `pbp` and `driveCharts`. `debugUrl` names another answer below the statistics gateway, wrapped
 * in `data` or not.
 * Throws 400, 403 for a foreign `debugUrl`, 404 when there is no such game, and the gateway's failure.
 */
const source = defineSource({
  label: 'Games of a league',
  schemaName: 'games',
  params: {
    sport: param.text(),
    league: param.text(),
    eventId: param.raw('number'),
    teamId: param.raw('number'),
    date: param.text(),
    pbp: param.flag(),
    driveCharts: param.flag(),
    debugUrl: param.text(),
  },
  ttl: 5,
  followsContent: false,
  async fetch(query, tools) {
    const of = leagueOf(query.sport, query.league);
    const eventId = idOf(query.eventId);
    const path =
      debugPath(query.debugUrl) ??
      statsPath({
        ...of,
        eventId,
        teamId: idOf(query.teamId),
        date: dateOf(query.date),
        pbp: query.pbp,
        driveCharts: query.driveCharts,
      });
    const games = await getGames(path, of, tools);
    if (eventId > 0 && games.length === 0)
      throw new SourceError(404, `there is no game ${eventId}`);
    return games;
  },
});

declare module 'fusion:content' {
  interface Sources {
    'sport-games-api-v2': typeof source;
  }
}

export default source;

/** 0 where none is asked for. Throws 404 for what can be no id: no game has it. */
function idOf(value: unknown): number {
  const written = text(value);
  if (written === '') return 0;
  const id = Number(written);
  if (!/^\d+$/.test(written) || id === 0 || !Number.isSafeInteger(id))
    throw new SourceError(404, `nothing has the id ${written}`);
  return id;
}

function dateOf(date: string): string {
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
