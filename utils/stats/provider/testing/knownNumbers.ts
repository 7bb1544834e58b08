import type { Sport } from '../../game';
import { regulationPeriods } from '../../regulationPeriods';
import { LEAGUES, type ProviderEvent } from './buildEvent';

type Part = Record<string, unknown>;

/** The numbers in a text as they are, whatever zeros surround them: `045.50%` has 45.5, `3:07` 3 and 7. */
export function numbersIn(text: string): string[] {
  return (text.match(/\d+(?:\.\d+)?/g) ?? []).map((written) => String(Number(written)));
}

/**
 * The numbers that a page of this event may have: those of the feed, and those that follow from it by one
 * of the rules below. Chances to win and the yards of a drawn drive are models of their own.
 */
export function knownNumbers(event: ProviderEvent, sport: Sport): Set<string> {
  return new Set(
    [
      ...sentNumbers(event),
      ...periods(sport),
      ...wholeSeconds(event),
      ...easternTimes(event),
      ...(sport === 'soccer' ? soccerMinutes(event) : []),
      ...(sport === 'baseball' ? sumsOfRuns(event).flat() : []),
    ].map(String),
  );
}

function sentNumbers(value: unknown): string[] {
  if (typeof value === 'string' || typeof value === 'number') return numbersIn(String(value));
  if (typeof value !== 'object' || value === null) return [];
  return Object.values(value).flatMap(sentNumbers);
}

/** Columns of a line score, ordinals of periods, and how many overtimes there were. */
function periods(sport: Sport): number[] {
  return Array.from({ length: regulationPeriods(sport) + 1 }, (_, index) => index + 1);
}

/** A clock of 34.5 seconds says 34. */
function wholeSeconds(event: ProviderEvent): number[] {
  return sentNumbers(event).map((written) => Math.floor(Number(written)));
}

/** The minute being played is the one after those played; what is on top counts from the end of a half. */
function soccerMinutes(event: ProviderEvent): number[] {
  const minutes = sentNumbers([event['pbp'], event['scoringSummaries'], event['eventStatus']]);
  const played = minutes.map((written) => Math.floor(Number(written)) + 1);
  return [45, 90, ...played, ...played.flatMap((minute) => [minute - 45, minute - 90])].filter(
    (minute) => minute > 0,
  );
}

/** What clocks in Philadelphia show at the moment that is sent in UTC. */
function easternTimes(event: ProviderEvent): number[] {
  const dates = (event['startDate'] ?? []) as Part[];
  return dates.flatMap((date) => {
    const hour = Number(date['hour']);
    return [(hour + 7) % 12 || 12, hour % 12 || 12].filter(Number.isFinite);
  });
}

/** After each half inning the sum of the runs of all until then: away and home. */
function sumsOfRuns(event: ProviderEvent): [number, number][] {
  const sum: [number, number] = [0, 0];
  const halves = Array.isArray(event['pbp']) ? (event['pbp'] as Part[]) : [];
  return halves.map((half, index) => {
    sum[index % 2] =
      (sum[index % 2] ?? 0) + Number((half['linescore'] as Part | null)?.['runs'] ?? 0);
    return [...sum];
  });
}

/** Scores of both sides, `14-10`, that stand beside one play, or are the sum of the runs until then. */
export function knownScores(event: ProviderEvent): Set<string> {
  const entries = Array.isArray(event['pbp']) ? (event['pbp'] as Part[]) : [];
  const plays = entries.flatMap((entry) => (entry['pbpDetails'] as Part[] | undefined) ?? [entry]);
  const beside = plays.map((play): [unknown, unknown] => [
    play['awayScoreAfter'] || play['awayScore'] || play['visitorScore'],
    play['homeScoreAfter'] || play['homeScore'],
  ]);
  return new Set([...beside, ...sumsOfRuns(event)].map((pair) => pair.map(Number).join('-')));
}

/**
 * The numbers that standings may have: those of the feed, games played where all of a record is sent, and
 * shares of the wins with three digits.
 */
export function knownInStandings(standings: unknown): Set<string> {
  const records = teamsIn(standings).map(({ record }) => (record ?? {}) as Part);
  const games = records.map(({ wins, losses, ties, overtimeLosses }) =>
    [wins, losses, overtimeLosses || ties].reduce<number>((sum, count) => sum + numberOf(count), 0),
  );
  const shares = records.map(({ percentage }) => numberOf(percentage).toFixed(3));
  return new Set(
    [...sentNumbers(standings), ...wholeSeconds(standings as ProviderEvent), ...games, ...shares]
      .map(String)
      .flatMap((number) => [number, ...numbersIn(number.replace(/^0/, ''))]),
  );
}

const numberOf = (value: unknown): number =>
  value === null || value === '' || value === undefined ? Number.NaN : Number(value);

/** All that have a record, however deep. */
function teamsIn(value: unknown): Part[] {
  if (typeof value !== 'object' || value === null) return [];
  return 'record' in value ? [value] : Object.values(value).flatMap(teamsIn);
}

/** What the parser is told beside the event. */
export function askedFor(sport: Sport) {
  return { sport, league: LEAGUES[sport].league };
}
