import type { EditorPack } from '../../../contract/pack';
import { useMemo, useState } from 'react';
import type { PageDocument } from '../../../../document/document';
import { findNode } from '../../../../document/operations/tree';
import { layoutSections } from '../../model/blockNames';
import { listRows, sectionKey } from '../../model/outline';

/** The rows of the outline, of which some are closed. */
export function useOutline(pack: EditorPack, page: PageDocument) {
  const [closed, setClosed] = useState<ReadonlySet<string>>(new Set());
  const rows = useMemo(
    () => listRows(page, layoutSections(pack, page), closed),
    [page, pack, closed],
  );
  return {
    rows,
    toggle: (key: string) => {
      const next = new Set(closed);
      if (!next.delete(key)) next.add(key);
      setClosed(next);
    },
    /** Opens what a block stands in. */
    reveal: (document: PageDocument, id: string) => {
      const found = findNode(document.sections, id);
      if (!found) return;
      const parent = 'chain' in found.in ? found.in.chain : sectionKey(found.in.section);
      if (closed.has(parent)) setClosed(new Set([...closed].filter((key) => key !== parent)));
    },
  };
}
