import { z } from 'zod';
import { listStaff } from '../../../store/staff/readStaff';
import { saveStaff } from '../../../store/staff/saveStaff';
import { createToken, listTokens, revokeToken } from '../../../store/staff/tokens';
import { ROLES } from '../../../store/staff/types';
import { listRights } from '../../rights/rights';
import { apiRoute, type AnyApiRoute } from '../apiRoute';

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
    summary: 'All of the staff, with their roles.',
    access: { right: 'manage', on: 'site' },
    handle: async (_input, { store }) => ({ staff: await listStaff(store) }),
  }),
  apiRoute({
    method: 'PUT',
    path: '/staff/:email',
    summary:
      'Gives someone roles in place of the ones they had, or (isActive: false) dismisses them.',
    access: { right: 'manage', on: 'site' },
    params: { email: z.string().max(254) },
    body: z.strictObject({
      name: z.string().min(1).max(200),
      grants,
      isActive: z.boolean().default(true),
    }),
    handle: async ({ params, body }, { store, actor }) =>
      saveStaff(store, { email: params.email, ...body, author: actor.name }),
  }),
  apiRoute({
    method: 'GET',
    path: '/tokens',
    summary: 'The tokens of programs. Their secrets are not kept.',
    access: { right: 'manage', on: 'site' },
    handle: async (_input, { store }) => ({ tokens: await listTokens(store) }),
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
    handle: async ({ body }, { store, actor }) =>
      createToken(store, {
        ...body,
        endsAt: body.endsAt === null ? null : new Date(body.endsAt),
        author: actor.name,
      }),
  }),
  apiRoute({
    method: 'DELETE',
    path: '/tokens/:id',
    summary: 'Takes a token back.',
    access: { right: 'manage', on: 'site' },
    params: { id: z.uuid() },
    handle: async ({ params }, { store, actor }) =>
      revokeToken(store, { id: params.id, author: actor.name }),
  }),
];
