import type { CustomField, CustomFieldSchema } from '../../pack/types';

/**
 * Values of custom fields as they were typed ("size=3"), in the kind that each field has.
 * @throws Error that names the field, and what it takes.
 */
export function placeFields(
  typed: readonly string[],
  schema: CustomFieldSchema,
): Record<string, unknown> {
  return Object.fromEntries(
    typed.map((pair) => {
      const [, name, value] = /^([^=]+)=(.*)$/s.exec(pair) ?? [];
      if (name === undefined || value === undefined) {
        throw new Error(`--field takes name=value, not "${pair}".`);
      }
      const field = Object.hasOwn(schema, name) ? schema[name] : undefined;
      if (!field) {
        const names = Object.keys(schema).join(', ') || 'none';
        throw new Error(`There is no field "${name}" in the built block. Its fields: ${names}`);
      }
      return [name, readValue(name, value, field)];
    }),
  );
}

function readValue(name: string, value: string, field: CustomField): unknown {
  switch (field.kind) {
    case 'boolean':
      return oneOf(name, value, [
        ['true', true],
        ['false', false],
      ]);
    case 'select':
      return oneOf(
        name,
        value,
        field.options.map((option) => [String(option.value), option.value]),
      );
    case 'number':
      return readNumber(name, value, field);
    case 'list': {
      const items = value.split(',').map((item) => item.trim());
      return field.items === 'number' ? items.map((item) => readNumber(name, item, {})) : items;
    }
    case 'contentConfig':
    case 'json':
    case 'kvp':
    case 'unsupported':
      return readJson(name, value);
    default:
      return value;
  }
}

function oneOf<T>(name: string, value: string, choices: (readonly [string, T])[]): T {
  const choice = choices.find(([text]) => text === value);
  if (choice) return choice[1];
  throw new Error(`${name} is one of ${choices.map(([text]) => text).join(', ')}, not "${value}".`);
}

function readNumber(name: string, value: string, limits: { min?: number; max?: number }): number {
  const { min = -Infinity, max = Infinity } = limits;
  const number = value.trim() === '' ? NaN : Number(value);
  if (!Number.isFinite(number)) throw new Error(`${name} is a number, not "${value}".`);
  if (number < min) throw new Error(`${name} is ${min} at least, not ${value}.`);
  if (number > max) throw new Error(`${name} is ${max} at most, not ${value}.`);
  return number;
}

function readJson(name: string, value: string): unknown {
  try {
    return JSON.parse(value);
  } catch (error) {
    throw new Error(`${name} takes JSON: ${String(error)}`, { cause: error });
  }
}
