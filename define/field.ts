import PropTypes from 'fusion:prop-types';
import { bounded, flag, text, type Bounds } from './values';

/** A text, or the same text by language ("en", "es" ...). */
export type LocalText = string | Record<string, string>;

/** What a field of any kind may say of itself to editors (FUSION: tags). */
export interface FieldTags {
  label?: LocalText;
  description?: LocalText;
  /** Fields of one group stand together in the form. */
  group?: string;
  hidden?: boolean;
  required?: boolean;
  searchable?: boolean | string;
  /** Name of a form plug-in that edits it. */
  formPlugin?: string;
  /** Name of the choices source that knows its values, or those of its items, by name. */
  choices?: string;
}

type Tags = NonNullable<PropType['tags']>;
type PropType = ReturnType<(typeof PropTypes)['text']['tag']>;

/** One field of a block: what editors are asked, and how their answer is read. */
export interface Field<Value> {
  readonly propType: PropType;
  /** Never throws: what can't be read is the default. */
  readonly read: (value: unknown) => Value;
}

export type Fields = Readonly<Record<string, Field<unknown>>>;

/** What a block gets of its fields. */
export type Values<F extends Fields> = {
  readonly [Name in keyof F]: F[Name] extends Field<infer Value> ? Value : never;
};

/** A source that an editor chose for one field, as `useContent` takes it. */
export interface ChosenContent {
  source: string;
  query: Record<string, unknown>;
}

type Option = string | number | boolean;

type Text = FieldTags &
  (
    | { default?: string; isNeverEmpty?: false }
    /** The default counts where an editor emptied it, too: for a heading that has to say something. */
    | { default: string; isNeverEmpty: true }
  );

/** Text: trimmed; the default where no editor touched it. Where one emptied it `''`, or (`isNeverEmpty`) the default. */
const textField =
  (propType: PropType) =>
  ({ isNeverEmpty, ...tags }: Text = {}): Field<string> =>
    make(propType, tags, (value) => {
      const fallback = tags.default ?? '';
      const read = value === undefined || value === null ? fallback : text(value);
      return isNeverEmpty && read === '' ? fallback : read;
    });

/** A number within its bounds, whole unless `step` says otherwise; null without a default. */
function numberField(tags: FieldTags & Bounds & { default: number }): Field<number>;
function numberField(tags?: FieldTags & Bounds): Field<number | null>;
function numberField(tags: FieldTags & Bounds & { default?: number } = {}): Field<number | null> {
  return make(PropTypes.number, tags, (value) => bounded(value, tags.default ?? null, tags));
}

/** One of several values; null without a default. */
function oneOfField<const O extends Option>(
  values: readonly O[],
  tags: OneOf<O> & { default: NoInfer<O> },
): Field<O>;
function oneOfField<const O extends Option>(values: readonly O[], tags?: OneOf<O>): Field<O | null>;
function oneOfField<const O extends Option>(
  values: readonly O[],
  tags: OneOf<O> & { default?: O } = {},
): Field<O | null> {
  return make(PropTypes.oneOf([...values]), tags, (value) => {
    // Nothing but these is written out: an object may throw while it is.
    const isOption = ['string', 'number', 'boolean'].includes(typeof value);
    const written = isOption ? String(value).trim() : null;
    return values.find((one) => String(one) === written) ?? tags.default ?? null;
  });
}

interface OneOf<O extends Option> extends FieldTags {
  /** What editors read in place of a value. */
  labels?: { readonly [Value in `${NoInfer<O>}`]?: LocalText };
  /** Whether the order in which an editor chose counts. */
  ordered?: boolean;
}

/**
 * The kinds of fields (FUSION: custom-field kinds): each takes what editors are told, and a default.
 * What they give is in their types; nothing that an editor may have filled in makes one throw.
 */
export const field = {
  text: textField(PropTypes.text),
  richText: textField(PropTypes.richtext),
  /** Text that is to be an address; whether it may be linked is for the one who links it. */
  url: textField(PropTypes.url),
  email: textField(PropTypes.email),
  /** A day as `2026-11-22`. */
  date: textField(PropTypes.date),
  /** A moment in ISO 8601. */
  dateTime: textField(PropTypes.dateTime),
  number: numberField,
  /** Yes or no; no without a default. */
  flag: (tags: FieldTags & { default?: boolean } = {}): Field<boolean> =>
    make(PropTypes.bool, tags, (value) => flag(value) ?? tags.default ?? false),
  oneOf: oneOfField,
  /** Texts, without the empty ones. */
  list: (tags: FieldTags & { default?: readonly string[] } = {}): Field<readonly string[]> =>
    make(PropTypes.list, tags, (value) =>
      (Array.isArray(value) ? value : (tags.default ?? [])).map(text).filter(Boolean),
    ),
  /** Anything; it is read by who uses it. */
  json: (tags: FieldTags & { default?: unknown } = {}): Field<unknown> =>
    make(PropTypes.json, tags, (value) => value ?? tags.default),
  /** A source of this schema and its query, as an editor chose them; null where none is chosen. */
  content: (schema: string, tags: FieldTags = {}): Field<ChosenContent | null> =>
    make(PropTypes.contentConfig(schema), tags, readChosen),
};

/** What an editor filled in, by the kinds of the fields. Never throws. */
export function readFields<F extends Fields>(
  fields: F | undefined,
  filled: Readonly<Record<string, unknown>> = {},
): Values<F> {
  const read = Object.entries(fields ?? {}).map(([name, one]) => [name, one.read(filled[name])]);
  return Object.fromEntries(read) as Values<F>;
}

function make<Value>(
  propType: PropType,
  tags: FieldTags & { default?: unknown },
  read: (value: unknown) => Value,
): Field<Value> {
  const { default: defaultValue, ...others } = tags;
  const described: Tags = { ...others, ...(defaultValue === undefined ? {} : { defaultValue }) };
  return { propType: propType.tag(described), read };
}

function readChosen(value: unknown): ChosenContent | null {
  if (!isObject(value)) return null;
  const source = text(value['contentService']);
  const query = value['contentConfigValues'];
  return source ? { source, query: isObject(query) ? query : {} } : null;
}

function isObject(value: unknown): value is Record<string, unknown> {
  return typeof value === 'object' && value !== null && !Array.isArray(value);
}
