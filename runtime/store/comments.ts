import { notifyEditors } from './editorNotices';
import { InvalidInput } from '../document/errors';
import { NotFound } from './errors';
import type { Store } from './openStore';

/** What someone of the staff says about a block, or (no node) about the page. */
export interface Comment {
  id: number;
  nodeId: string | null;
  text: string;
  author: string;
  createdAt: Date;
  /** Who settled it; null while it is open. */
  resolvedBy: string | null;
}

/** Characters of one comment. */
const LONGEST = 4000;

/**
 * Says something about a page or one of its blocks. Blocks that are gone keep their comments.
 * @throws InvalidInput when there is no text, or too much; NotFound
 */
export async function addComment(
  store: Store,
  input: { documentId: string; nodeId: string | null; text: string; author: string },
): Promise<Comment> {
  const { documentId, nodeId, author } = input;
  const text = input.text.trim();
  if (!text) throw new InvalidInput('The comment is empty.');
  if (text.length > LONGEST)
    throw new InvalidInput(`The comment is longer than ${LONGEST} characters.`);
  return store.transaction().execute(async (trx) => {
    const document = await trx
      .selectFrom('documents')
      .select('id')
      .where('id', '=', documentId)
      .executeTakeFirst();
    if (!document) throw new NotFound(`There is no document "${documentId}".`);
    const row = await trx
      .insertInto('comments')
      .values({ document_id: documentId, node_id: nodeId, text, author })
      .returningAll()
      .executeTakeFirstOrThrow();
    await notifyEditors(trx, { kind: 'comments', document: documentId });
    return toComment(row);
  });
}

/** The comments on a document, the oldest first: those that are open, or all. */
export async function listComments(
  store: Store,
  { documentId, withResolved }: { documentId: string; withResolved: boolean },
): Promise<Comment[]> {
  let query = store.selectFrom('comments').selectAll().where('document_id', '=', documentId);
  if (!withResolved) query = query.where('resolved_by', 'is', null);
  return (await query.orderBy('id').execute()).map(toComment);
}

/**
 * Settles a comment, or (`isResolved: false`) opens it again.
 * @throws NotFound when the document has no such comment
 */
export async function resolveComment(
  store: Store,
  input: { documentId: string; id: number; isResolved: boolean; author: string },
): Promise<Comment> {
  const { documentId, id, isResolved, author } = input;
  const row = await store
    .updateTable('comments')
    .set({ resolved_by: isResolved ? author : null })
    .where('id', '=', id)
    .where('document_id', '=', documentId)
    .returningAll()
    .executeTakeFirst();
  if (!row) throw new NotFound(`"${documentId}" has no comment ${id}.`);
  await notifyEditors(store, { kind: 'comments', document: documentId });
  return toComment(row);
}

function toComment(row: {
  id: number;
  node_id: string | null;
  text: string;
  author: string;
  created_at: Date;
  resolved_by: string | null;
}): Comment {
  const { id, text, author } = row;
  return {
    id,
    nodeId: row.node_id,
    text,
    author,
    createdAt: row.created_at,
    resolvedBy: row.resolved_by,
  };
}
