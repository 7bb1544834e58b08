import type { BlockLink, PageDocument } from '../../document/document';
import type { Store } from '../openStore';
import { readDraft } from '../readDraft';
import { readPublished } from '../readPublished';
import { readVersion } from '../readVersion';
import { expandLinks, listLinks, type Expanded } from '../../document/expandLinks';

/**
 * A draft with the linked blocks that it shows, for a preview.
 * @param input.draftOf a linked block that is shown as its draft is, published or not: what pages that
 * follow it will look like
 */
export async function expandDraft(
  store: Store,
  input: { document: PageDocument; website: string; draftOf?: string | null },
): Promise<Expanded> {
  const { document, website, draftOf } = input;
  const read = async ({ document: documentId, version }: BlockLink) => {
    if (version !== undefined) return readVersion(store, { documentId, version });
    if (documentId === draftOf) return (await readDraft(store, documentId))?.document ?? null;
    return (await readPublished(store, { documentId, website }))?.document ?? null;
  };
  const key = (link: BlockLink): string => JSON.stringify([link.document, link.version]);
  const links = new Map(listLinks(document).map((link) => [key(link), link]));
  const blocks = new Map(
    await Promise.all([...links].map(async ([name, link]) => [name, await read(link)] as const)),
  );
  return expandLinks(document, (link) => blocks.get(key(link)) ?? null);
}
