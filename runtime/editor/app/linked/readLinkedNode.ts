import type { Node } from '../../../document/document';
import type { Api } from '../api';

/**
 * The node that shows a linked block as it is published, for a page.
 * @throws Error where none of its versions is live; ApiError
 */
export async function readLinkedNode(
  api: Pick<Api, 'readVersion' | 'versions'>,
  documentId: string,
): Promise<Node> {
  const { versions } = await api.versions(documentId);
  const live = versions.find(({ liveOn }) => liveOn.length > 0);
  if (!live) throw new Error('This linked block isn’t published. Publish it first.');
  const { document } = await api.readVersion(documentId, live.number);
  const block = Object.values(document.sections).flat()[0];
  if (!block) throw new Error('This linked block is empty.');
  const { kind, type } = block;
  const own = { id: crypto.randomUUID(), type, fields: {}, linked: { document: documentId } };
  return kind === 'chain' ? { kind, ...own, children: [] } : { kind, ...own };
}
