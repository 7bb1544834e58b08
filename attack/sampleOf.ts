/** What is used of JSON Schema in the editor API's description. */
export interface Schema {
  type?: string;
  const?: unknown;
  enum?: unknown[];
  anyOf?: Schema[];
  oneOf?: Schema[];
  properties?: Record<string, Schema>;
  required?: string[];
  items?: Schema;
  minItems?: number;
  minLength?: number;
  minimum?: number;
  format?: string;
  pattern?: string;
}

/** The smallest value that a schema lets in, so that a call gets as far as its rights. */
export function sampleOf(schema: Schema): unknown {
  const [first] = schema.anyOf ?? schema.oneOf ?? [];
  if (first) return sampleOf(first);
  if ('const' in schema) return schema.const;
  if (schema.enum) return schema.enum[0];
  switch (schema.type) {
    case 'object':
      return Object.fromEntries(
        (schema.required ?? []).map((name) => [name, sampleOf(schema.properties?.[name] ?? {})]),
      );
    case 'array':
      return Array.from({ length: schema.minItems ?? 0 }, () => sampleOf(schema.items ?? {}));
    case 'integer':
    case 'number':
      return Math.max(1, schema.minimum ?? 1);
    case 'boolean':
      return false;
    case 'null':
      return null;
    case 'string':
      return textFor(schema);
    default:
      return {};
  }
}

function textFor({ format, pattern, minLength = 0 }: Schema): string {
  if (format === 'date-time') return '2030-01-01T00:00:00Z';
  if (format === 'uuid') return '6f1c2a52-0d3b-4b63-9d53-1c7f3d5b7a11';
  if (pattern?.startsWith('^\\/')) return '/news';
  return 'attack'.padEnd(minLength, 'x');
}
