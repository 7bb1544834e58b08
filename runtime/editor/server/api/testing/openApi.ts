import { API_PREFIX } from '../../../contract/calls';
import Fastify, { type FastifyInstance, type LightMyRequestResponse } from 'fastify';
import { createDocument } from '../../../../store/createDocument';
import type { Store } from '../../../../store/openStore';
import { readStaffWhere } from '../../../../store/staff/readStaff';
import { saveStaff } from '../../../../store/staff/saveStaff';
import { openSession } from '../../../../store/staff/sessions';
import { createToken } from '../../../../store/staff/tokens';
import type { Grant, Role } from '../../../../store/staff/types';
import { pageDocument } from '../../../../document/testing/fixtures';
import { SESSION_COOKIE } from '../../session/authenticate';
import { editorApi } from '../editorApi';
import { storeHandlers } from '../handlers';

export type Method = 'GET' | 'POST' | 'PUT' | 'PATCH' | 'DELETE';

export const website = 'daily';
/** Of the site, as browsers see it. */
export const origin = () => 'https://daily.test';
/** Who did what was there before the test. */
export const author = 'command-line';
export const grant = (role: Role, folder = '/'): Grant => ({ website, folder, role });

export interface OpenedApi {
  app: FastifyInstance;
  /** The token of one who calls. */
  secretOf: (who: string) => string;
  /** @param who whose token comes along; null: nobody's */
  call: (
    who: string | null,
    method: Method,
    path: string,
    payload?: object,
  ) => Promise<LightMyRequestResponse>;
}

/**
 * The editor's API over a store with a page, a page in `/sports` and a template, and somebody of each
 * role: `admin`, `producer`, `editor`, `viewer`, `sports` (an editor there), `weekly` (admin elsewhere).
 */
export async function openApi(store: Store): Promise<OpenedApi> {
  const app = Fastify();
  await app.register(editorApi({ store, website, origin, handlers: storeHandlers }));
  await createDocument(store, { document: pageDocument('front'), author });
  await createDocument(store, { document: pageDocument('eagles'), author, folder: '/sports' });
  await createDocument(store, { document: pageDocument('story', { kind: 'template' }), author });
  const secrets = new Map<string, string>();
  for (const [name, grants] of [
    ['admin', [grant('admin')]],
    ['producer', [grant('producer')]],
    ['editor', [grant('editor')]],
    ['viewer', [grant('viewer')]],
    ['sports', [grant('editor', '/sports')]],
    ['weekly', [{ ...grant('admin'), website: 'weekly' }]],
  ] as const) {
    const { secret } = await createToken(store, { name, grants, endsAt: null, author });
    secrets.set(name, secret);
  }
  const secretOf = (who: string) => secrets.get(who) ?? who;
  return {
    app,
    secretOf,
    call: (who, method, path, payload) =>
      app.inject({
        method,
        url: `${API_PREFIX}${path}`,
        headers: who === null ? {} : { authorization: `Bearer ${secretOf(who)}` },
        ...(payload ? { payload } : {}),
      }),
  };
}

/** Someone of a role who has signed in: the key and token of their session, and the cookie with it. */
export async function signIn(
  store: Store,
  role: Role = 'editor',
): Promise<{ key: string; csrf: string; cookie: string }> {
  // There always is an admin.
  for (const name of new Set<Role>(['admin', role]))
    await saveStaff(store, { email: `${name}@daily.test`, name, grants: [grant(name)], author });
  const member = await readStaffWhere(store, { email: `${role}@daily.test` });
  const { key, csrf } = await openSession(store, { staffId: member!.id, idToken: null });
  return { key, csrf, cookie: `other=1; ${SESSION_COOKIE}=${key}` };
}
