import { z } from 'zod';
import { addComment, listComments, resolveComment } from '../../../../store/comments';
import { apiRoute, type AnyApiRoute } from '../apiRoute';

const id = z.string().min(1).max(100);

/** What the staff say to each other about a page and its blocks. */
export const commentRoutes: AnyApiRoute[] = [
  apiRoute({
    method: 'GET',
    path: '/documents/:id/comments',
    summary: 'Comments on a document: those that are open, or all.',
    access: { right: 'read', on: 'document' },
    params: { id },
    query: { resolved: z.stringbool().default(false) },
    handle: async ({ params, query }, context) => {
      const filter = { documentId: params.id, withResolved: query.resolved };
      return { comments: await listComments(context.store, filter) };
    },
  }),
  apiRoute({
    method: 'POST',
    path: '/documents/:id/comments',
    summary: 'Says something about a document or one of its blocks.',
    access: { right: 'comment', on: 'document' },
    params: { id },
    body: z.strictObject({ nodeId: id.nullable().default(null), text: z.string() }),
    status: 201,
    handle: async ({ params, body }, { store, actor }) =>
      addComment(store, { documentId: params.id, ...body, author: actor.name }),
  }),
  apiRoute({
    method: 'PUT',
    path: '/documents/:id/comments/:comment',
    summary: 'Settles a comment, or opens it again.',
    access: { right: 'comment', on: 'document' },
    params: { id, comment: z.coerce.number().int().min(1) },
    body: z.strictObject({ isResolved: z.boolean() }),
    handle: async ({ params, body }, { store, actor }) =>
      resolveComment(store, {
        documentId: params.id,
        id: params.comment,
        isResolved: body.isResolved,
        author: actor.name,
      }),
  }),
];
