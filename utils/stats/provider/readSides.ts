import type { GameStatus, Place, Side, WonLost } from '../game';
import { count, fields, flag, list, text, whole } from '../read';
import type { Fields } from '../read';
import { readLogo } from './readLogo';
import { MAX_SCORE } from './readScore';

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
  const sides = withShootout({
    away: readSide(away, status, sport),
    home: readSide(home, status, sport),
  });
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
  const [ours, theirs] = [side, other].map(({ totals, score }) => totals?.runs ?? score);
  if (typeof ours !== 'number' || typeof theirs !== 'number') return false;
  return ours === theirs ? (side.shootout ?? 0) > (other.shootout ?? 0) : ours > theirs;
}

/** Hockey's feeds have a 0 for both where there was no shootout. */
function withShootout(sides: Sides): Sides {
  if ((sides.away.shootout ?? 0) + (sides.home.shootout ?? 0) > 0) return sides;
  const { shootout: _away, ...away } = sides.away;
  const { shootout: _home, ...home } = sides.home;
  return { away, home };
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
  const location = nameOf(team['location']);
  const nickname =
    [team['nickname'], team['displayName'], location].map(nameOf).find(Boolean) ?? 'TBD';
  const totals = isPlayed && sport === 'baseball' ? readTotals(team['linescoreTotals']) : null;
  const shootout = isPlayed
    ? (count(team['shootoutGoals'], MAX_SCORE) ?? count(team['shootoutScore'], MAX_SCORE))
    : null;
  return {
    teamId: count(team['teamId'], MAX_TEAM_ID) ?? 0,
    location: location || 'TBD',
    nickname,
    abbreviation: nameOf(team['abbreviation']) || nickname,
    logo: readLogo(team['logos']),
    record: readWonLost(team['record'], sport),
    // No game of a series ends level.
    series: readWonLost(team['series'], ''),
    score: isPlayed ? (count(team['score'], MAX_SCORE) ?? totals?.runs ?? null) : null,
    lines: isPlayed ? readLines(team['linescores']) : [],
    totals,
    isWinner: status === 'final' && flag(team['isWinner']) === true,
    timeoutsLeft: count(team['timeoutsLeft'], 9),
    ...(shootout === null ? {} : { shootout }),
  };
}

/** A name of a team; empty while it is to be announced. */
function nameOf(value: unknown): string {
  const written = text(value);
  return ['TBA', 'TBD'].includes(written.toUpperCase()) ? '' : written;
}

function readTotals(value: unknown): Side['totals'] {
  const { runs, hits, errors } = fields(value);
  const scored = count(runs, MAX_SCORE);
  if (scored === null) return null;
  return { runs: scored, hits: count(hits, MAX_SCORE), errors: count(errors, MAX_SCORE) };
}

/** Sports whose records have a third number: draws, and in hockey losses after regulation. */
const THREE_NUMBERS = ['hockey', 'soccer'];

/**
 * Only where wins and losses are 0 or more (widgets §5), and the third number is known where the sport
 * writes one.
 */
function readWonLost(value: unknown, sport: string): WonLost | null {
  const record = fields(value);
  const wins = count(record['wins']);
  const losses = count(record['losses']);
  const overtime = sport === 'hockey' ? count(record['overtimeLosses']) : null;
  const ties = overtime ?? count(record['ties']);
  if (wins === null || losses === null) return null;
  if (ties === null && THREE_NUMBERS.includes(sport)) return null;
  return { wins, losses, ties: ties ?? 0 };
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
