import type { PageDocument } from '../../document/document';
import { listNodes } from '../../document/listNodes';
import { InvalidInput } from '../../document/errors';
import type { Store } from '../openStore';
import { listLinks } from '../../document/expandLinks';

/**
 * What is published shows only linked blocks that are published, or a version of them that there is.
 * These stay published until the transaction ends.
 * @throws InvalidInput also for a linked block that is not just one block.
 */
export async function requireLinks(
  trx: Store,
  document: PageDocument,
  website: string,
): Promise<void> {
  if (document.kind === 'block') requireOneBlock(document);
  for (const { document: documentId, version } of listLinks(document)) {
    const found =
      version === undefined
        ? await trx
            .selectFrom('publications')
            .innerJoin('documents', 'documents.id', 'publications.document_id')
            .select('documents.kind')
            .where('publications.document_id', '=', documentId)
            .where('publications.website', '=', website)
            .forShare()
            .executeTakeFirst()
        : await trx
            .selectFrom('versions')
            .innerJoin('documents', 'documents.id', 'versions.document_id')
            .select('documents.kind')
            .where('versions.document_id', '=', documentId)
            .where('versions.number', '=', version)
            .executeTakeFirst();
    if (!found)
      throw new InvalidInput(
        version === undefined
          ? `"${document.id}" shows the linked block "${documentId}", which is not live: publish that first.`
          : `"${document.id}" shows version ${version} of the linked block "${documentId}", which has none such.`,
      );
    if (found.kind !== 'block')
      throw new InvalidInput(`"${documentId}" is a ${found.kind}, not a linked block.`);
  }
}

function requireOneBlock(document: PageDocument): void {
  const count = Object.values(document.sections).flat().length;
  if (count !== 1)
    throw new InvalidInput(
      `A linked block is one feature or one chain; "${document.id}" has ${count}.`,
    );
  const nested = listNodes(document).find(({ linked }) => linked);
  if (nested) throw new InvalidInput(`A linked block holds no other: "${nested.id}" is one.`);
}

/** @throws InvalidInput while published pages show this linked block. */
export async function refuseWhileShown(
  trx: Store,
  { documentId, website }: { documentId: string; website: string },
): Promise<void> {
  const pages = await trx
    .selectFrom('where_used')
    .select('document_id')
    .distinct()
    .where('kind', '=', 'linked')
    .where('value', '=', documentId)
    .where('website', '=', website)
    .orderBy('document_id')
    .execute();
  if (pages.length === 0) return;
  const first = pages
    .slice(0, 3)
    .map((page) => `"${page.document_id}"`)
    .join(', ');
  throw new InvalidInput(
    `"${documentId}" is shown on ${pages.length === 1 ? 'one live page' : `${pages.length} live pages`}: ${first}${pages.length > 3 ? ', …' : ''}.`,
  );
}
