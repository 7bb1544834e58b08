import { createHash, timingSafeEqual } from 'node:crypto';

import type { FastifyRequest } from 'fastify';

import { HttpError } from './HttpError';

/**
 * A hook for routes that change something: they need the staff token as bearer.
 *
 * @param token several by comma while one takes the place of another: each is taken
 * @throws HttpError 401
 */
export function requireStaff(token: string): (request: FastifyRequest) => Promise<void> {
  const tokens = token.split(',').filter((one) => one !== '');
  const expected = tokens.map((one) => digest(`Bearer ${one}`));
  return (request) => {
    const given = digest(request.headers.authorization ?? '');
    return expected.some((one) => timingSafeEqual(given, one))
      ? Promise.resolve()
      : Promise.reject(new HttpError(401, 'This needs the staff token'));
  };
}

const digest = (text: string): Buffer => createHash('sha256').update(text).digest();
