import type { ErrorObject } from 'ajv';

/** What is wrong with a document, and where: `path` is a JSON pointer, `/` the whole document. */
export interface Fault {
  path: string;
  message: string;
  /** In how many places, where `path` is the first of several. */
  count?: number;
}

const KINDS: Record<string, string> = {
  string: 'a string',
  number: 'a number',
  integer: 'a whole number',
  boolean: 'true or false',
  object: 'an object',
  array: 'a list',
};

const FORMATS: Record<string, string> = {
  'date-time': 'a date-time string',
  email: 'an e-mail address',
  uri: 'an absolute URL',
};

/** An error of the schema in plain words; null for one that only echoes another. */
export function explainError(error: ErrorObject): Fault | null {
  if (error.keyword === 'if') return null;
  const params = error.params as Record<string, unknown>;
  return { path: pathOf(error, params) || '/', message: messageOf(error, params) };
}

function pathOf(error: ErrorObject, params: Record<string, unknown>): string {
  const key = params.missingProperty ?? params.additionalProperty ?? params.propertyName;
  return typeof key === 'string' ? `${error.instancePath}/${pointer(key)}` : error.instancePath;
}

function messageOf(error: ErrorObject, params: Record<string, unknown>): string {
  const schema = error.parentSchema ?? {};
  if (typeof schema.says === 'string' && error.keyword !== 'type') return schema.says;
  switch (error.keyword) {
    case 'required':
      return 'is required';
    case 'dependencies':
      return `is required beside ${String(params.property)}`;
    case 'additionalProperties':
      return 'is not a key that ANS knows here';
    case 'propertyNames':
      return 'is not a key that can stand here';
    case 'type':
      return `must be ${FORMATS[String(schema.format)] ?? KINDS[String(params.type)] ?? String(params.type)}`;
    case 'format':
      return `must be ${FORMATS[String(params.format)] ?? `of the form ${String(params.format)}`}`;
    case 'enum':
      return `must be ${wordsOf(params.allowedValues)}`;
    case 'const':
      return `must be ${JSON.stringify(params.allowedValue)}`;
    case 'minItems':
      return `must hold at least ${countOf(params.limit, 'item')}`;
    case 'maxItems':
      return `must hold at most ${countOf(params.limit, 'item')}`;
    case 'minLength':
      return `must have at least ${countOf(params.limit, 'character')}`;
    case 'maxLength':
      return `must have at most ${countOf(params.limit, 'character')}`;
    case 'minimum':
      return `must be at least ${String(params.limit)}`;
    case 'false schema':
    case 'not':
      return 'must not be here';
    default:
      return error.message ?? 'is not as ANS has it';
  }
}

const pointer = (key: string): string => key.replaceAll('~', '~0').replaceAll('/', '~1');

const countOf = (count: unknown, noun: string): string =>
  `${String(count)} ${noun}${count === 1 ? '' : 's'}`;

function wordsOf(values: unknown): string {
  const words = Array.isArray(values) ? values.map((value) => JSON.stringify(value)) : [];
  return words.length === 1 ? String(words[0]) : `one of ${words.join(', ')}`;
}
