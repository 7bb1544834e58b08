import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { SITE } from './browser';
import { gamesOf, TEAM_KEYS } from './simulatedGames';

const STATS = '/gateway/statsinc';
const MINUTE = 60_000;

export interface ClockSetting {
  mode: 'real' | 'paused';
  /** ISO 8601. */
  at?: string;
}

/** A game, and two moments of it with different scores, between which no game of ours begins or ends. */
export interface LiveGame {
  eventId: number;
  /** `/eagles/gamedaycentral/123` */
  path: string;
  before: string;
  after: string;
}

interface WireEvent {
  eventId: number;
  startDate: {
    dateType: string;
    year: number;
    month: number;
    date: number;
    hour?: number;
    minute?: number;
  }[];
  eventStatus: { eventStatusId: number };
  teams: { score: number | null }[];
}

/** Sets the clock that the simulated games are played by. */
export async function setStatsClock(setting: ClockSetting): Promise<void> {
  const secrets = readFileSync(join(process.env['BROADSHEET_E2E_DATA']!, 'secrets.json'), 'utf8');
  const { accessToken } = JSON.parse(secrets) as { accessToken: string };
  const answer = await fetch(new URL(`${STATS}/clock`, SITE()), {
    method: 'PUT',
    headers: { 'content-type': 'application/json', authorization: `Bearer ${accessToken}` },
    body: JSON.stringify(setting),
  });
  if (!answer.ok) throw new Error(`The clock answered ${answer.status}: ${await answer.text()}`);
}

/**
 * Finds the next game of a team, or one behind it, in which someone scores (some are called off), and,
 * minute by minute, the moment.
 * @param later how many games behind the next one
 */
export async function goToGame(
  sport: string,
  league: string,
  teamId: number,
  later = 0,
): Promise<LiveGame> {
  await setStatsClock({ mode: 'real' });
  const games = (await ask(`${sport}/${league}?teamId=${teamId}`)) as WireEvent[];
  const toCome = games.filter(({ eventStatus }) => eventStatus.eventStatusId === 1);
  for (const game of toCome.slice(later)) {
    const found = await goToScore(`${sport}/${league}`, game);
    if (found) return found;
  }
  throw new Error(`Nobody scores in ${toCome.length} games to come, but for the first ${later}`);
}

async function goToScore(league: string, game: WireEvent): Promise<LiveGame | null> {
  const { eventId } = game;
  const start = startOf(game);
  let last: { at: string; score: string } | null = null;
  for (let minute = 20; minute < 180; minute += 5) {
    const at = new Date(start + minute * MINUTE).toISOString();
    await setStatsClock({ mode: 'paused', at });
    const now = (await ask(`${league}/${eventId}`)) as WireEvent;
    if (now.eventStatus.eventStatusId !== 2) continue;
    const score = now.teams.map((team) => team.score).join();
    if (last && last.score !== score) {
      const path = `/eagles/gamedaycentral/${eventId}`;
      // A list of games puts one that begins or ends in another place, and moves the rest.
      const [before, after] = [await statusesAt(last.at), await statusesAt(at)];
      if (before === after) return { eventId, path, before: last.at, after: at };
    }
    last = { at, score };
  }
  return null;
}

/** The states of all games of ours; the clock stands at that moment then. */
async function statusesAt(at: string): Promise<string> {
  await setStatsClock({ mode: 'paused', at });
  return JSON.stringify(await Promise.all(TEAM_KEYS.map((team) => gamesOf(team))));
}

async function ask(path: string): Promise<unknown> {
  const answer = await fetch(new URL(`${STATS}/stats-query/${path}`, SITE()));
  if (!answer.ok) throw new Error(`${path} answered ${answer.status}`);
  return answer.json();
}

function startOf({ startDate }: WireEvent): number {
  const utc = startDate.find(({ dateType }) => dateType === 'UTC');
  if (!utc) throw new Error('The game has no start in UTC');
  return Date.UTC(utc.year, utc.month - 1, utc.date, utc.hour ?? 0, utc.minute ?? 0);
}
