import type { CustomField, CustomFieldSchema } from '../../fusion/customField';
import { missingFields } from '../checkDocument';

export interface PlacedFields {
  values: Record<string, unknown>;
  /** A sentence for each pair that can't be taken, and for each field that is missing. */
  faults: string[];
}

/**
 * Values of custom fields as they were typed ("size=3"), in the kind that each field has. Without a
 * schema only the way they were typed is looked at.
 */
export function placeFields(
  typed: readonly string[],
  schema: CustomFieldSchema | null,
): PlacedFields {
  const values: PlacedFields['values'] = {};
  const faults: string[] = [];
  const named: Record<string, true> = {};
  for (const pair of typed) {
    const [, name, value] = /^([^=]+)=(.*)$/s.exec(pair) ?? [];
    if (name === undefined || value === undefined) {
      faults.push(`--field takes name=value, not "${pair}".`);
      continue;
    }
    named[name] = true;
    if (!schema) continue;
    const field = Object.hasOwn(schema, name) ? schema[name] : undefined;
    try {
      if (!field) throw new Error(unknownField(name, schema));
      values[name] = readValue(name, value, field);
    } catch (error) {
      faults.push((error as Error).message);
    }
  }
  for (const name of missingFields(named, schema ?? {}))
    faults.push(`The field "${name}" is required. Add --field ${name}=…`);
  return { values, faults };
}

function unknownField(name: string, schema: CustomFieldSchema): string {
  const names = Object.keys(schema).join(', ') || 'none';
  return `There is no field "${name}" in the built block. Its fields: ${names}`;
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
