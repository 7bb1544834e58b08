import { rightFor } from '../../../contract/rightFor';
import { archiveDocument } from '../../../../store/archiveDocument';
import { copyDocument } from '../../../../store/copyDocument';
import { createDocument } from '../../../../store/createDocument';
import { parseDocument } from '../../../../document/document';
import { NotFound } from '../../../../store/errors';
import { listLinkUses } from '../../../../store/linked/listLinkUses';
import { listDocuments } from '../../../../store/listDocuments';
import { listFolders } from '../../../../store/listFolders';
import { moveDocument } from '../../../../store/moveDocument';
import { parseOperations } from '../../../../document/operations/parseOperations';
import { patchDraft } from '../../../../store/patchDraft';
import { readDraft } from '../../../../store/readDraft';
import { savePageUrl } from '../../../../store/savePageUrl';
import { foldersWith, holdsRight, listRights } from '../../rights/rights';
import { allowDocument } from '../allowDocument';
import type { Handlers } from './Handlers';

/** Pages and templates: found, made, changed, moved, put away. */
export const documentHandlers = {
  listDocuments: async ({ query: { kind: only, status, ...query } }, { store, website, allow }) => {
    allow('read', query.folder);
    return listDocuments(store, {
      ...query,
      website,
      ...(only ? { kind: only } : {}),
      ...(status ? { status } : {}),
    });
  },
  listFolders: async (_input, { store, website, actor }) => {
    const own = foldersWith(actor.grants, 'read', website);
    const all = [...new Set([...(await listFolders(store)), ...own])].sort();
    return {
      folders: all
        .map((path) => ({ path, rights: listRights(actor.grants, { website, folder: path }) }))
        .filter(({ rights }) => rights.includes('read')),
    };
  },
  createDocument: async ({ body }, context) => {
    const { store, actor, allow } = context;
    const author = actor.name;
    if ('copyOf' in body) {
      const { copyOf, folder: where, ...as } = body;
      await allowDocument(context, 'read', copyOf);
      allow(rightFor('edit', as.kind), where);
      const document = await copyDocument(store, {
        documentId: copyOf,
        as,
        folder: where,
        author,
      });
      return { document, rev: 1 };
    }
    const document = parseDocument(body.document);
    allow(rightFor('edit', document.kind), body.folder);
    const { rev } = await createDocument(store, { document, folder: body.folder, author });
    return { document, rev };
  },
  readDraft: async ({ params }, { store, actor, website, document }) => {
    const draft = await readDraft(store, params.id);
    if (!draft) throw new NotFound(`There is no document "${params.id}".`);
    const { folder: where } = document;
    const rights = listRights(actor.grants, { website, folder: where });
    const address = await store
      .selectFrom('page_urls')
      .select('path')
      .where('document_id', '=', params.id)
      .where('website', '=', website)
      .executeTakeFirst();
    return { ...draft, folder: where, url: address?.path ?? null, rights };
  },
  patchDraft: async ({ params, body }, { store, website, actor, document }) =>
    patchDraft(store, {
      documentId: params.id,
      baseRev: body.baseRev,
      operations: parseOperations(body.operations),
      batch: body.batch,
      own: body.own,
      author: actor.name,
      mayUnlock: holdsRight(actor.grants, 'lock', { website, folder: document.folder }),
    }),
  listUses: async ({ params }, { store, website, actor }) => {
    const all = await listLinkUses(store, { documentId: params.id, website });
    const uses = all.filter(({ folder: where }) =>
      holdsRight(actor.grants, 'read', { website, folder: where }),
    );
    return { uses, hidden: all.length - uses.length };
  },
  moveDocument: async ({ params, body }, context) => {
    context.allow(rightFor('edit', context.document.kind), body.folder);
    const author = context.actor.name;
    await moveDocument(context.store, { documentId: params.id, folder: body.folder, author });
  },
  archiveDocument: async ({ params, body }, context) => {
    const author = context.actor.name;
    await archiveDocument(context.store, { documentId: params.id, ...body, author });
  },
  setAddress: async ({ params, body }, context) => {
    const { store, website, actor } = context;
    await savePageUrl(store, { documentId: params.id, website, author: actor.name, ...body });
  },
} satisfies Partial<Handlers>;
