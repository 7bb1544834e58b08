import { createHash, timingSafeEqual } from 'node:crypto';
import type { FastifyRequest } from 'fastify';

/**
 * Whether a request brings a bearer token that is known, in a time that tells nothing of how far it is right.
 * @param tokens those that are known, each as it is
 */
export function bearerCheck(tokens: readonly string[]): (request: FastifyRequest) => boolean {
  const expected = tokens.map((one) => digest(`Bearer ${one}`));
  return ({ headers }) => {
    const given = digest(headers.authorization ?? '');
    return expected.some((one) => timingSafeEqual(given, one));
  };
}

const digest = (text: string): Buffer => createHash('sha256').update(text).digest();
