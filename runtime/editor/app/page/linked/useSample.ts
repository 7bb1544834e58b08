import type { LinkUseRow } from '../../../contract/documents';
import { listNodes } from '../../../../document/listNodes';
import type { PageDocument } from '../../../../document/document';
import type { Api } from '../../shared/api';
import { useAnswer } from '../../shared/queries';
import { liveNumber } from './useLinkedBlock';

export type SampleCalls = Pick<Api, 'preview' | 'readDraft' | 'readVersion' | 'listVersions'>;

/** A page as it would be with the draft of a linked block. */
export interface Sample {
  url: string;
  /** Address of the site that it is shown as. */
  uri: string;
  /** What one has to know to read it right; empty: nothing. */
  note: string;
}

/**
 * A page that shows a linked block: what readers have of it, else its draft, with the block's draft in
 * the place of the block; `sample` is null until it is there.
 * @param page null: none
 */
export function useSample(
  api: SampleCalls,
  blockId: string,
  page: Pick<LinkUseRow, 'id' | 'isLive'> | null,
): { sample: Sample | null; failure: string | null } {
  const id = page?.id ?? '';
  const listed = useAnswer(api, 'listVersions', page?.isLive ? { id } : null);
  const isKnown = page !== null && (!page.isLive || listed.isCurrent);
  const version = page?.isLive && listed.data ? liveNumber(listed.data.versions) : null;
  const preview = useAnswer(api, 'preview', isKnown ? { id, version, draftOf: blockId } : null);
  const draft = useAnswer(api, 'readDraft', isKnown && version === null ? { id } : null);
  const live = useAnswer(
    api,
    'readVersion',
    isKnown && version !== null ? { id, number: version } : null,
  );
  const shown = version === null ? draft : live;
  const isThere = isKnown && preview.isCurrent && shown.isCurrent;
  return {
    sample:
      isThere && preview.data && shown.data
        ? {
            url: preview.data.url,
            uri: preview.data.uri,
            note: noteOn(shown.data.document, blockId, version === null),
          }
        : null,
    failure: listed.problem ?? preview.problem ?? shown.problem,
  };
}

function noteOn(document: PageDocument, blockId: string, isDraft: boolean): string {
  const links = listNodes(document).flatMap(({ linked }) =>
    linked?.document === blockId ? [linked] : [],
  );
  const isPinned = links.length > 0 && links.every(({ version }) => version !== undefined);
  return [
    isDraft && 'Readers don’t see this page with the block yet: this is its draft.',
    isPinned && 'This page stays at an older version of the block, and does not change.',
  ]
    .filter(Boolean)
    .join(' ');
}
