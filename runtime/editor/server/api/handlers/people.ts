import { listStaff } from '../../../../store/staff/readStaff';
import { saveStaff } from '../../../../store/staff/saveStaff';
import { createToken, listTokens, revokeToken } from '../../../../store/staff/tokens';
import type { Grant } from '../../../../store/staff/types';
import { holdsRight, listRights } from '../../rights/rights';
import { Forbidden, type ApiContext, type Handlers } from './Handlers';

/** Who may work on the site, and what. */
export const peopleHandlers = {
  readSession: async (_input, { actor, website }) => ({
    name: actor.name,
    displayName: actor.displayName,
    grants: [...actor.grants],
    rights: listRights(actor.grants, { website, folder: '/' }),
    csrf: actor.csrf,
    website,
  }),
  listStaff: async (_input, context) => {
    const staff = await listStaff(context.store);
    const ours = staff.filter(({ grants: all }) => all.length === 0 || hasOurs(context, all));
    return { staff: ours.map((member) => withOurs(context, member)) };
  },
  saveStaff: async ({ params, body }, context) => {
    requireOurs(context, body.grants);
    const saved = await saveStaff(context.store, {
      email: params.email,
      ...body,
      isForeign: (website) => !manages(context, website),
      author: context.actor.name,
    });
    return withOurs(context, saved);
  },
  listTokens: async (_input, context) => {
    const tokens = await listTokens(context.store);
    return { tokens: tokens.filter(({ grants: all }) => hasOurs(context, all)) };
  },
  createToken: async ({ body }, context) => {
    requireOurs(context, body.grants);
    return createToken(context.store, {
      ...body,
      endsAt: body.endsAt === null ? null : new Date(body.endsAt),
      author: context.actor.name,
    });
  },
  revokeToken: async ({ params }, context) => {
    const token = (await listTokens(context.store)).find(({ id }) => id === params.id);
    if (token && !hasOurs(context, token.grants)) throw new Forbidden('manage');
    await revokeToken(context.store, { id: params.id, author: context.actor.name });
  },
} satisfies Partial<Handlers>;

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
