import type { VersionRow } from '../../../contract/versions';
import type { BlockLink, Node, PageDocument } from '../../../../document/document';
import type { Api } from '../../shared/api';
import { useAnswer } from '../../shared/queries';

export type LinkedCalls = Pick<Api, 'readDraft' | 'readVersion' | 'listVersions'>;

/** A linked block as a page shows it. */
export interface LinkedBlock {
  name: string;
  versions: readonly VersionRow[];
  /** What is published, or the version that the page stays at; null: there is none to show. */
  block: Node | null;
}

/** The linked block that a node shows; `linked` is null until it is there. */
export function useLinkedBlock(
  api: LinkedCalls,
  { document: id, version }: BlockLink,
): { linked: LinkedBlock | null; failure: string | null } {
  const draft = useAnswer(api, 'readDraft', { id });
  const listed = useAnswer(api, 'listVersions', { id });
  const isListed = draft.isCurrent && listed.isCurrent;
  const versions = listed.data?.versions ?? [];
  const number = isListed ? (version ?? liveNumber(versions)) : null;
  const shown = useAnswer(api, 'readVersion', number === null ? null : { id, number });
  const isThere = isListed && (number === null || shown.isCurrent);
  const document = number === null ? null : shown.data?.document;
  return {
    linked:
      isThere && draft.data
        ? { name: draft.data.document.name, versions, block: document ? blockIn(document) : null }
        : null,
    failure: draft.problem ?? listed.problem ?? shown.problem,
  };
}

/** Number of the version that readers see; null: none. */
export const liveNumber = (versions: readonly VersionRow[]): number | null =>
  versions.find(({ liveOn }) => liveOn.length > 0)?.number ?? null;

/** The one block of a linked block's document; null where it is empty. */
export const blockIn = ({ sections }: PageDocument): Node | null =>
  Object.values(sections).flat()[0] ?? null;
