import { ANYWHERE } from '../../../../document/placement';
import type { CustomField, CustomFieldSchema } from '../../../../fusion/customField';
import type { EditorPack } from '../../../contract/pack';

/** A field of a block, a text where `more` does not say otherwise. */
export const field = (label: string, more: Partial<CustomField> = {}): CustomField =>
  ({
    kind: 'text',
    label,
    group: '',
    description: '',
    hidden: false,
    required: false,
    searchable: false,
    ...more,
  }) as CustomField;

/** A pack of one block, which has these fields. */
export const promoPack = (customFields: CustomFieldSchema): EditorPack => ({
  build: 'b1',
  layouts: [],
  outputTypes: [],
  sources: [],
  blocks: [
    {
      type: 'promo-block/promo',
      kind: 'feature',
      label: 'Promo',
      block: 'promo-block',
      thumbnail: null,
      customFields,
      placement: ANYWHERE,
    },
  ],
});
