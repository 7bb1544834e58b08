import { deleteRedirect, listRedirects } from '../../../../store/listRedirects';
import { explainRoute, findPatternConflicts } from '../../../../store/explainRoute';
import { deleteResolver, orderResolvers } from '../../../../store/orderResolvers';
import { saveRedirect } from '../../../../store/saveRedirect';
import { saveResolver } from '../../../../store/saveResolver';
import type { Handlers } from './Handlers';

/** Which page answers which address. */
export const routingHandlers = {
  explainRoute: async ({ query }, { store, website }) => ({
    candidates: await explainRoute(store, query.uri, website),
  }),
  listResolvers: async (_input, { store, website }) => {
    const rows = await store
      .selectFrom('resolvers')
      .selectAll()
      .where('website', '=', website)
      .orderBy('priority')
      .orderBy('name')
      .orderBy('id')
      .execute();
    return {
      resolvers: rows.map((row) => ({
        id: row.id,
        name: row.name,
        priority: row.priority,
        patterns: row.patterns,
        source: row.content_source,
        params: row.params,
        templateId: row.template_id,
      })),
      conflicts: await findPatternConflicts(store, website),
    };
  },
  saveResolver: async ({ params, body }, { store, website, actor }) =>
    saveResolver(store, { id: params.id, ...body, website, author: actor.name }),
  deleteResolver: async ({ params }, { store, website, actor }) =>
    deleteResolver(store, { website, id: params.id, author: actor.name }),
  orderResolvers: async ({ body }, { store, website, actor }) =>
    orderResolvers(store, { website, ids: body.ids, author: actor.name }),
  listRedirects: async ({ query }, { store, website }) =>
    listRedirects(store, { website, ...query }),
  saveRedirect: async ({ body }, { store, website, actor }) =>
    saveRedirect(store, { ...body, website, author: actor.name }),
  deleteRedirect: async ({ query }, { store, website, actor }) =>
    deleteRedirect(store, { ...query, website, author: actor.name }),
} satisfies Partial<Handlers>;
