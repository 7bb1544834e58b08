import type { EditorPack } from '../../contract/pack';
import { labelOf } from '../model/blockNames';
import type { NameOption } from './NameChoice';
import { fieldTitle } from './words';

/** The blocks of the pack by name; where several have one name, with the type beside it. */
export function blockOptions({ blocks }: EditorPack): NameOption[] {
  const texts = blocks.map(labelOf);
  return blocks
    .map((block) => {
      const { type } = block;
      const text = labelOf(block);
      const isOnly = texts.filter((one) => one === text).length === 1;
      return { value: type, text: isOnly ? text : `${text} (${type})` };
    })
    .sort((one, other) => one.text.localeCompare(other.text));
}

export const sourceOptions = ({ sources }: EditorPack): NameOption[] =>
  sources.map(({ name }) => ({ value: name, text: name }));

/** The fields of a block that hold something. */
export function fieldOptions(pack: EditorPack, type: string): NameOption[] {
  const fields = pack.blocks.find((block) => block.type === type)?.customFields ?? {};
  return Object.entries(fields)
    .filter(([, { kind }]) => kind !== 'label')
    .map(([field]) => ({ value: field, text: fieldTitle(pack, type, field) }));
}
