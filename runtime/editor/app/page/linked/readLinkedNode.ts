import type { Node } from '../../../../document/document';
import type { Api } from '../../shared/api';
import { blockIn, liveNumber } from './useLinkedBlock';

/**
 * The node that shows a linked block as it is published, for a page.
 * @throws Error where none of its versions is live; ApiError
 */
export async function readLinkedNode(
  api: Pick<Api, 'readVersion' | 'listVersions'>,
  id: string,
): Promise<Node> {
  const { versions } = await api.listVersions({ id });
  const number = liveNumber(versions);
  if (number === null) throw new Error('This linked block isn’t published. Publish it first.');
  const { document } = await api.readVersion({ id, number });
  const block = blockIn(document);
  if (!block) throw new Error('This linked block is empty.');
  const { kind, type } = block;
  const own = { id: crypto.randomUUID(), type, fields: {}, linked: { document: id } };
  return kind === 'chain' ? { kind, ...own, children: [] } : { kind, ...own };
}
