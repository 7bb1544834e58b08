import type { FastifyInstance, FastifyRequest } from 'fastify';

import { HttpError } from '../../http/HttpError';
import { isOwnForm } from '../signIn/isOwnForm';

/** An email and a password of 256 signs that take 12 bytes each in a form. */
const BODY_LIMIT = 8192;

/** Bodies of a scope's routes are forms, `URLSearchParams`, and nothing else. */
export function parseForms(scope: FastifyInstance): void {
  scope.removeAllContentTypeParsers();
  scope.addContentTypeParser<string>(
    'application/x-www-form-urlencoded',
    { parseAs: 'string', bodyLimit: BODY_LIMIT },
    (_request, body, done) => done(null, new URLSearchParams(body)),
  );
}

/**
 * A hook for routes that take a form of our own pages.
 * @throws HttpError 403 for a form of another site
 */
export const ownFormOnly =
  (origin: () => string) =>
  async ({ headers }: FastifyRequest): Promise<void> => {
    if (isOwnForm(headers, origin())) return;
    throw new HttpError(403, 'This form is sent from our own page only.');
  };
