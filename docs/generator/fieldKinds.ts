import PropTypes from '@arc-fusion/prop-types';
import type { CustomField } from '../../runtime/fusion/customField';

type Declaration = (typeof PropTypes)['text'];

export interface FieldKind {
  /** What a developer writes; the first is the usual one. Its kind is checked when the docs are made. */
  declarations: Record<string, Declaration>;
  /** What the editor shows. */
  form: string;
  /** What the block gets. */
  value: string;
}

/** Each kind of custom field; one that is added to the engine is missing here as a type error. */
export const FIELD_KINDS: Record<Exclude<CustomField['kind'], 'unsupported'>, FieldKind> = {
  text: {
    declarations: { 'PropTypes.text': PropTypes.text, 'PropTypes.string': PropTypes.string },
    form: 'a line of text',
    value: '`string`',
  },
  richtext: {
    declarations: { 'PropTypes.richtext': PropTypes.richtext },
    form: 'formatted text',
    value: '`string` of HTML; clean it before you show it',
  },
  number: {
    declarations: { 'PropTypes.number': PropTypes.number },
    form: 'a number, within `min` and `max`',
    value: '`number`',
  },
  boolean: {
    declarations: { 'PropTypes.bool': PropTypes.bool, 'PropTypes.boolean': PropTypes.boolean },
    form: 'a switch',
    value: '`boolean`',
  },
  select: {
    declarations: {
      "PropTypes.oneOf(['left', 'right'])": PropTypes.oneOf(['left', 'right']),
      "PropTypes.select(['left', 'right'])": PropTypes.select(['left', 'right']),
    },
    form: 'one of the values, named by `labels`',
    value: 'one of the values',
  },
  url: {
    declarations: { 'PropTypes.url': PropTypes.url },
    form: 'an address',
    value: '`string`',
  },
  email: {
    declarations: { 'PropTypes.email': PropTypes.email },
    form: 'an email address',
    value: '`string`',
  },
  date: {
    declarations: { 'PropTypes.date': PropTypes.date },
    form: 'a day',
    value: '`string`, such as `2026-11-03`',
  },
  dateTime: {
    declarations: { 'PropTypes.dateTime': PropTypes.dateTime },
    form: 'a day and a time',
    value: '`string`, ISO 8601',
  },
  list: {
    declarations: {
      'PropTypes.list': PropTypes.list,
      'PropTypes.array': PropTypes.array,
      'PropTypes.arrayOf(PropTypes.number)': PropTypes.arrayOf(PropTypes.number),
    },
    form: 'texts or numbers below each other',
    value: '`string[]` or `number[]`',
  },
  kvp: {
    declarations: { 'PropTypes.kvp': PropTypes.kvp, 'PropTypes.object': PropTypes.object },
    form: 'names with a value each',
    value: '`Record<string, string>`',
  },
  json: {
    declarations: { 'PropTypes.json': PropTypes.json },
    form: 'JSON',
    value: 'what the JSON says',
  },
  contentConfig: {
    declarations: {
      "PropTypes.contentConfig('ans-feed')": PropTypes.contentConfig('ans-feed'),
    },
    form: 'a content source of the schema, and its parameters',
    value: '`{ contentService: string, contentConfigValues: object }`',
  },
  label: {
    declarations: { 'PropTypes.label': PropTypes.label },
    form: 'a text between the fields, which nobody edits',
    value: 'nothing',
  },
  disabled: {
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
