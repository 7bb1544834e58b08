import environment from 'fusion:environment';
import { SourceError, type SourceTools } from '@broadsheet/define';
import { text } from './schemas/json';

/** ms; less than a source's own time-out, so that a slow answer is named as one. */
const TIMEOUT_MS = 4500;

/** s for which an answer is shared, whatever the gateway says. */
const SHORTEST_S = 1;

/** What a source hands on of its tools. */
export type StatsTools = Partial<Pick<SourceTools, 'signal' | 'keepFor'>>;

/**
 * A JSON answer of the statistics gateway, from below `STATS_BASE` (widgets §7). Server only. What goes
 * wrong is logged with what and where (widgets §8), except that there is no such game, which is an
 * answer. It is kept as long as the gateway says: live games shortly.
 * @throws SourceError with the gateway's status; 502 when it can't be reached or answers no JSON
 */
export async function getStats(
  path: string,
  { signal, keepFor }: StatsTools = {},
): Promise<unknown> {
  const base = text(environment['STATS_BASE']).replace(/\/$/, '');
  if (!base) throw logged(new SourceError(503, `STATS_BASE is not set, asked for ${path}`));
  const until = AbortSignal.timeout(TIMEOUT_MS);
  try {
    const response = await fetch(`${base}${path}`, {
      headers: { accept: 'application/json' },
      signal: signal ? AbortSignal.any([signal, until]) : until,
    });
    if (!response.ok) throw new SourceError(response.status, `${response.status} for ${path}`);
    const caching = response.headers.get('cache-control');
    if (caching !== null) keepFor?.(maxAgeOf(caching));
    return (await response.json()) as unknown;
  } catch (error) {
    const failure =
      error instanceof SourceError
        ? error
        : new SourceError(until.aborted ? 504 : 502, `${String(error)} for ${path}`);
    throw failure.statusCode === 404 ? failure : logged(failure);
  }
}

/** s that an answer is fresh; one that is for this moment only serves those who ask within it. */
function maxAgeOf(cacheControl: string): number {
  const seconds = /(?:^|[\s,])max-age=(\d+)/.exec(cacheControl)?.[1];
  return seconds === undefined ? SHORTEST_S : Math.max(SHORTEST_S, Number(seconds));
}

/** The line that operators look for (widgets §8). */
export function logStatsError(what: string): void {
  console.error(`Stats scoreboard API Error: ${what}`);
}

function logged(error: SourceError): SourceError {
  logStatsError(error.message);
  return error;
}
