import PropTypes from '@arc-fusion/prop-types';
import { field, type Field } from '../../define/field';
import type { CustomField } from '../../runtime/fusion/customField';

type Declaration = (typeof PropTypes)['text'];

export interface FieldKind {
  /** What a developer writes; the first is the usual one. Its kind is checked when the docs are made. */
  declarations: Record<string, Declaration>;
  /** With `defineFeature`; null where it has no such kind. Its kind is checked when the docs are made. */
  defined: { written: string; field: Field<unknown>; value: string } | null;
  /** What the editor shows. */
  form: string;
  /** What a block that has PropTypes gets. */
  value: string;
}

/** Each kind of custom field; one that is added to the engine is missing here as a type error. */
export const FIELD_KINDS: Record<Exclude<CustomField['kind'], 'unsupported'>, FieldKind> = {
  text: {
    defined: {
      written: 'field.text({ default })',
      field: field.text(),
      value: "`string`; `''` where it was emptied, or the default with `isNeverEmpty`",
    },
    declarations: { 'PropTypes.text': PropTypes.text, 'PropTypes.string': PropTypes.string },
    form: 'a line of text',
    value: '`string`',
  },
  richtext: {
    defined: {
      written: 'field.richText()',
      field: field.richText(),
      value: '`string` of HTML; clean it before you show it',
    },
    declarations: { 'PropTypes.richtext': PropTypes.richtext },
    form: 'formatted text',
    value: '`string` of HTML; clean it before you show it',
  },
  number: {
    defined: {
      written: 'field.number({ default, min, max })',
      field: field.number(),
      value: 'a whole `number` within its bounds (`step` allows parts); `null` without a default',
    },
    declarations: { 'PropTypes.number': PropTypes.number },
    form: 'a number, within `min` and `max`',
    value: '`number`',
  },
  boolean: {
    defined: {
      written: 'field.flag({ default })',
      field: field.flag(),
      value: '`boolean`',
    },
    declarations: { 'PropTypes.bool': PropTypes.bool, 'PropTypes.boolean': PropTypes.boolean },
    form: 'a switch',
    value: '`boolean`',
  },
  select: {
    defined: {
      written: "field.oneOf(['left', 'right'], { default })",
      field: field.oneOf(['left', 'right']),
      value: 'one of the values; `null` without a default',
    },
    declarations: {
      "PropTypes.oneOf(['left', 'right'])": PropTypes.oneOf(['left', 'right']),
      "PropTypes.select(['left', 'right'])": PropTypes.select(['left', 'right']),
    },
    form: 'one of the values, named by `labels`',
    value: 'one of the values',
  },
  url: {
    defined: {
      written: 'field.url()',
      field: field.url(),
      value: '`string`; `safeUrl` says whether it may be linked',
    },
    declarations: { 'PropTypes.url': PropTypes.url },
    form: 'an address',
    value: '`string`',
  },
  email: {
    defined: {
      written: 'field.email()',
      field: field.email(),
      value: '`string`',
    },
    declarations: { 'PropTypes.email': PropTypes.email },
    form: 'an email address',
    value: '`string`',
  },
  date: {
    defined: {
      written: 'field.date()',
      field: field.date(),
      value: '`string`, such as `2026-11-03`',
    },
    declarations: { 'PropTypes.date': PropTypes.date },
    form: 'a day',
    value: '`string`, such as `2026-11-03`',
  },
  dateTime: {
    defined: {
      written: 'field.dateTime()',
      field: field.dateTime(),
      value: '`string`, ISO 8601',
    },
    declarations: { 'PropTypes.dateTime': PropTypes.dateTime },
    form: 'a day and a time',
    value: '`string`, ISO 8601',
  },
  list: {
    defined: {
      written: 'field.list()',
      field: field.list(),
      value: '`string[]`, without empty ones',
    },
    declarations: {
      'PropTypes.list': PropTypes.list,
      'PropTypes.array': PropTypes.array,
      'PropTypes.arrayOf(PropTypes.number)': PropTypes.arrayOf(PropTypes.number),
    },
    form: 'texts or numbers below each other',
    value: '`string[]` or `number[]`',
  },
  kvp: {
    defined: null,
    declarations: { 'PropTypes.kvp': PropTypes.kvp, 'PropTypes.object': PropTypes.object },
    form: 'names with a value each',
    value: '`Record<string, string>`',
  },
  json: {
    defined: {
      written: 'field.json()',
      field: field.json(),
      value: '`unknown`: read it',
    },
    declarations: { 'PropTypes.json': PropTypes.json },
    form: 'JSON',
    value: 'what the JSON says',
  },
  contentConfig: {
    defined: {
      written: "field.content('ans-feed')",
      field: field.content('ans-feed'),
      value: '`{ source, query }` for `useContent`; `null` where none is chosen',
    },
    declarations: {
      "PropTypes.contentConfig('ans-feed')": PropTypes.contentConfig('ans-feed'),
    },
    form: 'a content source of the schema, and its parameters',
    value: '`{ contentService: string, contentConfigValues: object }`',
  },
  label: {
    defined: null,
    declarations: { 'PropTypes.label': PropTypes.label },
    form: 'a text between the fields, which nobody edits',
    value: 'nothing',
  },
  disabled: {
    defined: null,
    declarations: { 'PropTypes.disabled': PropTypes.disabled },
    form: 'a value that is shown and can’t be edited',
    value: '`string`',
  },
};

/** What each tag does. A tag that the engine types and this does not name fails the docs. */
export const TAGS: Record<string, string> = {
  label:
    'Name of the field in the form; a text, or a text per language. Without one, the name of the property.',
  name: 'Older spelling of `label`.',
  group: 'Fields of one group stand together in the form.',
  description: 'A sentence of help below the field.',
  hidden: 'Leaves the field out of the form; its value stays.',
  required: 'The same as `.isRequired`.',
  defaultValue: 'What the block gets where the editor wrote nothing.',
  labels: 'Names of the values of a select, by value.',
  searchable: 'What the editor searches for to fill it, such as `image`.',
  min: 'Smallest number.',
  max: 'Largest number.',
  step: 'Step between numbers.',
  ordered: 'Keeps the values of a select in the order in which they are written.',
  formPlugin:
    'Name of the form plug-in that edits the field: `color`, or `image`, which also crops.',
  choices: 'Name of a choices source: the editor finds values, or items of a list, by name.',
};
