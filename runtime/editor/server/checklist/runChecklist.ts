import type { Weight, Finding } from '../../contract/checklist';
import type { PackManifest } from '../../../pack/types';
import type { PageDocument } from '../../../document/document';
import type { Expanded } from '../../../document/expandLinks';
import { checkFields } from './checkFields';
import { checkLinks } from './checkLinks';
import { checkMarkup } from './checkMarkup';
import { checkPlacement } from './checkPlacement';
import { checkWeight } from './checkWeight';
import { readMarkup } from './readMarkup';

export interface ChecklistInput {
  document: PageDocument;
  manifest: PackManifest;
  /** The page as readers will get it, with its nodes marked (`readMarkup`). */
  html: string;
  weight: Weight;
  /** Linked blocks that can't be shown. */
  missing: Expanded['missing'];
  /** Blocks that failed, and why. */
  problems: Record<string, string>;
  /** Whether a page has no address yet. */
  lacksAddress: boolean;
  origin: string;
  /** The status that readers get for a path of the site; null: none in time. */
  ask: (path: string) => Promise<number | null>;
}

/** All that an editor should know before a page is published: what is broken first. */
export async function runChecklist(input: ChecklistInput): Promise<Finding[]> {
  const { document, manifest, html, weight, missing, problems, lacksAddress, origin, ask } = input;
  const markup = readMarkup(html);
  const failed = new Set(Object.keys(problems));
  const findings: Finding[] = [
    ...checkFields(document, manifest),
    ...checkPlacement(document, manifest),
    ...Object.entries(problems).map(([nodeId, message]): Finding => {
      const text = `This block failed, so readers see nothing here: ${message}`;
      return { rule: 'blocks', level: 'error', nodeId, message: text };
    }),
    ...missing.map(({ nodeId, link }): Finding => {
      const message = `The linked block "${link.document}" is not live. Publish it first.`;
      return { rule: 'blocks', level: 'error', nodeId, message };
    }),
    ...checkMarkup({
      ...markup,
      emptyNodes: markup.emptyNodes.filter((id) => !failed.has(id)),
    }),
    ...(await checkLinks(markup.links, { origin, ask })),
    ...checkWeight(weight),
  ];
  if (lacksAddress)
    findings.push({
      rule: 'address',
      level: 'warning',
      nodeId: null,
      message:
        'The page has no address yet, so no reader can open it. Give it one in its settings.',
    });
  const rank = { error: 0, warning: 1 };
  return findings.toSorted((one, other) => rank[one.level] - rank[other.level]);
}
