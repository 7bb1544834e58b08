import { hashDocument, parseDocument, type PageDocument } from './document';
import { AlreadyExists } from './errors';
import { canonicalJson } from './json';
import type { Store } from './openStore';
import { writeAudit } from './writeAudit';

/**
 * A new document with its first draft, which is revision 1.
 * @throws DocumentInvalid; AlreadyExists when a document has this id.
 */
export async function createDocument(
  store: Store,
  input: { document: PageDocument; author: string },
): Promise<{ rev: number; hash: string }> {
  const document = parseDocument(input.document);
  const { author } = input;
  const { id, kind, name } = document;
  return store.transaction().execute(async (trx) => {
    const created = await trx
      .insertInto('documents')
      .values({ id, kind, name, created_by: author })
      .onConflict((conflict) => conflict.doNothing())
      .returning('id')
      .executeTakeFirst();
    if (!created) throw new AlreadyExists(`There is a document "${id}" already.`);
    const hash = hashDocument(document);
    await trx
      .insertInto('drafts')
      .values({
        document_id: id,
        rev: 1,
        hash,
        document: canonicalJson(document),
        updated_by: author,
      })
      .execute();
    await writeAudit(trx, {
      actor: author,
      action: 'create',
      documentId: id,
      detail: { kind, name },
    });
    return { rev: 1, hash };
  });
}
