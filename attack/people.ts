import { randomBytes, randomUUID } from 'node:crypto';
import type { Store } from '../runtime/store/openStore';
import { openSession } from '../runtime/store/staff/sessions';
import { saveStaff } from '../runtime/store/staff/saveStaff';
import { createToken } from '../runtime/store/staff/tokens';
import type { Grant } from '../runtime/store/staff/types';

/** Where something is done: on the whole site, to the document that is attacked (in `/news`), in any folder. */
export type Where = 'site' | 'document' | 'anywhere';

/** Someone who calls the site. */
export interface Caller {
  name: string;
  headers: Record<string, string>;
  /** Whether the site knows them at all. */
  isKnown: boolean;
  /** What they may do where, in the names of the rights. */
  rights: Record<Where, readonly string[]>;
}

const WEBSITE = 'broadsheet';
const AUTHOR = 'attack';
const VIEW = ['read', 'comment'];
const EDIT = [...VIEW, 'edit', 'publish'];
const NOTHING = { site: [], document: [], anywhere: [] };
const everywhere = (rights: readonly string[]): Caller['rights'] => ({
  site: rights,
  document: rights,
  anywhere: rights,
});

const grant = (role: Grant['role'], folder = '/', website = WEBSITE): Grant => ({
  website,
  folder,
  role,
});

/** The admin, whose session forgeries ride on: `csrf` is what only their own pages know. */
export interface Admin {
  headers: Record<string, string>;
  csrf: string;
}

/** Puts staff, sessions and tokens into a store, and gives all who call: also those nobody knows. */
export async function addPeople(store: Store): Promise<{ admin: Admin; callers: Caller[] }> {
  const signedIn = async (email: string, grants: Grant[], now = Date.now()) => {
    const member = await saveStaff(store, { email, name: email, grants, author: AUTHOR });
    const { key, csrf } = await openSession(store, { staffId: member.id, idToken: null, now });
    return { member, csrf, headers: { cookie: `broadsheet_editor=${key}` } };
  };
  const admin = await signedIn('admin@attack.test', [grant('admin')]);
  const session = async (
    name: string,
    rights: Caller['rights'],
    grants: Grant[],
  ): Promise<Caller> => {
    const { headers, csrf } = await signedIn(`${name.replaceAll(' ', '-')}@attack.test`, grants);
    return {
      name: `session: ${name}`,
      headers: { ...headers, 'x-csrf-token': csrf },
      isKnown: true,
      rights,
    };
  };
  const token = async (
    name: string,
    rights: Caller['rights'],
    grants: Grant[],
    endsAt: Date | null = null,
  ): Promise<Caller> => {
    const { secret } = await createToken(store, { name, grants, endsAt, author: AUTHOR });
    return { ...bearer(name, secret), isKnown: endsAt === null, rights };
  };
  const expired = await signedIn('gone@attack.test', [grant('admin')], Date.now() - 8 * 86_400_000);
  const dismissed = await signedIn('dismissed@attack.test', [grant('admin')]);
  await store
    .updateTable('staff')
    .set({ is_active: false })
    .where('id', '=', dismissed.member.id)
    .execute();

  const inSports = { site: [], document: [], anywhere: EDIT };
  const callers = [
    { name: 'nobody', headers: {}, isKnown: false, rights: NOTHING },
    cookie('a forged session', `broadsheet_editor=${randomBytes(32).toString('base64url')}`),
    cookie('an empty session', 'broadsheet_editor='),
    cookie('two sessions', `broadsheet_editor=${randomUUID()}; ${expired.headers.cookie}`),
    { ...cookie('an expired session', expired.headers.cookie), headers: withCsrf(expired) },
    { ...cookie('a dismissed member', dismissed.headers.cookie), headers: withCsrf(dismissed) },
    bearer('a forged token', `bsht_${randomBytes(32).toString('base64url')}`),
    await token('a token that ran out', NOTHING, [grant('admin')], new Date(Date.now() - 60_000)),
    await session('no role', NOTHING, []),
    await session('admin of another site', NOTHING, [grant('admin', '/', 'other-site')]),
    await token('of another site', NOTHING, [grant('admin', '/', 'other-site')]),
    await session('viewer', everywhere(VIEW), [grant('viewer')]),
    await token('viewer', everywhere(VIEW), [grant('viewer')]),
    await session('editor of another folder', inSports, [grant('editor', '/sports')]),
  ];
  return { admin: { headers: admin.headers, csrf: admin.csrf }, callers };
}

/** Who comes with a bearer token. */
export function bearer(name: string, secret: string): Caller {
  return {
    name: `token: ${name}`,
    headers: { authorization: `Bearer ${secret}` },
    isKnown: false,
    rights: NOTHING,
  };
}

const cookie = (name: string, value: string): Caller => ({
  name,
  headers: { cookie: value, 'x-csrf-token': 'x' },
  isKnown: false,
  rights: NOTHING,
});

const withCsrf = ({ headers, csrf }: { headers: { cookie: string }; csrf: string }) => ({
  ...headers,
  'x-csrf-token': csrf,
});
