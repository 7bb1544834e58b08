import Fastify, { type FastifyInstance } from 'fastify';
import { statsService } from '../../../services/stats/plugin';
import type { SportEvent } from '../../../services/stats/SportEvent';
import { openGames } from '../openGames';

export const TOKEN = 'staff-token';
export const LEAGUES = [
  'baseball/mlb',
  'basketball/nba',
  'football/nfl',
  'hockey/nhl',
  'soccer/mls',
] as const;

export interface TestStats {
  app: FastifyInstance;
  /** Sets the clock to a moment, where it stands. */
  setClock: (at: string | Date) => Promise<void>;
  events: (path: string) => Promise<SportEvent[]>;
  event: (path: string) => Promise<SportEvent>;
  close: () => Promise<void>;
}

/** The statistics service under `/gateway`, with games that are made up. */
export async function openStats(options: { siteOrigin?: string } = {}): Promise<TestStats> {
  const app = Fastify();
  const { source, routes } = openGames({ token: TOKEN, isPlayed: true });
  await app.register(statsService, { prefix: '/gateway', source, ...options });
  await app.register(routes, { prefix: '/gateway' });
  const read = async (path: string): Promise<unknown> => {
    const answer = await app.inject(`/gateway/statsinc/stats-query/${path}`);
    if (answer.statusCode !== 200) throw new Error(`${path}: ${answer.statusCode} ${answer.body}`);
    return answer.json();
  };
  return {
    app,
    setClock: async (at) => {
      const answer = await app.inject({
        method: 'PUT',
        url: '/gateway/statsinc/clock',
        headers: { authorization: `Bearer ${TOKEN}` },
        payload: { mode: 'paused', at: typeof at === 'string' ? at : at.toISOString() },
      });
      if (answer.statusCode !== 200) throw new Error(answer.body);
    },
    events: async (path) => (await read(path)) as SportEvent[],
    event: async (path) => (await read(path)) as SportEvent,
    close: () => app.close(),
  };
}
