import environment from 'fusion:environment';
import { SourceError } from '@broadsheet/define';
import { text } from './schemas/json';
import { readJson } from './readJson';

/** ms; less than a source's own time-out, so that a slow answer is named as one. */
const TIMEOUT_MS = 4500;

/**
 * A JSON answer of the daily service, from below `DAILY_BASE`: puzzles, comics, weather, notices, jobs. Server only.
 * @throws SourceError with the service's status; 502 when it can't be reached or answers no JSON
 */
export async function getDaily(path: string, signal?: AbortSignal): Promise<unknown> {
  const base = text(environment['DAILY_BASE']).replace(/\/$/, '');
  if (!base) throw new SourceError(503, `DAILY_BASE is not set, asked for ${path}`);
  const until = AbortSignal.timeout(TIMEOUT_MS);
  try {
    const response = await fetch(`${base}${path}`, {
      headers: { accept: 'application/json' },
      signal: signal ? AbortSignal.any([signal, until]) : until,
    });
    return await readJson(response, path);
  } catch (error) {
    if (error instanceof SourceError) throw error;
    throw new SourceError(until.aborted ? 504 : 502, `${String(error)} for ${path}`);
  }
}
