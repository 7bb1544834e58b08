import type { FastifyInstance } from 'fastify';

import { HttpError } from '../../../services/http/HttpError';
import type { StatsClock } from '../clock/StatsClock';
import { isKnown } from '../eventOf';
import { YOUTUBE_CODE } from '../fixtureOf';
import { dayOf } from '../../../services/stats/days';
import { leagueGamesOn } from '../schedule/leagueGamesOn';
import { LOCAL_TEAMS } from '../../../services/stats/localTeams';
import { MINUTE, type ScheduledGame } from '../schedule/ScheduledGame';

/** s */
const MAX_AGE = 300;
/** Days ahead that editors plan. */
const PLANNED = 21;
/** A pregame show begins so long before its game, in ms, and ends with it. */
const SHOW = 30 * MINUTE;

export interface SheetsRouteOptions {
  clock: StatsClock;
  isPlayed: boolean;
}

/**
 * `GET …/sheets/edition/Live streams.csv`: the pregame shows of the simulated league games, from today
 * on, as editors would plan them in a sheet (widgets §7). With a provider it has no rows.
 */
export function sheetsRoute(app: FastifyInstance, { clock, isPlayed }: SheetsRouteOptions): void {
  app.get<{ Params: { sheet: string; file: string } }>(
    '/statsinc/sheets/:sheet/:file',
    async ({ params }, reply) => {
      if (params.sheet !== 'edition' || params.file !== 'Live streams.csv')
        throw new HttpError(404, 'There is no such sheet, only edition/Live streams.csv');
      const rows = isPlayed ? showsFrom(clock.now()) : [];
      return reply
        .header('cache-control', clock.isReal ? `public, max-age=${MAX_AGE}` : 'no-cache')
        .type('text/csv; charset=utf-8')
        .send([COLUMNS, ...rows].map((row) => `${row.join(',')}\n`).join(''));
    },
  );
}

const COLUMNS = ['eventId', 'title', 'link', 'start', 'end', 'youtubeCode'];

function showsFrom(now: Date): string[][] {
  const today = dayOf(now);
  return Array.from({ length: PLANNED + 1 }, (_, index) => today + index)
    .flatMap((day) => LOCAL_TEAMS.flatMap((local) => leagueGamesOn(local, day)))
    .filter((game) => isKnown(game, now) && (!game.timeKnownAt || game.timeKnownAt <= now))
    .toSorted((a, b) => a.start.getTime() - b.start.getTime())
    .map(showOf);
}

function showOf({ eventId, local, away, home, start }: ScheduledGame): string[] {
  return [
    String(eventId),
    `${away.nickname} at ${home.nickname}: pregame show`,
    `/${local.key}/gamedaycentral/${eventId}`,
    new Date(start.getTime() - SHOW).toISOString(),
    start.toISOString(),
    YOUTUBE_CODE,
  ];
}
