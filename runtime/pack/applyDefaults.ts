import type { CustomFieldSchema } from './types';

/**
 * Field values as a block receives them: absent ones get their default. Values that the schema does
 * not know stay, so that a field renamed in code does not lose what editors wrote.
 */
export function applyDefaults(
  values: Readonly<Record<string, unknown>> | null | undefined,
  schema: CustomFieldSchema,
): Record<string, unknown> {
  const filled: Record<string, unknown> = { ...values };
  for (const [name, { defaultValue }] of Object.entries(schema)) {
    if (filled[name] === undefined && defaultValue !== undefined) {
      filled[name] = structuredClone(defaultValue);
    }
  }
  return filled;
}
