import { SourceError } from '@broadsheet/define';

/**
 * What a service answered, as JSON. `path` is what was asked for, to name it in errors.
 * @throws SourceError with the service's status; 502 when the answer is not JSON
 */
export async function readJson(response: Response, path: string): Promise<unknown> {
  if (!response.ok) throw new SourceError(response.status, `${response.status} for ${path}`);
  try {
    return (await response.json()) as unknown;
  } catch (error) {
    throw new SourceError(502, `no JSON for ${path}: ${String(error)}`);
  }
}
