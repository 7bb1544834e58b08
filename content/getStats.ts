import environment from 'fusion:environment';
import { text } from './schemas/json';
import { SourceError } from './SourceError';

/** ms; less than a source's own time-out, so that a slow answer is named as one. */
const TIMEOUT_MS = 4500;

/**
 * A JSON answer of the statistics gateway, from below `STATS_BASE` (widgets §7). Server only. What goes
 * wrong is logged with what and where (widgets §8), except that there is no such game, which is an
 * answer.
 * @throws SourceError with the gateway's status; 502 when it can't be reached or answers no JSON
 */
export async function getStats(path: string, signal?: AbortSignal): Promise<unknown> {
  const base = text(environment['STATS_BASE']).replace(/\/$/, '');
  if (!base) throw logged(new SourceError(503, `STATS_BASE is not set, asked for ${path}`));
  const until = AbortSignal.timeout(TIMEOUT_MS);
  try {
    const response = await fetch(`${base}${path}`, {
      headers: { accept: 'application/json' },
      signal: signal ? AbortSignal.any([signal, until]) : until,
    });
    if (!response.ok) throw new SourceError(response.status, `${response.status} for ${path}`);
    return (await response.json()) as unknown;
  } catch (error) {
    const failure =
      error instanceof SourceError
        ? error
        : new SourceError(until.aborted ? 504 : 502, `${String(error)} for ${path}`);
    throw failure.statusCode === 404 ? failure : logged(failure);
  }
}

/** The line that operators look for (widgets §8). */
export function logStatsError(what: string): void {
  console.error(`Stats scoreboard API Error: ${what}`);
}

function logged(error: SourceError): SourceError {
  logStatsError(error.message);
  return error;
}
