import { SourceError } from '@broadsheet/define';
import { getJson } from './getJson';

/**
 * As `getJson`, of what need not be there: null where the upstream has no such thing (404). Server only.
 * @throws SourceError with any other failure
 */
export async function findJson(path: string, signal?: AbortSignal): Promise<unknown> {
  try {
    return await getJson(path, signal);
  } catch (error) {
    if (error instanceof SourceError && error.statusCode === 404) return null;
    throw error;
  }
}
