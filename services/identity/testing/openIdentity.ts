import Fastify, { type FastifyInstance } from 'fastify';
import type { Pool } from 'pg';

import { dailyPages } from '../../../plain-pages/testing/dailyPages';
import type { IdentityClient, IdentityServiceOptions } from '../options';
import { identityService } from '../plugin';

export const TOKEN = 'staff-token';
export const CLIENT_SECRET = 'a secret of the editor, long enough';
export const ACCOUNT = {
  email: 'nelly.bly@broadsheet.example',
  name: 'Nelly Bly',
  password: 'ten days in a mad-house',
};

export const editor: IdentityClient = {
  id: 'broadsheet-editor',
  name: 'the page editor',
  secret: CLIENT_SECRET,
  redirectUris: (origin) => [`${origin}/pf/editor/callback`],
  signedOutUris: (origin) => [`${origin}/pf/editor/signed-out`],
  startUrl: (origin) => `${origin}/pf/editor`,
};

export interface IdentityNode {
  app: FastifyInstance;
  /** `http://127.0.0.1:1234` */
  origin: string;
  issuer: string;
  close: () => Promise<void>;
}

/**
 * One node of the identity service, over HTTP.
 * @param issuer that of another node, to stand beside it behind one address
 */
export async function openNode(
  pool: Pool,
  {
    issuer,
    ...changed
  }: { issuer?: string } & Partial<Omit<IdentityServiceOptions, 'issuer'>> = {},
): Promise<IdentityNode> {
  const app = Fastify();
  let origin = '';
  const ownIssuer = () => issuer ?? `${origin}/gateway/identity`;
  await app.register(identityService, {
    prefix: '/gateway',
    pool,
    token: TOKEN,
    secrets: ['one secret'],
    issuer: ownIssuer,
    clients: [editor],
    pages: dailyPages,
    clientHeader: 'x-client',
    ...changed,
  });
  origin = await app.listen({ host: '127.0.0.1', port: 0 });
  return { app, origin, issuer: ownIssuer(), close: () => app.close() };
}

/** Makes an account as staff tooling does. */
export function makeAccount(origin: string, account: object = ACCOUNT): Promise<Response> {
  return fetch(`${origin}/gateway/identity/accounts`, {
    method: 'POST',
    body: JSON.stringify(account),
    headers: { authorization: `Bearer ${TOKEN}`, 'content-type': 'application/json' },
  });
}
