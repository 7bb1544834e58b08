import { z } from 'zod';
import { apiRoute, type AnyApiRoute } from '../api/apiRoute';
import type { LiveHub } from './LiveHub';
import { tabOf } from './presence';

/** What those who have a document open (`/live`) say to each other. */
export const presenceApi = (live: LiveHub): AnyApiRoute[] => [
  apiRoute({
    method: 'PUT',
    path: '/documents/:id/presence',
    summary: 'Says on which node of an open document (`/live`) the actor works; null: on none.',
    access: { right: 'read', on: 'document' },
    params: { id: z.string().min(1).max(100) },
    body: z.strictObject({
      tab: z.string().regex(/^[\w-]{8,64}$/),
      node: z.string().min(1).max(100).nullable(),
    }),
    handle: async ({ params, body }, { actor }) =>
      live.move(params.id, tabOf(actor, body.tab), body.node),
  }),
];
