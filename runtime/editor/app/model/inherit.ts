import type { EditorPack } from '../../contract/pack';
import { localText } from '../../../forms/localText';
import type { CustomFieldSchema } from '../../../fusion/customField';
import type { Node } from '../../../document/document';
import { blockOf } from './blockNames';
import { defaultsOf } from './fieldEdit';

/** The fields of a node that shows a linked block: what it says itself counts before what the block has. */
export interface Inherited {
  /** What the linked block has, or says where nobody filled it. */
  values: Readonly<Record<string, unknown>>;
  /** The fields, each with a word on whose value it has. */
  schema: CustomFieldSchema;
  /** Names of the fields that have a value of this page's own. */
  overridden: readonly string[];
}

/** Every custom field is content, and can be changed for one page; how and where the block shows can't. */
export function inherit(pack: EditorPack, node: Node, block: Node): Inherited {
  const values = { ...defaultsOf(pack, node), ...block.fields };
  const schema = blockOf(pack, node)?.customFields ?? {};
  const overridden = Object.keys(schema).filter((name) => node.fields[name] !== undefined);
  return {
    values,
    overridden,
    schema: Object.fromEntries(
      Object.entries(schema).map(([name, { defaultValue: _default, ...field }]) => {
        const whose = overridden.includes(name)
          ? 'Changed for this page.'
          : 'From the linked block.';
        const description = `${localText(field.description, 'en')} ${whose}`.trim();
        const value = values[name];
        return [
          name,
          { ...field, description, ...(value === undefined ? {} : { defaultValue: value }) },
        ];
      }),
    ),
  };
}
