import { z } from 'zod';
import { archiveDocument } from '../../../../store/archiveDocument';
import { copyDocument } from '../../../../store/copyDocument';
import { createDocument } from '../../../../store/createDocument';
import { DOCUMENT_KINDS, parseDocument } from '../../../../document/document';
import { NotFound } from '../../../../store/errors';
import { listLinkUses } from '../../../../store/linked/listLinkUses';
import { listDocuments } from '../../../../store/listDocuments';
import { listFolders } from '../../../../store/listFolders';
import { moveDocument } from '../../../../store/moveDocument';
import { parseOperations } from '../../../../document/operations/parseOperations';
import { patchDraft } from '../../../../store/patchDraft';
import { readDraft } from '../../../../store/readDraft';
import { savePageUrl } from '../../../../store/savePageUrl';
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
    access: { right: 'read', on: 'any-folder' },
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
    access: { right: 'read', on: 'any-folder' },
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
    access: { right: 'edit', on: 'any-folder' },
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
    access: { right: 'read', on: 'document' },
    params: { id },
    handle: async ({ params }, { store, actor, website, document }) => {
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
  }),
  apiRoute({
    method: 'PATCH',
    path: '/documents/:id',
    summary:
      'Does operations to the draft that the author saw as `baseRev`. What others did to other things stays; 409 says what clashes.',
    access: { right: 'edit', on: 'document' },
    params: { id },
    body: z.strictObject({
      baseRev: z.number().int().min(1),
      operations: z.unknown(),
      batch,
      own: z.array(batch).max(100).default([]),
    }),
    handle: async ({ params, body }, { store, website, actor, document }) =>
      patchDraft(store, {
        documentId: params.id,
        baseRev: body.baseRev,
        operations: parseOperations(body.operations),
        batch: body.batch,
        own: body.own,
        author: actor.name,
        mayUnlock: holdsRight(actor.grants, 'lock', { website, folder: document.folder }),
      }),
  }),
  apiRoute({
    method: 'GET',
    path: '/documents/:id/uses',
    summary:
      'The pages and templates that show a linked block, live or in their drafts, and how many more do in folders that the caller may not read.',
    access: { right: 'read', on: 'document' },
    params: { id },
    handle: async ({ params }, { store, website, actor }) => {
      const all = await listLinkUses(store, { documentId: params.id, website });
      const uses = all.filter(({ folder: where }) =>
        holdsRight(actor.grants, 'read', { website, folder: where }),
      );
      return { uses, hidden: all.length - uses.length };
    },
  }),
  apiRoute({
    method: 'PUT',
    path: '/documents/:id/folder',
    summary: 'Moves a document to another folder.',
    access: { right: 'edit', on: 'document' },
    params: { id },
    body: z.strictObject({ folder }),
    handle: async ({ params, body }, context) => {
      context.allow(rightFor('edit', context.document.kind), body.folder);
      const author = context.actor.name;
      await moveDocument(context.store, { documentId: params.id, folder: body.folder, author });
    },
  }),
  apiRoute({
    method: 'PUT',
    path: '/documents/:id/archived',
    summary: 'Puts a document away, or brings it back.',
    access: { right: 'edit', on: 'document' },
    params: { id },
    body: z.strictObject({ isArchived: z.boolean() }),
    handle: async ({ params, body }, context) => {
      const author = context.actor.name;
      await archiveDocument(context.store, { documentId: params.id, ...body, author });
    },
  }),
  apiRoute({
    method: 'PUT',
    path: '/documents/:id/address',
    summary: 'Gives a page its address, and the source of its content.',
    access: { right: 'publish', on: 'document' },
    params: { id },
    body: z.strictObject({
      uri: z.string().max(1000),
      source: z.string().min(1).max(200).nullable().default(null),
      params: z.record(z.string(), z.unknown()).default({}),
    }),
    handle: async ({ params, body }, context) => {
      const { store, website, actor } = context;
      await savePageUrl(store, { documentId: params.id, website, author: actor.name, ...body });
    },
  }),
];
