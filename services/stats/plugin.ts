import { setImmediate as pause } from 'node:timers/promises';

import type { FastifyPluginAsync } from 'fastify';

import { StatsClock } from '../../demo/simulator/clock/StatsClock';
import { answerError } from './http/answerError';
import type { ProviderOptions } from './provider/ProviderClient';
import { providerStats } from './provider/providerStats';
import { calendarRoute } from './routes/calendar';
import { clockRoute } from '../../demo/simulator/routes/clock';
import { eventsRoutes } from './routes/events';
import { sheetsRoute } from '../../demo/simulator/routes/sheets';
import { standingsRoute } from './routes/standings';
import { LOCAL_TEAMS } from './localTeams';
import { simulatedStats } from '../../demo/simulator/simulatedStats';
import type { StatsSource } from './StatsSource';

export interface StatsServiceOptions {
  /** The bearer token with which the clock is set. */
  token: string;
  /** `https://www.broadsheet.example`, for links in calendars; without it games are not linked. */
  siteOrigin?: string;
  /** Where real statistics come from; without it, games are simulated. */
  provider?: Omit<ProviderOptions, 'log'> | null;
}

/**
 * The statistics service: games, standings, calendars (widgets §7), at the paths of a publisher's
 * gateway. Register it under a prefix. See README.md.
 */
export const statsService: FastifyPluginAsync<StatsServiceOptions> = async (app, options) => {
  const { token, siteOrigin = '', provider = null } = options;
  const clock = new StatsClock();
  const source = provider ? providerStats({ ...provider, log: app.log }) : simulatedStats(clock);
  app.setErrorHandler(answerError);
  // The first reader should not wait for two weeks of games to be played.
  if (!provider) app.addHook('onListen', () => warmUp(source));
  eventsRoutes(app, source);
  standingsRoute(app, source);
  calendarRoute(app, { source, clock, siteOrigin });
  sheetsRoute(app, { clock, isSimulated: provider === null });
  clockRoute(app, { clock, token, isSettable: provider === null });
};

/** Asks for every list once, with room for other work between them. */
async function warmUp(source: StatsSource): Promise<void> {
  for (const { sport, league } of LOCAL_TEAMS) {
    await pause();
    const all = { day: null, isDayOnly: false, teamId: null, pbp: false, driveCharts: false };
    await source.events({ sport, league, ...all });
  }
}
