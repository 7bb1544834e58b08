/** A text, or the same text by language ("en", "es" ...). */
export type LocalText = string | Record<string, string>;

/** What fields of all kinds have. */
export interface CustomFieldBase {
  required: boolean;
  label: LocalText;
  /** Fields of one group stand together in the form; '' is the first group. */
  group: string;
  description: LocalText;
  hidden: boolean;
  /** Undefined where there is none. */
  defaultValue?: unknown;
  searchable: boolean | string;
  /** Name of a form plug-in that edits this field. */
  formPlugin?: string;
  /** Name of the choices source that knows its values, or those of its items, by name. */
  choices?: string;
}

/** A field that an editor fills (FUSION: custom-field kinds). JSON-safe. */
export type CustomField = CustomFieldBase &
  (
    | { kind: 'boolean' }
    | { kind: 'contentConfig'; schemas: string[] }
    | { kind: 'date' }
    | { kind: 'dateTime' }
    | { kind: 'disabled' }
    | { kind: 'email' }
    | { kind: 'json' }
    | { kind: 'kvp' }
    | { kind: 'label' }
    | { kind: 'list'; items: 'text' | 'number' }
    | { kind: 'number'; min?: number; max?: number; step?: number }
    | { kind: 'select'; options: SelectOption[]; isOrdered: boolean }
    | { kind: 'richtext' }
    | { kind: 'text' }
    | { kind: 'url' }
    /** A type that no form can edit; stored values are kept as they are. */
    | { kind: 'unsupported'; type: string }
  );

export interface SelectOption {
  value: string | number | boolean;
  label: LocalText;
}

export type CustomFieldSchema = Record<string, CustomField>;
