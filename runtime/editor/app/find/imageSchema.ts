import type { CustomFieldSchema } from '../../../fusion/customField';
import { makeField } from '../../../fusion/makeField';

/** A form of one field, `image`, that takes the address of a picture or finds one. */
export const imageSchema = (label: string): CustomFieldSchema => ({
  image: makeField({ kind: 'text', label, defaultValue: '', formPlugin: 'image' }),
});
