import type { CustomFieldSchema } from '../../../fusion/customField';

/** A form of one field, `image`, that takes the address of a picture or finds one. */
export const imageSchema = (label: string): CustomFieldSchema => ({
  image: {
    kind: 'text',
    label,
    description: '',
    group: '',
    hidden: false,
    required: false,
    defaultValue: '',
    searchable: false,
    formPlugin: 'image',
  },
});
