import { z } from 'zod';
import { archiveDocument } from '../../../store/archiveDocument';
import { copyDocument } from '../../../store/copyDocument';
import { createDocument } from '../../../store/createDocument';
import { DOCUMENT_KINDS, parseDocument } from '../../../store/document';
import { notifyEditors } from '../../../store/editorNotices';
import { NotFound } from '../../../store/errors';
import { listLinkUses } from '../../../store/linked/listLinkUses';
import { listDocuments } from '../../../store/listDocuments';
import { listFolders } from '../../../store/listFolders';
import { moveDocument } from '../../../store/moveDocument';
import { parseOperations } from '../../../store/operations/parseOperations';
import { patchDraft } from '../../../store/patchDraft';
import { readDraft } from '../../../store/readDraft';
import { savePageUrl } from '../../../store/savePageUrl';
import { tabOf } from '../../live/presence';
import { rightFor } from '../../rights/rightFor';
import { foldersWith, holdsRight, listRights } from '../../rights/rights';
import { allowDocument } from '../allowDocument';
import { apiRoute, type AnyApiRoute } from '../apiRoute';

const id = z.string().min(1).max(100);
const folder = z.string().max(200);
const batch = z.string().min(8).max(64);
const kind = z.enum(DOCUMENT_KINDS);
const count = (fallback: number, max: number) =>
  z.coerce.number().int().min(0).max(max).default(fallback);

/** Pages and templates: found, made, changed, moved, put away. */
export const documentRoutes: AnyApiRoute[] = [
  apiRoute({
    method: 'GET',
    path: '/documents',
    summary: 'Pages and templates, with how each stands.',
    right: null,
    query: {
      kind: kind.optional(),
      status: z.enum(['draft', 'changed', 'live', 'archived']).optional(),
      folder: folder.default('/'),
      search: z.string().max(200).default(''),
      sort: z.enum(['updated', 'name']).default('updated'),
      limit: count(50, 200),
      offset: count(0, 1_000_000),
    },
    handle: async ({ query: { kind: only, status, ...query } }, { store, website, allow }) => {
      allow('read', query.folder);
      return listDocuments(store, {
        ...query,
        website,
        ...(only ? { kind: only } : {}),
        ...(status ? { status } : {}),
      });
    },
  }),
  apiRoute({
    method: 'GET',
    path: '/folders',
    summary: 'The folders that documents are in, as far as the caller may read them.',
    right: null,
    handle: async (_input, { store, website, actor }) => {
      const own = foldersWith(actor.grants, 'read', website);
      const all = [...new Set([...(await listFolders(store)), ...own])].sort();
      return {
        folders: all
          .map((path) => ({ path, rights: listRights(actor.grants, { website, folder: path }) }))
          .filter(({ rights }) => rights.includes('read')),
      };
    },
  }),
  apiRoute({
    method: 'POST',
    path: '/documents',
    summary: 'Makes a page or template: a whole document, or a copy of another one.',
    right: null,
    body: z.union([
      z.strictObject({ document: z.unknown(), folder: folder.default('/') }),
      z.strictObject({
        copyOf: id,
        id,
        kind,
        name: z.string().min(1).max(200),
        folder: folder.default('/'),
      }),
    ]),
    status: 201,
    handle: async ({ body }, context) => {
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
  }),
  apiRoute({
    method: 'GET',
    path: '/documents/:id',
    summary: 'The draft of a document, its folder and address, and what the caller may do to it.',
    right: null,
    params: { id },
    handle: async ({ params }, context) => {
      const { folder: where } = await allowDocument(context, 'read', params.id);
      const draft = await readDraft(context.store, params.id);
      if (!draft) throw new NotFound(`There is no document "${params.id}".`);
      const { actor, website } = context;
      const rights = listRights(actor.grants, { website, folder: where });
      const address = await context.store
        .selectFrom('page_urls')
        .select('path')
        .where('document_id', '=', params.id)
        .where('website', '=', website)
        .executeTakeFirst();
      return { ...draft, folder: where, url: address?.path ?? null, rights };
    },
  }),
  apiRoute({
    method: 'PATCH',
    path: '/documents/:id',
    summary:
      'Does operations to the draft that the author saw as `baseRev`. What others did to other things stays; 409 says what clashes.',
    right: null,
    params: { id },
    body: z.strictObject({
      baseRev: z.number().int().min(1),
      operations: z.unknown(),
      batch,
      own: z.array(batch).max(100).default([]),
    }),
    handle: async ({ params, body }, context) => {
      const { store, website, actor } = context;
      const { folder: where } = await allowDocument(context, 'edit', params.id);
      return patchDraft(store, {
        documentId: params.id,
        baseRev: body.baseRev,
        operations: parseOperations(body.operations),
        batch: body.batch,
        own: body.own,
        author: actor.name,
        mayUnlock: holdsRight(actor.grants, 'lock', { website, folder: where }),
      });
    },
  }),
  apiRoute({
    method: 'PUT',
    path: '/documents/:id/presence',
    summary: 'Says on which node of an open document (`/live`) the actor works; null: on none.',
    right: null,
    params: { id },
    body: z.strictObject({ tab: z.string().regex(/^[\w-]{8,64}$/), node: id.nullable() }),
    handle: async ({ params, body }, context) => {
      await allowDocument(context, 'read', params.id);
      const { store, actor } = context;
      await notifyEditors(store, {
        kind: 'here',
        document: params.id,
        tab: tabOf(actor, body.tab),
        name: actor.displayName,
        node: body.node,
      });
    },
  }),
  apiRoute({
    method: 'GET',
    path: '/documents/:id/uses',
    summary: 'Every page and template that shows a linked block, live or in its draft.',
    right: null,
    params: { id },
    handle: async ({ params }, context) => {
      await allowDocument(context, 'read', params.id);
      const { store, website } = context;
      return { uses: await listLinkUses(store, { documentId: params.id, website }) };
    },
  }),
  apiRoute({
    method: 'PUT',
    path: '/documents/:id/folder',
    summary: 'Moves a document to another folder.',
    right: null,
    params: { id },
    body: z.strictObject({ folder }),
    handle: async ({ params, body }, context) => {
      const document = await allowDocument(context, 'edit', params.id);
      context.allow(rightFor('edit', document.kind), body.folder);
      const author = context.actor.name;
      await moveDocument(context.store, { documentId: params.id, folder: body.folder, author });
    },
  }),
  apiRoute({
    method: 'PUT',
    path: '/documents/:id/archived',
    summary: 'Puts a document away, or brings it back.',
    right: null,
    params: { id },
    body: z.strictObject({ isArchived: z.boolean() }),
    handle: async ({ params, body }, context) => {
      await allowDocument(context, 'edit', params.id);
      const author = context.actor.name;
      await archiveDocument(context.store, { documentId: params.id, ...body, author });
    },
  }),
  apiRoute({
    method: 'PUT',
    path: '/documents/:id/address',
    summary: 'Gives a page its address, and the source of its content.',
    right: null,
    params: { id },
    body: z.strictObject({
      uri: z.string().max(1000),
      source: z.string().min(1).max(200).nullable().default(null),
      params: z.record(z.string(), z.unknown()).default({}),
    }),
    handle: async ({ params, body }, context) => {
      await allowDocument(context, 'publish', params.id);
      const { store, website, actor } = context;
      await savePageUrl(store, { documentId: params.id, website, author: actor.name, ...body });
    },
  }),
];
