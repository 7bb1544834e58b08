import fc from 'fast-check';
import type { BlockState } from '../../runtime/fusion/states';
import type { CustomField, CustomFieldSchema } from '../../runtime/fusion/customField';
import type { Change, Damage } from './damage';
import {
  ADDRESSES,
  asField,
  BROKEN_BODIES,
  MARKUP,
  ODD_NAMES,
  ODD_TEXTS,
  REQUEST_URIS,
  WRONG_TYPES,
} from './values';

/** What the page's own content is. */
export type PageContent =
  | { kind: 'none' }
  /** As the block's state says, its shape damaged. */
  | { kind: 'state'; damages: readonly Damage[] }
  /** From a source of the site, whose raw answer is damaged. */
  | { kind: 'site'; index: number }
  /** What no source of this pack gives: raw documents, lists, texts. */
  | { kind: 'wrong'; value: unknown }
  | { kind: 'raw'; index: number };

/** One attempt to break a block. */
export interface HostileRun {
  /** Chooses among the block's states. */
  state: number;
  /** In place of the state's fields of the same name. */
  fields: Record<string, unknown>;
  /** Whether sources answer as the state says, or with damaged answers of the site. */
  content: 'state' | 'site';
  pageContent: PageContent;
  damages: readonly Damage[];
  /** Replaces each answer as a whole. */
  body: string | null;
  requestUri: string | null;
}

const texts = fc.oneof(
  { weight: 3, arbitrary: fc.constantFrom(...MARKUP) },
  { weight: 2, arbitrary: fc.constantFrom(...ADDRESSES) },
  { weight: 2, arbitrary: fc.constantFrom(...ODD_TEXTS) },
);
const fieldTexts = texts.map(asField);
const wrongTypes = fc.constantFrom(...WRONG_TYPES);
/** Changes that leave no markup and no address: what a source would never pass on is not tried. */
const shapes: fc.Arbitrary<Change> = fc.oneof(
  fc.constant<Change>({ kind: 'remove' }),
  fc.record({
    kind: fc.constant('replace' as const),
    value: fc.oneof(wrongTypes, fc.constantFrom<unknown>(...ODD_TEXTS)),
  }),
  fc.record({ kind: fc.constant('names' as const), value: wrongTypes }),
);
const changes: fc.Arbitrary<Change> = fc.oneof(
  shapes,
  fc.record({ kind: fc.constant('replace' as const), value: fc.oneof(texts, wrongTypes) }),
  fc.record({ kind: fc.constant('append' as const), text: texts }),
);

const damageBy = (change: fc.Arbitrary<Change>): fc.Arbitrary<Damage> =>
  fc.record({
    steps: fc.array(fc.nat({ max: 9999 }), { minLength: 1, maxLength: 9 }),
    everywhere: fc.boolean(),
    change,
  });

const pageContent: fc.Arbitrary<PageContent> = fc.oneof(
  { weight: 1, arbitrary: fc.constant<PageContent>({ kind: 'none' }) },
  {
    weight: 4,
    arbitrary: fc.record({
      kind: fc.constant('state' as const),
      damages: fc.array(damageBy(shapes), { maxLength: 4 }),
    }),
  },
  {
    weight: 4,
    arbitrary: fc.record({ kind: fc.constant('site' as const), index: fc.nat({ max: 99 }) }),
  },
  {
    weight: 1,
    arbitrary: fc.record({
      kind: fc.constant('wrong' as const),
      value: fc.oneof(wrongTypes, texts),
    }),
  },
  {
    weight: 2,
    arbitrary: fc.record({ kind: fc.constant('raw' as const), index: fc.nat({ max: 99 }) }),
  },
);

/** What an editor, an import or an older version of the block may have stored in a field. */
function fieldValue(field: CustomField): fc.Arbitrary<unknown> {
  const odd = fc.oneof(
    { weight: 3, arbitrary: fieldTexts },
    { weight: 2, arbitrary: wrongTypes },
    { weight: 1, arbitrary: fc.constantFrom<unknown>(NaN, Infinity, -Infinity, 1e9, 0, -1) },
  );
  return fc.oneof({ weight: 1, arbitrary: valid(field) }, { weight: 3, arbitrary: odd });
}

function valid(field: CustomField): fc.Arbitrary<unknown> {
  switch (field.kind) {
    case 'boolean':
      return fc.boolean();
    case 'number':
      return fc.integer({ min: field.min ?? -5, max: field.max ?? 500 });
    case 'select':
      return field.options.length > 0
        ? fc.constantFrom(...field.options.map(({ value }) => value))
        : fc.constant('');
    case 'list':
      return fc.array(fc.oneof(fc.integer(), fc.string()), { maxLength: 5 });
    case 'kvp':
      return fc.dictionary(fc.string(), fc.string(), { maxKeys: 5 });
    case 'date':
    case 'dateTime':
      return fc.date({ noInvalidDate: true }).map((date) => date.toISOString());
    case 'json':
      return fc.jsonValue();
    case 'url':
      return fc.webUrl();
    case 'richtext':
      return fc.string().map((text) => `<p>${text}</p>`);
    default:
      return fc.string();
  }
}

function fieldsOf(schema: CustomFieldSchema): fc.Arbitrary<Record<string, unknown>> {
  const values = fc.record(
    Object.fromEntries(Object.entries(schema).map(([name, field]) => [name, fieldValue(field)])),
  );
  const unknownFields = fc.array(
    fc.tuple(fc.constantFrom(...ODD_NAMES), fc.oneof(fieldTexts, wrongTypes)),
    {
      maxLength: 2,
    },
  );
  const names = Object.keys(schema);
  const chosen = fc.oneof(
    { weight: 1, arbitrary: fc.constant<string[]>([]) },
    { weight: 4, arbitrary: fc.subarray(names, { maxLength: Math.min(3, names.length) }) },
    { weight: 1, arbitrary: fc.constant(names) },
  );
  return fc
    .tuple(values, chosen, unknownFields)
    .map(([all, wanted, others]) =>
      own([...others, ...wanted.map((name): [string, unknown] => [name, all[name]])]),
    );
}

/** An object that itself holds each name, also `__proto__`. */
function own(entries: readonly [string, unknown][]): Record<string, unknown> {
  return Object.fromEntries(entries);
}

/** Attempts to break a block, made from the schema of its fields. */
export function hostileRuns(schema: CustomFieldSchema): fc.Arbitrary<HostileRun> {
  return fc.record({
    state: fc.nat({ max: 999 }),
    fields: fieldsOf(schema),
    content: fc.constantFrom('state' as const, 'site' as const, 'site' as const),
    pageContent,
    damages: fc.array(damageBy(changes), { minLength: 1, maxLength: 6 }),
    body: fc.oneof(
      { weight: 14, arbitrary: fc.constant(null) },
      { weight: 1, arbitrary: fc.constantFrom(...BROKEN_BODIES) },
    ),
    requestUri: fc.option(fc.constantFrom(...REQUEST_URIS), { freq: 2 }),
  });
}

/** Tried every time: each odd value in all fields of a block at once, before content as it should be. */
export function sweeps(schema: CustomFieldSchema): HostileRun[] {
  const names = Object.keys(schema);
  const values = [
    ...MARKUP.map(asField),
    ...ADDRESSES,
    ...ODD_TEXTS,
    ...WRONG_TYPES,
    NaN,
    Infinity,
  ];
  return values.map((value, index) => ({
    state: index,
    fields: own(names.map((name) => [name, value])),
    content: 'state',
    pageContent: { kind: 'state', damages: [] },
    damages: [],
    body: null,
    requestUri: null,
  }));
}

/** A state as a run needs it, where a block has none. */
export const NO_STATE: BlockState = { fields: {} };
