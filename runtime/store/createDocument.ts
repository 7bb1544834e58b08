import { hashDocument, parseDocument, type PageDocument } from '../document/document';
import { AlreadyExists } from './errors';
import { InvalidInput } from '../document/errors';
import { canonicalJson } from '../document/json';
import type { Store } from './openStore';
import { FOLDER } from './staff/types';
import { writeAudit } from './writeAudit';

/**
 * A new document with its first draft, which is revision 1.
 * @throws DocumentInvalid; AlreadyExists when a document has this id; InvalidInput for a folder that is none.
 */
export async function createDocument(
  store: Store,
  input: { document: PageDocument; author: string; folder?: string },
): Promise<{ rev: number; hash: string }> {
  const document = parseDocument(input.document);
  const { author, folder = '/' } = input;
  if (!FOLDER.test(folder)) throw new InvalidInput(`"${folder}" is no folder: "/", "/sports".`);
  const { id, kind, name } = document;
  return store.transaction().execute(async (trx) => {
    const created = await trx
      .insertInto('documents')
      .values({ id, kind, name, folder, created_by: author })
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
