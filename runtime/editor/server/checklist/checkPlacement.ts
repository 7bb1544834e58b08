import type { Finding } from '../../contract/checklist';
import { localText } from '../../../forms/localText';
import type { Node, PageDocument } from '../../../document/document';
import { whyNotThere } from '../../../document/placement';
import type { PackManifest } from '../../../pack/types';

/** Blocks that stand where blocks.json does not let them, and each after the first where a page has one. */
export function checkPlacement(document: PageDocument, manifest: PackManifest): Finding[] {
  const { sections = [] } = manifest.layouts[document.layout] ?? {};
  const before: Node[] = [];
  return (
    Object.entries(document.sections)
      // What stands in no section of the layout is said to be unseen.
      .filter(([section]) => sections.includes(section))
      .flatMap(([section, nodes]) =>
        nodes
          .flatMap((node) => (node.kind === 'chain' ? [node, ...node.children] : [node]))
          .flatMap((node) => {
            const findings = checkNode(before, node, section, manifest);
            before.push(node);
            return findings;
          }),
      )
  );
}

function checkNode(before: Node[], node: Node, section: string, manifest: PackManifest): Finding[] {
  const entry = (node.kind === 'chain' ? manifest.chains : manifest.features)[node.type];
  const why = entry && whyNotThere({ sections: { before } }, node, section, entry.placement);
  if (!why) return [];
  const message = `${node.label ?? localText(entry.label, 'en')} ${why}. Move or delete it.`;
  return [{ rule: 'blocks', level: 'error', nodeId: node.id, message }];
}
