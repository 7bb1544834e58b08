import type { CustomField } from '../fusion/customField';

/** What is wrong with a field's value, in words for the editor; null when nothing is. */
export function valueProblem(field: CustomField, value: unknown): string | null {
  if (isEmpty(field, value)) return field.required ? 'This field is required.' : null;
  return field.kind === 'number' ? numberProblem(field, value) : null;
}

/** Why a number is outside what the field allows; null when it is not. */
export function numberProblem(
  { min, max, step }: { min?: number; max?: number; step?: number },
  value: unknown,
): string | null {
  if (typeof value !== 'number' || !Number.isFinite(value)) return 'Enter a number.';
  if (min !== undefined && value < min) return `Enter ${min} or more.`;
  if (max !== undefined && value > max) return `Enter ${max} or less.`;
  if (step === undefined || step <= 0) return null;
  const steps = (value - (min ?? 0)) / step;
  // Steps such as 0.1 have no exact binary form.
  return Math.abs(steps - Math.round(steps)) < 1e-6
    ? null
    : `Enter a multiple of ${step}${min ? ` counted from ${min}` : ''}.`;
}

function isEmpty(field: CustomField, value: unknown): boolean {
  if (field.kind === 'label') return false;
  if (value === undefined || value === null) return true;
  if (typeof value === 'string') return value.trim() === '';
  if (Array.isArray(value)) return value.length === 0;
  return field.kind === 'kvp' && Object.keys(value).length === 0;
}
