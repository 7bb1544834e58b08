import { listNodes } from '../../../document/listNodes';
import type { Api } from '../api';
import type { LinkUseRow } from './linkedCalls';

/** A page as it would be with the draft of a linked block. */
export interface OpenedSample {
  url: string;
  /** Address of the site that it is shown as. */
  uri: string;
  /** What one has to know to read it right; empty: nothing. */
  note: string;
}

/**
 * Opens a page that shows a linked block: what readers have of it, else its draft, with the block's
 * draft in the place of the block.
 * @throws ApiError
 */
export async function openSample(
  api: Pick<Api, 'previewSample' | 'readDraft' | 'readVersion' | 'versions'>,
  blockId: string,
  { id, isLive }: Pick<LinkUseRow, 'id' | 'isLive'>,
): Promise<OpenedSample> {
  const { versions } = isLive ? await api.versions(id) : { versions: [] };
  const version = versions.find(({ liveOn }) => liveOn.length > 0)?.number ?? null;
  const [{ url, uri }, { document }] = await Promise.all([
    api.previewSample(id, { version, draftOf: blockId }),
    version === null ? api.readDraft(id) : api.readVersion(id, version),
  ]);
  const links = listNodes(document).flatMap(({ linked }) =>
    linked?.document === blockId ? [linked] : [],
  );
  const notes = [
    version === null && 'Readers don’t see this page with the block yet: this is its draft.',
    links.length > 0 &&
      links.every((link) => link.version !== undefined) &&
      'This page stays at an older version of the block, and does not change.',
  ];
  return { url, uri, note: notes.filter(Boolean).join(' ') };
}
