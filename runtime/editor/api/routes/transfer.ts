import { z } from 'zod';
import { parseBundle } from '../../../store/transfer/bundle';
import { exportDocuments } from '../../../store/transfer/exportDocuments';
import { importDocuments } from '../../../store/transfer/importDocuments';
import { allowDocument } from '../allowDocument';
import { apiRoute, type AnyApiRoute } from '../apiRoute';

/** Pages that go from one site to another. */
export const transferRoutes: AnyApiRoute[] = [
  apiRoute({
    method: 'POST',
    path: '/export',
    summary: 'Drafts with their folders and addresses, and the linked blocks that they show.',
    right: null,
    body: z.strictObject({ ids: z.array(z.string().min(1).max(100)).min(1).max(10_000) }),
    handle: async ({ body }, context) => {
      for (const id of body.ids) await allowDocument(context, 'read', id);
      return exportDocuments(context.store, { ids: body.ids, website: context.website });
    },
  }),
  apiRoute({
    method: 'POST',
    path: '/import',
    summary:
      'Makes drafts of an export; nothing is published. What is here already is kept, or gets a new revision (`replace`).',
    right: 'manage',
    body: z.strictObject({ bundle: z.unknown(), replace: z.boolean().default(false) }),
    handle: async ({ body }, { store, website, actor }) => ({
      documents: await importDocuments(store, {
        bundle: parseBundle(body.bundle),
        replace: body.replace,
        website,
        author: actor.name,
      }),
    }),
  }),
];
