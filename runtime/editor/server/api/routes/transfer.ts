import { z } from 'zod';
import { exportDocuments } from '../../../../store/transfer/exportDocuments';
import { importDocuments } from '../../../../store/transfer/importDocuments';
import { planImport } from '../../../../store/transfer/planImport';
import { readBundle, type ReadBundle } from '../../../../document/bundle/readBundle';
import { holdsRight } from '../../rights/rights';
import { allowDocument } from '../allowDocument';
import { apiRoute, type AnyApiRoute } from '../apiRoute';

const bundle = z.custom<ReadBundle>();

/** Pages that go from one site to another. */
export const transferRoutes: AnyApiRoute[] = [
  apiRoute({
    method: 'POST',
    path: '/export',
    summary:
      'Drafts with their folders and addresses, and the linked blocks that they show, as far as the caller may read these.',
    access: { right: 'read', on: 'any-folder' },
    body: z.strictObject({ ids: z.array(z.string().min(1).max(100)).min(1).max(10_000) }),
    handle: async ({ body }, context) => {
      for (const id of body.ids) await allowDocument(context, 'read', id);
      const { store, website, actor } = context;
      const bundle = await exportDocuments(store, { ids: body.ids, website });
      const documents = bundle.documents.filter(({ folder }) =>
        holdsRight(actor.grants, 'read', { website, folder }),
      );
      return { ...bundle, documents };
    },
  }),
  apiRoute({
    method: 'POST',
    path: '/import/plan',
    summary: 'What an export holds, and what of it is here already. Nothing is written.',
    access: { right: 'manage', on: 'site' },
    readBody: readBundle,
    body: z.strictObject({ bundle }),
    handle: async ({ body }, { store }) => ({ documents: await planImport(store, body.bundle) }),
  }),
  apiRoute({
    method: 'POST',
    path: '/import',
    summary:
      'Makes drafts of an export; nothing is published. What is here already is kept, or gets a new revision (`replace`).',
    access: { right: 'manage', on: 'site' },
    readBody: readBundle,
    body: z.strictObject({ bundle, replace: z.boolean().default(false) }),
    handle: async ({ body }, { store, website, actor }) => ({
      documents: await importDocuments(store, { ...body, website, author: actor.name }),
    }),
  }),
];
