import type { CustomField, CustomFieldBase } from './customField';

/** What a field of a kind can't do without, and whatever else is said of it. */
export type OwnOfField<F = CustomField> = F extends CustomField
  ? Pick<F, 'kind'> & Partial<F> & Omit<F, keyof CustomFieldBase>
  : never;

/** A field with everything that is not said left as usual. */
export const makeField = (own: OwnOfField): CustomField => ({
  required: false,
  label: 'Field',
  group: '',
  description: '',
  hidden: false,
  searchable: false,
  ...own,
});
