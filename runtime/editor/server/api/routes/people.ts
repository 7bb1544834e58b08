import { z } from 'zod';
import { listStaff } from '../../../../store/staff/readStaff';
import { saveStaff } from '../../../../store/staff/saveStaff';
import { createToken, listTokens, revokeToken } from '../../../../store/staff/tokens';
import { ROLES, type Grant } from '../../../../store/staff/types';
import { holdsRight, listRights } from '../../rights/rights';
import { apiRoute, Forbidden, type AnyApiRoute, type ApiContext } from '../apiRoute';

const grants = z
  .array(
    z.strictObject({
      website: z.string().min(1).max(100),
      folder: z.string().max(200).default('/'),
      role: z.enum(ROLES),
    }),
  )
  .max(100);

/** Who may work on the site, and what. */
export const peopleRoutes: AnyApiRoute[] = [
  apiRoute({
    method: 'GET',
    path: '/session',
    summary: 'Who is signed in, what they may do, and what changing calls have to bring along.',
    access: { right: 'read', on: 'any-folder' },
    handle: async (_input, { actor, website }) => ({
      name: actor.name,
      displayName: actor.displayName,
      grants: actor.grants,
      rights: listRights(actor.grants, { website, folder: '/' }),
      csrf: actor.csrf,
      website,
    }),
  }),
  apiRoute({
    method: 'GET',
    path: '/staff',
    summary:
      'The staff, with their roles on the sites that the caller manages, and whoever has none at all.',
    access: { right: 'manage', on: 'site' },
    handle: async (_input, context) => {
      const staff = await listStaff(context.store);
      const ours = staff.filter(({ grants: all }) => all.length === 0 || hasOurs(context, all));
      return { staff: ours.map((member) => withOurs(context, member)) };
    },
  }),
  apiRoute({
    method: 'PUT',
    path: '/staff/:email',
    summary:
      'Gives someone roles in place of the ones they had on the sites that the caller manages, or (isActive: false) dismisses them.',
    access: { right: 'manage', on: 'site' },
    params: { email: z.string().max(254) },
    body: z.strictObject({
      name: z.string().min(1).max(200),
      grants,
      isActive: z.boolean().default(true),
    }),
    handle: async ({ params, body }, context) => {
      requireOurs(context, body.grants);
      const saved = await saveStaff(context.store, {
        email: params.email,
        ...body,
        isForeign: (website) => !manages(context, website),
        author: context.actor.name,
      });
      return withOurs(context, saved);
    },
  }),
  apiRoute({
    method: 'GET',
    path: '/tokens',
    summary:
      'The tokens of programs that may do something on the sites that the caller manages. Their secrets are not kept.',
    access: { right: 'manage', on: 'site' },
    handle: async (_input, context) => {
      const tokens = await listTokens(context.store);
      return { tokens: tokens.filter(({ grants: all }) => hasOurs(context, all)) };
    },
  }),
  apiRoute({
    method: 'POST',
    path: '/tokens',
    summary: 'Makes a token for a program. The answer holds its secret, once.',
    access: { right: 'manage', on: 'site' },
    body: z.strictObject({
      name: z.string().trim().min(1).max(100),
      grants: grants.min(1),
      endsAt: z.iso.datetime().nullable().default(null),
    }),
    status: 201,
    handle: async ({ body }, context) => {
      requireOurs(context, body.grants);
      return createToken(context.store, {
        ...body,
        endsAt: body.endsAt === null ? null : new Date(body.endsAt),
        author: context.actor.name,
      });
    },
  }),
  apiRoute({
    method: 'DELETE',
    path: '/tokens/:id',
    summary: 'Takes a token back.',
    access: { right: 'manage', on: 'site' },
    params: { id: z.uuid() },
    handle: async ({ params }, context) => {
      const token = (await listTokens(context.store)).find(({ id }) => id === params.id);
      if (token && !hasOurs(context, token.grants)) throw new Forbidden('manage');
      await revokeToken(context.store, { id: params.id, author: context.actor.name });
    },
  }),
];

/** Whether whoever calls manages a site. */
export function manages({ actor }: ApiContext, website: string): boolean {
  return holdsRight(actor.grants, 'manage', { website, folder: '/' });
}

function hasOurs(context: ApiContext, all: readonly Grant[]): boolean {
  return all.some(({ website }) => manages(context, website));
}

function withOurs<T extends { grants: Grant[] }>(context: ApiContext, member: T): T {
  return { ...member, grants: member.grants.filter(({ website }) => manages(context, website)) };
}

/** @throws Forbidden for roles on sites that others manage */
function requireOurs(context: ApiContext, all: readonly Grant[]): void {
  if (!all.every(({ website }) => manages(context, website))) throw new Forbidden('manage');
}
