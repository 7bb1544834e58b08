import type { EditorPack } from '../../contract/pack';
import { localText } from '../../../forms/localText';
import { sameValue } from '../../../forms/sameValue';
import type { Node } from '../../../document/document';
import type { Operation } from '../../../document/operations/operation';
import { blockOf, nameOf } from './blockNames';
import { setOn } from './operationsFor';

/** What sets a field, its name for undo, and the key under which typing is one step. */
export interface FieldEdit {
  name: string;
  operations: readonly Operation[];
  key: string;
}

/** Values that a block has where nobody filled its fields. */
export const defaultsOf = (pack: EditorPack, node: Node): Record<string, unknown> =>
  Object.fromEntries(
    Object.entries(blockOf(pack, node)?.customFields ?? {}).flatMap(([name, { defaultValue }]) =>
      defaultValue === undefined ? [] : [[name, defaultValue]],
    ),
  );

/** What people call a field. */
export function fieldLabel(pack: EditorPack, node: Node, field: string): string {
  const schema = blockOf(pack, node)?.customFields[field];
  return schema ? localText(schema.label, 'en') || field : field;
}

/**
 * Sets a field of a block. A value that it has anyway is not kept: it is what the block says, also when
 * that says something else one day.
 * @param initial what the fields hold where the node says nothing
 */
export function fieldEdit(
  pack: EditorPack,
  node: Node,
  { field, value }: { field: string; value: unknown },
  initial: Readonly<Record<string, unknown>> = defaultsOf(pack, node),
): FieldEdit {
  const kept = sameValue(value, initial[field]) ? undefined : value;
  return {
    name: `Edit ${fieldLabel(pack, node, field)} of ${nameOf(pack, node)}`,
    operations: [setOn(node.id, ['fields', field], kept)],
    key: `${node.id} ${field}`,
  };
}
