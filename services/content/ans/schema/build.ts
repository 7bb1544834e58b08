import type { SchemaObject } from 'ajv';

/** The words in which the schema of this folder is written. */

export const text: SchemaObject = { type: 'string' };
export const whole: SchemaObject = { type: 'integer' };
export const number: SchemaObject = { type: 'number' };
export const flag: SchemaObject = { type: 'boolean' };
export const moment: SchemaObject = { type: 'string', format: 'date-time' };
export const anyObject: SchemaObject = { type: 'object' };

type Properties = Record<string, SchemaObject>;

/** An object of which only the named keys are known to ANS. */
export const closed = (properties: Properties, required: string[] = []): SchemaObject => ({
  type: 'object',
  properties,
  required,
  additionalProperties: false,
});

/** An object that may hold other keys besides. */
export const open = (properties: Properties, required: string[] = []): SchemaObject => ({
  type: 'object',
  properties,
  required,
});

/** An object whose every value has the same form. */
export const mapOf = (
  values: SchemaObject,
  properties: Properties = {},
  required: string[] = [],
): SchemaObject => ({ type: 'object', properties, required, additionalProperties: values });

export const listOf = (items: SchemaObject, limits: SchemaObject = {}): SchemaObject => ({
  type: 'array',
  items,
  ...limits,
});

export const oneOfWords = (...words: string[]): SchemaObject => ({ type: 'string', enum: words });

/** A text of a certain pattern; `says` is what the editor reads when it does not fit. */
export const pattern = (expression: string, says: string): SchemaObject => ({
  type: 'string',
  pattern: expression,
  says,
});

export const ref = (name: string): SchemaObject => ({ $ref: `#/$defs/${name}` });

/**
 * An object whose form its `type` decides. One branch is tried only, so that errors speak of the
 * type at hand.
 */
export const byType = (
  forms: Properties,
  otherwise: SchemaObject,
  hasRequiredType = true,
): SchemaObject => ({
  type: 'object',
  properties: { type: { type: 'string' } },
  required: hasRequiredType ? ['type'] : [],
  allOf: [
    ...Object.entries(forms).map(([type, form]) => when(isOfType([type]), form)),
    unless(isOfType(Object.keys(forms)), otherwise),
  ],
});

/** What fits the condition has the form. */
export const when = (condition: SchemaObject, form: SchemaObject): SchemaObject => ({
  if: { not: condition },
  else: form,
});

/** What does not fit the condition has the form. */
export const unless = (condition: SchemaObject, form: SchemaObject): SchemaObject => ({
  if: condition,
  else: form,
});

const isOfType = (types: string[]): SchemaObject => ({
  properties: { type: { enum: types } },
  required: ['type'],
});

/** What may stand beside any key: free for the publisher. */
export const free: Record<string, SchemaObject> = { additional_properties: anyObject };
