import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { SITE } from './browser';

const STATS = '/gateway/statsinc/';

export interface SimulatedGame {
  eventId: number;
  /** Provider's name: `Pre-Game`, `Final`. */
  status: string;
  /** ms since 1970. */
  start: number;
}

interface StatsEvent {
  eventId: number;
  eventStatus: { name: string };
  startDate: { dateType: string; full: string; isTba?: boolean }[];
  teams: { score?: number }[];
}

/** The teams' pages, and where the statistics have their league. */
export const LEAGUES = {
  eagles: 'football/nfl',
  phillies: 'baseball/mlb',
  sixers: 'basketball/nba',
  flyers: 'hockey/nhl',
  soccer: 'soccer/mls',
} as const;

export type TeamKey = keyof typeof LEAGUES;
export const TEAM_KEYS = Object.keys(LEAGUES) as TeamKey[];

/**
 * The games of a team that the simulator plays, by start; of one day (`2028-02-29`) when it is named.
 * @throws Error when the statistics fail
 */
export async function gamesOf(team: TeamKey, day?: string): Promise<SimulatedGame[]> {
  const address = new URL(`${STATS}stats-query/${LEAGUES[team]}`, SITE());
  if (day) address.search = `?date=${day}&requestedDateOnly=true`;
  const response = await fetch(address);
  if (!response.ok) throw new Error(`${team}: the statistics answered ${response.status}`);
  const events = (await response.json()) as StatsEvent[];
  return events.flatMap(({ eventId, eventStatus, startDate }) => {
    const utc = startDate.find(({ dateType }) => dateType === 'UTC');
    if (!utc || utc.isTba) return [];
    return [{ eventId, status: eventStatus.name, start: Date.parse(`${utc.full}Z`) }];
  });
}

/** The first or the last game in a status. @throws Error when there is none */
export async function gameThatIs(
  team: TeamKey,
  status: string,
  which: 'first' | 'last' = 'first',
): Promise<SimulatedGame> {
  const games = (await gamesOf(team)).filter((game) => game.status === status);
  const found = games.at(which === 'first' ? 0 : -1);
  if (!found) throw new Error(`${team} have no game that is ${status}`);
  return found;
}

/** Hours into a game: at the first it is under way in every sport, unless it began late. */
const UNDER_WAY = [1.2, 1.7, 2.2, 2.7];

/**
 * The next game of a team that is played when its time has come: on some days one is called off. The clock is the
 * real one afterwards.
 * @param needs what it has to have in its midst: some games have no score for an hour
 * @returns `midst`: ms since 1970, a moment at which it is under way
 * @throws Error when there is none
 */
export async function nextGame(
  team: TeamKey,
  needs: { scores?: boolean } = {},
): Promise<SimulatedGame & { midst: number }> {
  await setClock();
  const games = (await gamesOf(team)).filter(({ status }) => status === 'Pre-Game');
  for (const game of games)
    for (const hours of UNDER_WAY) {
      const midst = game.start + hours * 3_600_000;
      await setClock({ mode: 'paused', at: midst });
      const { eventStatus, teams } = await eventOf(team, game);
      await setClock();
      if (eventStatus.name !== 'In-Progress') continue;
      if (!needs.scores || teams.some(({ score = 0 }) => score > 0)) return { ...game, midst };
    }
  throw new Error(`${team}: none of ${games.length} games to come is played`);
}

/** s after which every game that is played has begun, be there lightning at first. */
const LATEST = 4 * 3600;

/**
 * The moment (ms since 1970) at which a game has begun and no play of it is told yet. The clock stands
 * there.
 * @throws Error when there is none
 */
export async function firstWhistle(team: TeamKey, game: SimulatedGame): Promise<number> {
  for (let second = 0; second < LATEST; second += 2) {
    const at = game.start + second * 1000;
    await setClock({ mode: 'paused', at });
    if ((await statusOf(team, game)) === 'In-Progress') return at;
  }
  throw new Error(`${team}: the game ${game.eventId} does not begin`);
}

/** The status that a game has by the clock. @throws Error when the statistics do not know it */
export const statusOf = async (team: TeamKey, game: Pick<SimulatedGame, 'eventId'>) =>
  (await eventOf(team, game)).eventStatus.name;

async function eventOf(
  team: TeamKey,
  { eventId }: Pick<SimulatedGame, 'eventId'>,
): Promise<StatsEvent> {
  const answer = await fetch(new URL(`${STATS}stats-query/${LEAGUES[team]}/${eventId}`, SITE()));
  if (!answer.ok) throw new Error(`${team}: game ${eventId} answered ${answer.status}`);
  return (await answer.json()) as StatsEvent;
}

/** The address of its page. */
export const pathOf = (team: TeamKey, { eventId }: { eventId: number | string }) =>
  `/${team}/gamedaycentral/${eventId}`;

/** What the site takes as proof that the clock may be set. */
export function clockToken(): string {
  const secrets = readFileSync(join(process.env['BROADSHEET_E2E_DATA']!, 'secrets.json'), 'utf8');
  return (JSON.parse(secrets) as { accessToken: string }).accessToken;
}

/** Sets the clock that the games are played by; without a setting it is the real one again. */
export async function setClock(
  setting: { mode: 'fast' | 'paused' | 'set'; rate?: number; at: number } | null = null,
): Promise<void> {
  const response = await fetch(new URL(`${STATS}clock`, SITE()), {
    method: 'PUT',
    headers: { 'content-type': 'application/json', authorization: `Bearer ${clockToken()}` },
    body: JSON.stringify(
      setting ? { ...setting, at: new Date(setting.at).toISOString() } : { mode: 'real' },
    ),
  });
  if (!response.ok)
    throw new Error(`The clock answered ${response.status}: ${await response.text()}`);
}

/** What the site answers at a path. */
export const htmlOf = async (path: string) => {
  const response = await fetch(new URL(path, SITE()));
  return { status: response.status, html: await response.text() };
};

/**
 * The address of the game's page once it is under way. With a query of its own: pages of games to come
 * are kept for a minute.
 * @throws Error when it does not begin
 */
async function begun(team: TeamKey, game: SimulatedGame): Promise<string> {
  for (let tries = 0; tries < 200; tries += 1) {
    const path = `${pathOf(team, game)}?at=${Date.now()}`;
    if ((await htmlOf(path)).html.includes('board--in-progress')) return path;
    await new Promise((resolve) => setTimeout(resolve, 100));
  }
  throw new Error(`${team}: the game ${game.eventId} does not begin`);
}

/** The page of a game whose clock stands still in the midst of it. */
export async function underWay(team: TeamKey, needs: { scores?: boolean } = {}): Promise<string> {
  const game = await nextGame(team, needs);
  await setClock({ mode: 'paused', at: game.midst });
  return begun(team, game);
}
