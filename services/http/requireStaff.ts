import type { FastifyRequest } from 'fastify';

import { bearerCheck } from '../../http/bearerCheck';
import { HttpError } from './HttpError';

/**
 * A hook for routes that change something: they need the staff token as bearer.
 *
 * @param token several by comma while one takes the place of another: each is taken
 * @throws HttpError 401
 */
export function requireStaff(token: string): (request: FastifyRequest) => Promise<void> {
  const isAllowed = bearerCheck(token);
  return (request) =>
    isAllowed(request)
      ? Promise.resolve()
      : Promise.reject(new HttpError(401, 'This needs the staff token'));
}
