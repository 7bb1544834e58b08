import type { Finding } from '../../../contract/checklist';
import type { PageDocument } from '../../../../document/document';
import { isSame } from '../../../../document/operations/diffDocuments';
import { findNode } from '../../../../document/operations/tree';

export interface PartedFindings {
  /** What readers would get anew. */
  fresh: Finding[];
  /** In blocks that readers have just so already. */
  known: Finding[];
}

/**
 * What the checklist found, parted by whether readers have it already: who publishes a new headline
 * should not have to look past a link of the header that has been broken for weeks.
 * @param live what readers have; null: nothing yet
 */
export function partFindings(
  findings: readonly Finding[],
  document: PageDocument,
  live: PageDocument | null,
): PartedFindings {
  const isKnown = ({ nodeId }: Finding): boolean => {
    if (nodeId === null || live === null) return false;
    const [now, before] = [document, live].map(({ sections }) => findNode(sections, nodeId)?.node);
    return now !== undefined && before !== undefined && isSame(now, before);
  };
  return {
    fresh: findings.filter((finding) => !isKnown(finding)),
    known: findings.filter(isKnown),
  };
}
