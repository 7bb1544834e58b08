import { pathOf } from './params';
import type { LeagueOf } from './statsGames';

export interface StatsQuestion extends LeagueOf {
  /** 0: the games of the league. */
  eventId?: number;
  /** 0: of all teams. */
  teamId?: number;
  /** `2026-11-21`: that local day only. */
  date?: string;
  /** `2026-11-21`: from 14 days before to 21 days after it; without, around today. */
  around?: string;
  pbp?: boolean;
  driveCharts?: boolean;
}

/**
 * The address of games below `STATS_BASE` (widgets §7). The date goes with `requestedDateOnly`; plays
 * and drives are asked for only where they are shown.
 */
export function statsPath(question: StatsQuestion): string {
  const {
    sport,
    league,
    eventId = 0,
    teamId = 0,
    date = '',
    around = '',
    pbp,
    driveCharts,
  } = question;
  const event = eventId > 0 ? `/${eventId}` : '';
  const path = pathOf(`/statsinc/stats-query/${sport}/${league}${event}`, {
    teamId: teamId > 0 ? teamId : '',
    date: date || around,
    requestedDateOnly: date && 'true',
    pbp: pbp ? 'true' : '',
    driveCharts: driveCharts ? 'true' : '',
  });
  return path.replace(/\?$/, '');
}
