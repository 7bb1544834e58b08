import { at, text } from './schemas/json';
import { safeUrl } from './schemas/safeUrl';
import { SourceError } from '@broadsheet/define';

/**
 * A document that only says where the story went (ANS `type: redirect`) becomes a redirect of the
 * page. Throws 301 with the location, or 404 when it does not say a usable one.
 */
export function throwIfMoved(data: unknown): void {
  if (text(at(data, 'type')) !== 'redirect') return;
  const location = safeUrl(at(data, 'redirect_url'));
  if (!location) throw new SourceError(404, 'the story has moved to nowhere');
  throw new SourceError(301, 'the story has moved', location);
}
