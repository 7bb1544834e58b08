import { createHash, timingSafeEqual } from 'node:crypto';

import type { FastifyRequest } from 'fastify';

import { HttpError } from './HttpError';

/**
 * A hook for routes that change something: they need the staff token as bearer.
 *
 * @throws HttpError 401
 */
export function requireStaff(token: string): (request: FastifyRequest) => Promise<void> {
  const expected = digest(`Bearer ${token}`);
  return (request) => {
    const given = digest(request.headers.authorization ?? '');
    return token !== '' && timingSafeEqual(given, expected)
      ? Promise.resolve()
      : Promise.reject(new HttpError(401, 'This needs the staff token'));
  };
}

const digest = (text: string): Buffer => createHash('sha256').update(text).digest();
