import type { Finding } from '../../contract/checklist';
import { valueProblem } from '../../../forms/valueProblem';
import { localText } from '../../../forms/localText';
import type { PackManifest } from '../../../pack/types';
import type { FeatureNode, Node, PageDocument } from '../../../document/document';
import { blockForms } from '../../../render/blockForms';

/** What a page asks of the pack that it does not have, and fields that are empty or out of bounds. Hidden blocks don't count. */
export function checkFields(document: PageDocument, manifest: PackManifest): Finding[] {
  const layout = manifest.layouts[document.layout];
  if (!layout)
    return [
      {
        rule: 'blocks',
        level: 'error',
        nodeId: null,
        message: `There is no layout "${document.layout}". Choose another one.`,
      },
    ];
  return Object.entries(document.sections).flatMap(([section, nodes]) => {
    const shown = nodes.filter(({ hidden }) => !hidden);
    if (layout.sections.includes(section))
      return shown.flatMap((node) => checkNode(node, manifest));
    return shown.map(({ id }): Finding => ({
      rule: 'blocks',
      level: 'error',
      nodeId: id,
      message: `The layout has no section "${section}", so readers don’t see this block. Move or delete it.`,
    }));
  });
}

function checkNode(node: Node, manifest: PackManifest): Finding[] {
  // What a linked block lacks is said where it is made.
  if (node.linked) return [];
  const [findings = [], ...ofVariants] = blockForms(node).map((form) =>
    checkBlock(form.node, manifest).map((finding) => ({ ...finding, nodeId: node.id })),
  );
  // What is wrong in the block itself is said once.
  for (const finding of ofVariants.flat()) {
    const isKnown = findings.some(({ message }) => message === finding.message);
    if (!isKnown) findings.push(finding);
  }
  if (node.kind === 'feature') return findings;
  const children: FeatureNode[] = node.children.filter(({ hidden }) => !hidden);
  return [...findings, ...children.flatMap((child) => checkNode(child, manifest))];
}

function checkBlock({ id, kind, type, fields }: Node, manifest: PackManifest): Finding[] {
  const entry = (kind === 'chain' ? manifest.chains : manifest.features)[type];
  if (!entry)
    return [
      {
        rule: 'blocks',
        level: 'error',
        nodeId: id,
        message: `The code of "${type}" is gone, so readers see nothing here. Delete the block, or ask for its code.`,
      },
    ];
  return Object.entries(entry.customFields).flatMap(([name, field]): Finding[] => {
    const value = fields[name] ?? field.defaultValue;
    const problem = valueProblem(field, value);
    // An optional field may be empty.
    if (problem === null || (!field.required && (value === undefined || value === null))) return [];
    const label = localText(field.label, 'en');
    return [{ rule: 'fields', level: 'error', nodeId: id, message: `${label}: ${problem}` }];
  });
}
