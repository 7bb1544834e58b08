import type { IncomingHttpHeaders } from 'node:http';

import { HttpError } from '../../http/HttpError';
import type { Condition } from '../store/storeIfSame';

/**
 * What `If-Match: "7"` and `If-None-Match: *` ask for.
 *
 * @throws HttpError 400
 */
export function conditionOf(headers: IncomingHttpHeaders): Condition {
  if (headers['if-none-match'] === '*') return { revision: null };
  const match = headers['if-match'];
  if (match === undefined) return 'any';
  const revision = /^"(\d{1,9})"$/.exec(match)?.[1];
  if (revision === undefined) throw new HttpError(400, 'If-Match must be a revision: "7"');
  return { revision: Number(revision) };
}
