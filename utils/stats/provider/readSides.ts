import type { GameStatus, Place, Side, WonLost } from '../game';
import { count, fields, firstText, flag, list, text, whole } from '../read';
import type { Fields } from '../read';

/** Points of one team that no game has seen. */
const MAX_SCORE = 999;
const MAX_LINES = 40;
const MAX_TEAM_ID = 2_147_483_647;

/** Statuses in which nothing has been played: zeros of the provider are no scores (widgets §4). */
const UNPLAYED: readonly GameStatus[] = ['pre-game', 'postponed', 'canceled'];

export type Sides = Record<Place, Side>;

/**
 * The two teams of an event, with the fallbacks of widgets §5: `TBD` for a missing location, the name
 * for an empty abbreviation. Where the provider does not say who is at home, the first team is.
 */
export function readSides(teams: unknown, status: GameStatus, sport: string): Sides {
  const { away, home } = placed(list(teams).map(fields));
  const sides = {
    away: readSide(away, status, sport),
    home: readSide(home, status, sport),
  };
  if (status !== 'final') return sides;
  const isAwayWinner = hasWon(sides.away, sides.home);
  return {
    away: { ...sides.away, isWinner: isAwayWinner },
    home: { ...sides.home, isWinner: hasWon(sides.home, sides.away) && !isAwayWinner },
  };
}

/** Whether the provider names a team there at all. */
export function isNamed({ teamId, nickname, location }: Side): boolean {
  return teamId > 0 || nickname !== 'TBD' || location !== 'TBD';
}

/** Who the winner is often comes later than the final score, which then says it. */
function hasWon(side: Side, other: Side): boolean {
  if (side.isWinner !== other.isWinner) return side.isWinner;
  const points = [side, other].map(({ totals, score }) => totals?.runs ?? score ?? 0);
  const [ours = 0, theirs = 0] = points;
  return ours === theirs ? (side.shootout ?? 0) > (other.shootout ?? 0) : ours > theirs;
}

function placed(teams: readonly Fields[]): Record<Place, Fields> {
  const away = teams.find((team) => placeOf(team) === 'away');
  const home = teams.find((team) => placeOf(team) === 'home');
  const rest = teams.filter((team) => team !== away && team !== home);
  return { home: home ?? rest.shift() ?? {}, away: away ?? rest.shift() ?? {} };
}

function placeOf(team: Fields): Place | null {
  const { teamLocationTypeId, name } = fields(team['teamLocationType']);
  const id = whole(teamLocationTypeId, 1, 2);
  if (id !== null) return id === 1 ? 'home' : 'away';
  const written = text(name).toLowerCase();
  return written === 'home' || written === 'away' ? written : null;
}

function readSide(team: Fields, status: GameStatus, sport: string): Side {
  const isPlayed = !UNPLAYED.includes(status);
  const location = text(team['location']);
  const nickname = firstText(team['nickname'], team['displayName'], location) || 'TBD';
  const totals = isPlayed && sport === 'baseball' ? readTotals(team['linescoreTotals']) : null;
  const shootout = isPlayed ? count(team['shootoutScore'], MAX_SCORE) : null;
  return {
    teamId: count(team['teamId'], MAX_TEAM_ID) ?? 0,
    location: location || 'TBD',
    nickname,
    abbreviation: text(team['abbreviation']) || nickname,
    record: readWonLost(team['record']),
    series: readWonLost(team['series']),
    score: isPlayed ? (count(team['score'], MAX_SCORE) ?? totals?.runs ?? null) : null,
    lines: isPlayed ? readLines(team['linescores']) : [],
    totals,
    isWinner: status === 'final' && flag(team['isWinner']) === true,
    timeoutsLeft: count(team['timeoutsLeft'], 9),
    ...(shootout === null ? {} : { shootout }),
  };
}

function readTotals(value: unknown): Side['totals'] {
  const { runs, hits, errors } = fields(value);
  const scored = count(runs, MAX_SCORE);
  if (scored === null) return null;
  return { runs: scored, hits: count(hits, MAX_SCORE), errors: count(errors, MAX_SCORE) };
}

/** Only where wins and losses are 0 or more (widgets §5). */
function readWonLost(value: unknown): WonLost | null {
  const record = fields(value);
  const wins = count(record['wins']);
  const losses = count(record['losses']);
  if (wins === null || losses === null) return null;
  return { wins, losses, ties: count(record['ties']) ?? 0 };
}

/** Points by period: by the number that a line says, else by its place in the list. */
function readLines(value: unknown): (number | null)[] {
  const lines: (number | null)[] = [];
  for (const [index, line] of list(value).map(fields).entries()) {
    const period = whole(line['period'] ?? line['inning'], 1, MAX_LINES) ?? index + 1;
    if (period > MAX_LINES) continue;
    while (lines.length < period) lines.push(null);
    lines[period - 1] = count(line['score'], MAX_SCORE);
  }
  return lines;
}
