import { humanName } from './humanName';
import { isLocalText } from './isLocalText';
import type {
  CustomField,
  CustomFieldBase,
  CustomFieldSchema,
  SelectOption,
} from '../fusion/customField';
import type { PropTypeNode } from './types';

type Tags = Record<string, unknown>;

/** `@arc-fusion/prop-types` names a required type "text.isRequired". */
const REQUIRED = '.isRequired';

/**
 * The fields an editor fills for a block, read from its evaluated `propTypes` (FUSION: custom-field
 * kinds and tags). A block without custom fields has an empty schema.
 */
export function customFields(view: {
  propTypes?: { customFields?: PropTypeNode };
}): CustomFieldSchema {
  const fields = view.propTypes?.customFields?.args;
  if (!isObject(fields)) return {};
  return Object.fromEntries(
    Object.entries(fields).map(([name, node]) => [name, customField(name, toNode(node))]),
  );
}

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

function customField(name: string, node: PropTypeNode): CustomField {
  const tags = node.tags ?? {};
  const type = node.type ?? 'unknown';
  const label = [tags['label'], tags['name']].find(isLocalText) ?? humanName(name);
  return {
    ...kindOf(type.replace(REQUIRED, ''), node.args, tags),
    required: type.endsWith(REQUIRED) || tags['required'] === true,
    label,
    group: typeof tags['group'] === 'string' ? tags['group'] : '',
    description: isLocalText(tags['description']) ? tags['description'] : '',
    hidden: tags['hidden'] === true,
    ...('defaultValue' in tags ? { defaultValue: tags['defaultValue'] } : {}),
    searchable:
      typeof tags['searchable'] === 'string' ? tags['searchable'] : tags['searchable'] === true,
    ...(typeof tags['formPlugin'] === 'string' ? { formPlugin: tags['formPlugin'] } : {}),
    ...(typeof tags['choices'] === 'string' ? { choices: tags['choices'] } : {}),
  };
}

/** The part of a field that differs between kinds. */
type Kind<F = CustomField> = F extends CustomField ? Omit<F, keyof CustomFieldBase> : never;

function kindOf(type: string, args: unknown, tags: Tags): Kind {
  switch (type) {
    case 'bool':
    case 'boolean':
      return { kind: 'boolean' };
    case 'string':
    case 'text':
      return { kind: 'text' };
    case 'number':
      return { kind: 'number', ...numbers(tags, 'min', 'max', 'step') };
    case 'oneOf':
    case 'select':
      return {
        kind: 'select',
        options: selectOptions(args, tags),
        isOrdered: tags['ordered'] === true,
      };
    case 'contentConfig':
      return { kind: 'contentConfig', schemas: contentSchemas(args) };
    case 'array':
    case 'list':
      return { kind: 'list', items: 'text' };
    case 'arrayOf':
      return listOf(toNode(args));
    case 'object':
    case 'objectOf':
    case 'kvp':
      return { kind: 'kvp' };
    case 'date':
    case 'dateTime':
    case 'disabled':
    case 'email':
    case 'json':
    case 'label':
    case 'richtext':
    case 'url':
      return { kind: type };
    default:
      return { kind: 'unsupported', type };
  }
}

function listOf(item: PropTypeNode): Kind {
  const type = (item.type ?? 'text').replace(REQUIRED, '');
  if (type === 'number') return { kind: 'list', items: 'number' };
  const isText = ['string', 'text', 'url', 'email', 'oneOf', 'select'].includes(type);
  return isText
    ? { kind: 'list', items: 'text' }
    : { kind: 'unsupported', type: `arrayOf(${type})` };
}

function selectOptions(args: unknown, tags: Tags): SelectOption[] {
  const labels = isObject(tags['labels']) ? tags['labels'] : {};
  return (Array.isArray(args) ? (args as unknown[]) : []).filter(isOptionValue).map((value) => {
    const label = labels[String(value)];
    return { value, label: isLocalText(label) ? label : String(value) };
  });
}

function contentSchemas(args: unknown): string[] {
  const schemas = isObject(args) ? args['schemas'] : undefined;
  return Array.isArray(schemas) ? schemas.filter((name) => typeof name === 'string') : [];
}

function numbers<N extends string>(tags: Tags, ...names: N[]): Partial<Record<N, number>> {
  const found: Partial<Record<N, number>> = {};
  for (const name of names) {
    const value = tags[name];
    if (typeof value === 'number' && Number.isFinite(value)) found[name] = value;
  }
  return found;
}

function isOptionValue(value: unknown): value is SelectOption['value'] {
  return ['string', 'number', 'boolean'].includes(typeof value);
}

function isObject(value: unknown): value is Record<string, unknown> {
  return typeof value === 'object' && value !== null && !Array.isArray(value);
}

/** A PropTypes function carries its description as properties. */
function toNode(value: unknown): PropTypeNode {
  const isCarrier = typeof value === 'function' || isObject(value);
  return isCarrier ? (value as PropTypeNode) : {};
}
