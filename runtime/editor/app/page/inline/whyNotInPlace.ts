import { rightFor } from '../../../contract/rightFor';
import type { Right } from '../../../contract/rights';
import type { EditorPack } from '../../../contract/pack';
import type { PageDocument } from '../../../../document/document';
import { findLocked } from '../../../../document/operations/findLocked';
import { findNode } from '../../../../document/operations/tree';
import { blockOf, nameOf } from '../../model/blockNames';
import { fieldLabel } from '../../model/fieldEdit';
import { setOn } from '../../model/operationsFor';
import type { Audience } from '../../shared/frameProtocol';
import { variantFor } from '../variants/variantEdits';

interface Page {
  document: PageDocument;
  pack: EditorPack;
  rights: readonly Right[];
  /** As whom the canvas shows it. */
  audience: Audience;
}

/**
 * Why a text can't be typed in where it is shown, in words; null: it can.
 * @param field undefined: any text of the block
 */
export function whyNotInPlace(
  { document, pack, rights, audience }: Page,
  id: string,
  field: string | undefined,
): string | null {
  if (!rights.includes(rightFor('edit', document.kind))) return 'You may not change this page.';
  const node = findNode(document.sections, id)?.node;
  if (!node) return 'This is part of a linked block, and edited there.';
  const name = nameOf(pack, node);
  if (node.linked)
    return `${name} shows a linked block: its text is edited there, or for this page in the fields.`;
  const variants = node.kind === 'feature' ? node.variants : undefined;
  if (variants && variantFor(variants, audience))
    return `${name} is a variant for these readers: its text is edited in the fields.`;
  if (field === undefined) return null;
  const label = fieldLabel(pack, node, field);
  const schema = blockOf(pack, node)?.customFields[field];
  if (schema?.kind !== 'text' || schema.formPlugin !== undefined)
    return `${label} is edited in its field.`;
  const isLocked = findLocked(document, [setOn(id, ['fields', field], '')]) !== null;
  if (isLocked && !rights.includes('lock')) return `${label} is locked: a producer can change it.`;
  return null;
}
