import type { FastifyInstance } from 'fastify';

import { etagOf, matchesEtag } from '../../../http/etag';
import { HttpError } from '../../http/HttpError';
import { writeCalendar } from '../calendar/writeCalendar';
import { sayHowFresh } from '../http/sendAnswer';
import { isExhibition } from '../eventFacts';
import { DAYS_AHEAD, DAYS_BACK } from '../StatsQuery';
import { dayOf } from '../days';
import { LOCAL_TEAMS, type LocalTeam } from '../localTeams';
import type { Answer, StatsSource } from '../StatsSource';
import type { SportEvent } from '../SportEvent';

/** s after which a subscribed calendar may ask again. */
const MAX_AGE = 300;

export interface CalendarRouteOptions {
  source: StatsSource;
  siteOrigin: string;
}

/** `GET …/calendar/{team}.ics`: two weeks back to eight weeks ahead, without exhibitions. */
export function calendarRoute(
  app: FastifyInstance,
  { source, siteOrigin }: CalendarRouteOptions,
): void {
  app.get<{ Params: { file: string } }>('/statsinc/calendar/:file', async (request, reply) => {
    const local = teamOf(request.params.file);
    const now = source.now();
    const answer = await schedule(source, local, dayOf(now));
    const calendar = writeCalendar(local, answer.body, { now, siteOrigin });
    const etag = etagOf(calendar);
    sayHowFresh(reply, answer);
    reply.headers({
      etag,
      'cache-control': answer.maxAge > 0 ? `public, max-age=${MAX_AGE}` : 'no-cache',
      'content-disposition': `inline; filename="${local.key}.ics"`,
    });
    if (matchesEtag(request.headers['if-none-match'], etag)) return reply.code(304).send();
    return reply.type('text/calendar; charset=utf-8').send(calendar);
  });
}

/** @throws HttpError 404 that names what there is */
function teamOf(file: string): LocalTeam {
  const found = LOCAL_TEAMS.find(({ key }) => file === `${key}.ics`);
  if (found) return found;
  const all = LOCAL_TEAMS.map(({ key }) => `${key}.ics`).join(', ');
  throw new HttpError(404, `There is no such calendar, only ${all}`);
}

/** Two lists, one after the other: the second begins on the day after the first ends. */
async function schedule(
  source: StatsSource,
  { sport, league, team }: LocalTeam,
  today: number,
): Promise<Answer<SportEvent[]>> {
  const query = { sport, league, isDayOnly: false, teamId: team.teamId, pbp: false };
  const lists = await Promise.all(
    [today, today + DAYS_BACK + DAYS_AHEAD + 1].map((day) =>
      source.events({ ...query, day, driveCharts: false }),
    ),
  );
  return {
    body: lists.flatMap(({ body }) => body).filter((event) => !isExhibition(event)),
    maxAge: Math.min(...lists.map(({ maxAge }) => maxAge)),
    age: Math.max(...lists.map(({ age }) => age)),
    isStale: lists.some(({ isStale }) => isStale),
  };
}
