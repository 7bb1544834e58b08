import type { CustomField } from '../fusion/customField';
import { localText } from './localText';

/** Longest default that is shown, in characters. */
const LONGEST = 80;

/** A field's default in words; '' where there is none worth showing. */
export function describeValue(field: CustomField, language: string): string {
  const { defaultValue } = field;
  if (defaultValue === undefined || defaultValue === null || defaultValue === '') return '';
  if (typeof defaultValue === 'boolean' && field.kind === 'boolean') {
    return defaultValue ? 'on' : 'off';
  }
  if (field.kind === 'select') {
    const option = field.options.find(({ value }) => value === defaultValue);
    if (option) return localText(option.label, language);
  }
  const text = typeof defaultValue === 'string' ? defaultValue : JSON.stringify(defaultValue);
  return text.length > LONGEST ? `${text.slice(0, LONGEST - 1)}…` : text;
}
