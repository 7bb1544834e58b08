import Fastify, { type FastifyInstance } from 'fastify';
import type { Pool } from 'pg';

import { dailyPages } from '../../../plain-pages/testing/dailyPages';
import type { MailMessage } from '../../mail/MailMessage';
import type { IdentityClient, IdentityServiceOptions } from '../options';
import { identityService } from '../plugin';
import { readersClient } from '../readersClient';

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
  people: 'staff',
  secret: CLIENT_SECRET,
  redirectUris: (origin) => [`${origin}/pf/editor/callback`],
  signedOutUris: (origin) => [`${origin}/pf/editor/signed-out`],
  startUrl: (origin) => `${origin}/pf/editor`,
};

export const readers: IdentityClient = readersClient('a secret of the site, long enough');

export interface IdentityNode {
  /** Mails that it sent, the newest last. */
  mails: MailMessage[];
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
  const mails: MailMessage[] = [];
  let origin = '';
  const ownIssuer = () => issuer ?? `${origin}/gateway/identity`;
  await app.register(identityService, {
    prefix: '/gateway',
    pool,
    token: TOKEN,
    secrets: ['one secret'],
    issuer: ownIssuer,
    clients: [editor, readers],
    pages: dailyPages,
    mailer: { post: async (message) => void mails.push(message) },
    clientHeader: 'x-client',
    ...changed,
  });
  origin = await app.listen({ host: '127.0.0.1', port: 0 });
  return { app, mails, origin, issuer: ownIssuer(), close: () => app.close() };
}

/** Makes an account as staff tooling does. */
export function makeAccount(origin: string, account: object = ACCOUNT): Promise<Response> {
  return fetch(`${origin}/gateway/identity/accounts`, {
    method: 'POST',
    body: JSON.stringify(account),
    headers: { authorization: `Bearer ${TOKEN}`, 'content-type': 'application/json' },
  });
}
