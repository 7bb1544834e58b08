import { z } from 'zod';
import { moment, type Endpoint } from './endpoint';
import { documentId, whole } from './parts';

const comment = z.object({
  id: z.number(),
  nodeId: z.string().nullable(),
  text: z.string(),
  author: z.string(),
  createdAt: moment,
  /** Who settled it; null while it is open. */
  resolvedBy: z.string().nullable(),
});
export type CommentRow = z.input<typeof comment>;

/** What the staff say to each other about a page and its blocks. */
export const comments = {
  listComments: {
    summary: 'Comments on a document: those that are open, or all.',
    access: { right: 'read', on: 'document' },
    params: { id: documentId },
    query: { resolved: z.stringbool().default(false) },
    answer: z.object({ comments: z.array(comment) }),
  },
  addComment: {
    summary: 'Says something about a document or one of its blocks.',
    access: { right: 'comment', on: 'document' },
    params: { id: documentId },
    body: z.strictObject({ nodeId: documentId.nullable().default(null), text: z.string() }),
    status: 201,
    answer: comment,
  },
  settleComment: {
    summary: 'Settles a comment, or opens it again.',
    access: { right: 'comment', on: 'document' },
    params: { id: documentId, comment: whole.min(1) },
    body: z.strictObject({ isResolved: z.boolean() }),
    answer: comment,
  },
} as const satisfies Record<string, Endpoint>;
