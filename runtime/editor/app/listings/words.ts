import { localText } from '../../../forms/localText';
import type { CustomField } from '../../../fusion/customField';

/** What a field is called. */
export const labelOf = (name: string, field: CustomField | undefined): string =>
  field ? localText(field.label, 'en') : name;

/** What a field holds, in words. */
export function valueWords(value: unknown): string {
  if (value === undefined || value === null || value === '') return 'Empty';
  if (typeof value === 'boolean') return value ? 'Yes' : 'No';
  if (Array.isArray(value)) return value.length > 0 ? value.map(String).join(', ') : 'Empty';
  return typeof value === 'string' ? value : JSON.stringify(value);
}
