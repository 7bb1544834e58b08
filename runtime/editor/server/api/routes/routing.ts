import { z } from 'zod';
import { deleteRedirect, listRedirects } from '../../../../store/listRedirects';
import { explainRoute, findPatternConflicts } from '../../../../store/explainRoute';
import { deleteResolver, orderResolvers } from '../../../../store/orderResolvers';
import { saveRedirect } from '../../../../store/saveRedirect';
import { saveResolver } from '../../../../store/saveResolver';
import { apiRoute, type AnyApiRoute } from '../apiRoute';

const id = z.string().min(1).max(100);
const uri = z.string().startsWith('/').max(2000);
const scope = z.enum(['exact', 'prefix']).default('exact');

/** Which page answers which address. */
export const routingRoutes: AnyApiRoute[] = [
  apiRoute({
    method: 'GET',
    path: '/route',
    summary:
      'What answers an address of the site, and what else could, in the order in which it is asked.',
    access: { right: 'read', on: 'site' },
    query: { uri },
    handle: async ({ query }, { store, website }) => ({
      candidates: await explainRoute(store, query.uri, website),
    }),
  }),
  apiRoute({
    method: 'GET',
    path: '/resolvers',
    summary:
      'The resolvers in the order in which they are asked, and where they stand in each other’s way.',
    access: { right: 'read', on: 'site' },
    handle: async (_input, { store, website }) => {
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
  }),
  apiRoute({
    method: 'PUT',
    path: '/resolvers/:id',
    summary: 'Makes a resolver, or changes it.',
    access: { right: 'route', on: 'site' },
    params: { id },
    body: z.strictObject({
      name: z.string().trim().min(1).max(200),
      priority: z.number().int(),
      patterns: z.array(z.string().max(500)).min(1).max(100),
      source: z.string().min(1).max(200).nullable(),
      params: z.record(z.string(), z.unknown()),
      templateId: id,
    }),
    handle: async ({ params, body }, { store, website, actor }) =>
      saveResolver(store, { id: params.id, ...body, website, author: actor.name }),
  }),
  apiRoute({
    method: 'DELETE',
    path: '/resolvers/:id',
    summary: 'Takes a resolver away. Its template stays.',
    access: { right: 'route', on: 'site' },
    params: { id },
    handle: async ({ params }, { store, website, actor }) =>
      deleteResolver(store, { website, id: params.id, author: actor.name }),
  }),
  apiRoute({
    method: 'PUT',
    path: '/resolver-order',
    summary: 'Sets the order in which resolvers are asked: the ids of all of them.',
    access: { right: 'route', on: 'site' },
    body: z.strictObject({ ids: z.array(id).max(1000) }),
    handle: async ({ body }, { store, website, actor }) =>
      orderResolvers(store, { website, ids: body.ids, author: actor.name }),
  }),
  apiRoute({
    method: 'GET',
    path: '/redirects',
    summary: 'Redirects by address.',
    access: { right: 'read', on: 'site' },
    query: {
      search: z.string().max(200).default(''),
      limit: z.coerce.number().int().min(1).max(500).default(100),
      offset: z.coerce.number().int().min(0).default(0),
    },
    handle: async ({ query }, { store, website }) => listRedirects(store, { website, ...query }),
  }),
  apiRoute({
    method: 'PUT',
    path: '/redirects',
    summary: 'Sends readers of an address to another one.',
    access: { right: 'route', on: 'site' },
    body: z.strictObject({
      from: z.string().max(2000),
      to: z.string().max(2000),
      status: z.union([z.literal(301), z.literal(302), z.literal(307), z.literal(308)]),
      scope,
    }),
    handle: async ({ body }, { store, website, actor }) =>
      saveRedirect(store, { ...body, website, author: actor.name }),
  }),
  apiRoute({
    method: 'DELETE',
    path: '/redirects',
    summary: 'Takes a redirect away.',
    access: { right: 'route', on: 'site' },
    query: { from: z.string().max(2000), scope },
    handle: async ({ query }, { store, website, actor }) =>
      deleteRedirect(store, { ...query, website, author: actor.name }),
  }),
];
