/** Types for `@arc-fusion/prop-types`, which brings none: custom fields as tagged PropTypes. */
declare module '@arc-fusion/prop-types' {
  type Text = string | Record<string, string>;

  interface Tags {
    label?: Text;
    name?: Text;
    group?: string;
    description?: Text;
    hidden?: boolean;
    required?: boolean;
    defaultValue?: unknown;
    labels?: Record<string, Text>;
    searchable?: boolean | string;
    min?: number;
    max?: number;
    step?: number;
    ordered?: boolean;
    formPlugin?: string;
    choices?: string;
    [tag: string]: unknown;
  }

  interface Taggable {
    (
      props: object,
      name: string,
      component: string,
      location: string,
      fullName: string,
    ): Error | null;
    type: string;
    args?: unknown;
    tags?: Tags;
    isRequired: Taggable;
    tag: (tags: Tags) => Taggable;
  }

  type Factory = Taggable & ((...args: unknown[]) => Taggable);

  interface FusionPropTypes {
    any: Taggable;
    array: Taggable;
    arrayOf: (type: Taggable) => Taggable;
    bool: Taggable;
    boolean: Taggable;
    contentConfig: Factory;
    date: Taggable;
    dateTime: Taggable;
    disabled: Taggable;
    email: Taggable;
    json: Taggable;
    kvp: Taggable;
    label: Taggable;
    list: Taggable;
    number: Taggable;
    object: Taggable;
    oneOf: (values: readonly (string | number | boolean)[]) => Taggable;
    richtext: Taggable;
    select: (values: readonly (string | number | boolean)[]) => Taggable;
    shape: (fields: Record<string, Taggable>) => Taggable;
    string: Taggable;
    text: Taggable;
    url: Taggable;
    stringify: (value: unknown, replacer?: null, space?: number) => string;
  }

  const PropTypes: FusionPropTypes;
  export default PropTypes;
}
