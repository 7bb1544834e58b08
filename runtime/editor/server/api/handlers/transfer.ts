import { exportDocuments } from '../../../../store/transfer/exportDocuments';
import { importDocuments } from '../../../../store/transfer/importDocuments';
import { planImport } from '../../../../store/transfer/planImport';
import { holdsRight } from '../../rights/rights';
import { allowDocument } from '../allowDocument';
import type { Handlers } from './Handlers';

/** Pages that go from one site to another. */
export const transferHandlers = {
  exportDocuments: async ({ body }, context) => {
    for (const id of body.ids) await allowDocument(context, 'read', id);
    const { store, website, actor } = context;
    const bundle = await exportDocuments(store, { ids: body.ids, website });
    const documents = bundle.documents.filter(({ folder }) =>
      holdsRight(actor.grants, 'read', { website, folder }),
    );
    return { ...bundle, documents };
  },
  planImport: async ({ body }, { store }) => ({ documents: await planImport(store, body.bundle) }),
  importDocuments: async ({ body }, { store, website, actor }) => ({
    documents: await importDocuments(store, { ...body, website, author: actor.name }),
  }),
} satisfies Partial<Handlers>;
