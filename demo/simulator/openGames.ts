import { setImmediate as pause } from 'node:timers/promises';
import type { FastifyPluginAsync } from 'fastify';
import { answerError } from '../../services/http/answerError';
import { LOCAL_TEAMS } from '../../services/stats/localTeams';
import type { StatsSource } from '../../services/stats/StatsSource';
import { StatsClock } from './clock/StatsClock';
import { clockRoute } from './routes/clock';
import { sheetsRoute } from './routes/sheets';
import { simulatedStats } from './simulatedStats';

export interface GamesOptions {
  /** The bearer token with which the clock is set. */
  token: string;
  /** Whether these games are shown; else they are a provider's, and follow no clock of ours. */
  isPlayed: boolean;
}

export interface Games {
  /** Answers as a provider would. */
  source: StatsSource;
  /** What no provider has: the clock of the games, and the sheet of their pregame shows. */
  routes: FastifyPluginAsync;
}

/** Games that are made up, for the statistics service. See README.md. */
export function openGames({ token, isPlayed }: GamesOptions): Games {
  const clock = new StatsClock();
  const source = simulatedStats(clock);
  return {
    source,
    routes: async (app) => {
      app.setErrorHandler(answerError('games'));
      // The first reader should not wait for two weeks of games to be played.
      if (isPlayed) app.addHook('onListen', () => warmUp(source));
      sheetsRoute(app, { clock, isPlayed });
      clockRoute(app, { clock, token, isSettable: isPlayed });
    },
  };
}

/** Asks for every list once, with room for other work between them. */
async function warmUp(source: StatsSource): Promise<void> {
  for (const { sport, league } of LOCAL_TEAMS) {
    await pause();
    const all = { day: null, isDayOnly: false, teamId: null, pbp: false, driveCharts: false };
    await source.events({ sport, league, ...all });
  }
}
