import type { ServerResponse } from 'node:http';
import { localTeamsIn, type LocalTeam } from '../../../services/stats/localTeams';
import { signRequest, type Credentials } from '../../../services/stats/provider/signRequest';
import type { SportEvent } from '../../../services/stats/SportEvent';
import { openProvider, sendsJson } from '../../../services/stats/testing/openProvider';
import { HttpError } from '../../../services/http/HttpError';
import { StatsClock } from '../clock/StatsClock';
import { simulatedStats } from '../simulatedStats';
import { writeStandings } from './writeStandings';

/** The simulator as a provider on the internet. */
export interface GamesProvider {
  /** For STATS_PROVIDER_URL. */
  base: string;
  /** What it was asked for so far, with key and signature. */
  requests: URL[];
  /** Its games stand at this moment (ms since 1970) from now on. */
  standAt: (moment: number) => void;
  /** Its games go on from this moment (ms since 1970), so many times as fast as life. */
  runFrom: (moment: number, rate: number) => void;
  /** A game as it stands now. */
  game: (local: LocalTeam, eventId: number) => Promise<SportEvent>;
  /** The games of a league that are near. */
  games: (local: LocalTeam) => Promise<SportEvent[]>;
  close: () => Promise<void>;
}

const PATH = /^\/v1\/stats\/(\w+)\/(\w+)\/(events|standings)\/(\d*)$/;
/** s for which a signature is good, both ways. */
const SIGNED_FOR = 300;

/**
 * The simulated games at the addresses, in the envelope and with the spellings of the provider, for whoever
 * signs for them. On a real socket.
 */
export async function openGamesProvider(credentials: Credentials): Promise<GamesProvider> {
  const clock = new StatsClock();
  const source = simulatedStats(clock);
  const details = { pbp: true, driveCharts: true };
  const games = async ({ sport, league }: LocalTeam) => {
    const all = { day: null, isDayOnly: false, teamId: null, pbp: false, driveCharts: false };
    return (await source.events({ sport, league, ...all })).body;
  };
  const game = async ({ sport, league }: LocalTeam, eventId: number) =>
    (await source.event({ sport, league, eventId, ...details })).body;

  const answerTo = async (address: URL): Promise<unknown> => {
    if (!isSigned(address, credentials)) throw new HttpError(403, 'Developer Inactive');
    const [, sport, league, kind, id] = PATH.exec(address.pathname) ?? [];
    const [local] = sport && league ? localTeamsIn({ sport, league }) : [];
    if (!local) throw new HttpError(404, 'Not Found');
    if (kind === 'standings') return writeStandings((await source.standings(local)).body);
    return apiResults(local, id ? [await game(local, Number(id))] : await games(local));
  };
  const provider = await openProvider((request, response) => {
    const address = new URL(request.url ?? '', 'http://provider.example');
    answerTo(address).then(
      (body) => sendsJson(body)(request, response),
      (error: unknown) => fail(response, error),
    );
  });
  return {
    base: provider.base,
    requests: provider.requests,
    standAt: (at) => clock.set({ mode: 'paused', rate: 1, at }),
    runFrom: (at, rate) => clock.set({ mode: 'fast', rate, at }),
    game,
    games,
    close: provider.close,
  };
}

function fail(response: ServerResponse, error: unknown): void {
  const status = error instanceof HttpError ? error.statusCode : 500;
  response.writeHead(status, { 'content-type': 'text/plain' }).end(String(error));
}

function isSigned(address: URL, credentials: Credentials): boolean {
  const { searchParams } = address;
  const now = Math.floor(Date.now() / 1000);
  const seconds = Array.from({ length: 2 * SIGNED_FOR }, (_, index) => now - SIGNED_FOR + index);
  return (
    searchParams.get('api_key') === credentials.key &&
    seconds.some((second) => {
      const good = signRequest(new URL(address.origin), credentials, second * 1000);
      return good.searchParams.get('sig') === searchParams.get('sig');
    })
  );
}

/** By season, and in it by the kind of game. */
function apiResults({ sport, league }: LocalTeam, events: readonly SportEvent[]): unknown {
  const names = [...new Set(events.map(({ eventType }) => eventType?.name ?? ''))];
  return {
    status: 'OK',
    recordCount: events.length,
    startTimestamp: new Date().toISOString(),
    apiResults: [
      {
        sportId: 1,
        name: sport,
        league: {
          abbreviation: league.toUpperCase(),
          season: {
            season: new Date().getUTCFullYear(),
            eventType: names.map((name) => {
              const these = events.filter(({ eventType }) => (eventType?.name ?? '') === name);
              return { eventTypeId: these[0]?.eventType?.eventTypeId, name, events: these };
            }),
          },
        },
      },
    ],
  };
}
