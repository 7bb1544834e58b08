import type { FastifyInstance } from 'fastify';

import { requireStaff } from '../../http/requireStaff';
import { replaceLeakedKeys, rotateKeys } from '../keys/signingKeys';
import type { IdentityContext } from './context';

/** A key that is asked for waits so long before it signs (ms): other nodes and clients get it first. */
const SOON_MS = 3_600_000;

/**
 * For administrators, with the staff token. `POST /identity/keys` publishes a new signing key, which
 * signs in an hour. `DELETE /identity/keys`, after a leak, throws all keys away: a new one signs at once.
 */
export function keysRoutes(app: FastifyInstance, { db, options, current }: IdentityContext): void {
  const staffOnly = { onRequest: requireStaff(options.token) };

  app.post('/identity/keys', staffOnly, async (_request, reply) => {
    const signsFrom = Date.now() + SOON_MS;
    await rotateKeys(db, options.secrets, signsFrom);
    current.forget();
    return reply.code(201).send({ signsFrom: new Date(signsFrom).toISOString() });
  });

  app.delete('/identity/keys', staffOnly, async (_request, reply) => {
    await replaceLeakedKeys(db, options.secrets, Date.now());
    current.forget();
    return reply.code(204).send();
  });
}
