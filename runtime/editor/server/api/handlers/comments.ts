import { addComment, listComments, resolveComment } from '../../../../store/comments';
import type { Handlers } from './Handlers';

/** What the staff say to each other about a page and its blocks. */
export const commentHandlers = {
  listComments: async ({ params, query }, context) => {
    const filter = { documentId: params.id, withResolved: query.resolved };
    return { comments: await listComments(context.store, filter) };
  },
  addComment: async ({ params, body }, { store, actor }) =>
    addComment(store, { documentId: params.id, ...body, author: actor.name }),
  settleComment: async ({ params, body }, { store, actor }) =>
    resolveComment(store, {
      documentId: params.id,
      id: params.comment,
      isResolved: body.isResolved,
      author: actor.name,
    }),
} satisfies Partial<Handlers>;
