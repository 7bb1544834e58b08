import type { EditorPack } from '../../contract/pack';
import { type FormEvent, useState } from 'react';
import type { Node, PageDocument } from '../../../document/document';
import { isSame } from '../../../document/operations/diffDocuments';
import type { Place } from '../../../document/operations/operation';
import { findNode } from '../../../document/operations/tree';
import { Dialog } from '../../../ui/Dialog';
import { nameAll, nameOf, sectionTitle } from '../model/blockNames';
import { mayStand } from '../model/places';

interface Props {
  document: PageDocument;
  pack: EditorPack;
  sections: readonly string[];
  nodes: readonly Node[];
  onClose: () => void;
  onMove: (place: Place) => void;
}

/** Moves blocks to a place that is named: section or row, and before what. */
export function MoveDialog({ document, pack, sections, nodes, onClose, onMove }: Props) {
  const parents = listParents(document, pack, sections, nodes);
  const [parent, setParent] = useState(() => currentParent(document, nodes, parents));
  const [before, setBefore] = useState('');
  const target = parents[parent];

  const onSubmit = (event: FormEvent) => {
    event.preventDefault();
    if (target) onMove({ in: target.in, before: before || null });
  };

  return (
    <Dialog title={`Move ${nameAll(pack, nodes)}`} onClose={onClose}>
      <form onSubmit={onSubmit}>
        <label className="line">
          <span>To</span>
          <select
            className="input"
            value={parent}
            onChange={({ target: { value } }) => {
              setParent(Number(value));
              setBefore('');
            }}
          >
            {parents.map(({ label }, index) => (
              <option key={label} value={index}>
                {label}
              </option>
            ))}
          </select>
        </label>
        <label className="line">
          <span>Before</span>
          <select
            className="input"
            value={before}
            onChange={({ target: { value } }) => setBefore(value)}
          >
            <option value="">At the end</option>
            {target?.children.map((child) => (
              <option key={child.id} value={child.id}>
                {nameOf(pack, child)}
              </option>
            ))}
          </select>
        </label>
        <div className="dialog__foot">
          <button type="button" className="button" onClick={onClose}>
            Cancel
          </button>
          <button className="button button--main">Move</button>
        </div>
      </form>
    </Dialog>
  );
}

/** The one that the blocks are in, to begin with. */
function currentParent(
  document: PageDocument,
  [first]: readonly Node[],
  parents: readonly Parent[],
): number {
  const own = first && findNode(document.sections, first.id)?.in;
  return Math.max(
    0,
    parents.findIndex((one) => own !== undefined && isSame(one.in, own)),
  );
}

interface Parent {
  label: string;
  in: Place['in'];
  children: readonly Node[];
}

/** Sections, each with its rows that may take the blocks. */
function listParents(
  document: PageDocument,
  pack: EditorPack,
  sections: readonly string[],
  nodes: readonly Node[],
): Parent[] {
  const moved = new Set(nodes.map(({ id }) => id));
  const staying = (all: readonly Node[]) => all.filter(({ id }) => !moved.has(id));
  return sections.flatMap((section) => {
    const children = document.sections[section] ?? [];
    const title = sectionTitle(section);
    const rows = children.flatMap((node, index): Parent[] => {
      const inside = { chain: node.id };
      if (node.kind !== 'chain' || moved.has(node.id) || !mayStand(nodes, inside)) return [];
      const label = `${title}: ${nameOf(pack, node)} (${index + 1})`;
      return [{ label, in: inside, children: staying(node.children) }];
    });
    return [{ label: title, in: { section }, children: staying(children) }, ...rows];
  });
}
