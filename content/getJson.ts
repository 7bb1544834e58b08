import environment from 'fusion:environment';
import { text } from './schemas/json';
import { readJson } from './readJson';
import { SourceError } from '@broadsheet/define';

/**
 * A JSON answer from below `CONTENT_BASE`, for sources that make more than one call; with a `body` it
 * is posted. The token travels in the header only. Server only.
 * @throws SourceError with the upstream's status; 502 when the answer is not JSON, or null
 */
export async function getJson(
  path: string,
  signal?: AbortSignal,
  body?: unknown,
): Promise<unknown> {
  const token = text(environment['ARC_ACCESS_TOKEN']);
  const response = await fetch(`${text(environment['CONTENT_BASE'])}${path}`, {
    headers: {
      accept: 'application/json',
      ...(token ? { authorization: `Bearer ${token}` } : {}),
      ...(body === undefined ? {} : { 'content-type': 'application/json' }),
    },
    ...(body === undefined ? {} : { method: 'POST', body: JSON.stringify(body) }),
    ...(signal ? { signal } : {}),
  });
  const answer = await readJson(response, path);
  if (answer === null) throw new SourceError(502, `null for ${path}`);
  return answer;
}
