/** What kind of reader it is: signed out, signed in, subscribed (platform §4: reader state). */
export const READER_STATES = ['out', 'in', 'subscribed'] as const;
export type ReaderState = (typeof READER_STATES)[number];

/** What decides who gets which variant: the reader's state, or what a GrowthBook feature says. */
export type VariantKey = 'reader' | { feature: string };

/** A block as some readers get it. */
export interface Variant {
  /** Unique in its block. */
  id: string;
  /** States of readers, or values of the feature; no two variants of a block share one. */
  when: string[];
  /** What is otherwise than in the block itself. */
  fields: Record<string, unknown>;
  /** These readers don't get the block at all. */
  hidden?: true;
}

/** What a block is for some readers. All others, and those without script, get the block itself. */
export interface Variants {
  by: VariantKey;
  cases: Variant[];
}

/** A feature's key and its values as text: what stands in a cookie, an attribute and a style rule. */
export const FEATURE_WORD = /^[\w.:-]{1,100}$/;

/** What is true of a reader, in one word: `@in` for a state, `hero=big` for a feature. */
export function traitOf(by: VariantKey, value: string): string {
  return by === 'reader' ? `@${value}` : `${by.feature}=${value}`;
}

/** What is true of those who get a variant: one of these. */
export function traitsOf({ by }: Pick<Variants, 'by'>, { when }: Pick<Variant, 'when'>): string[] {
  return when.map((value) => traitOf(by, value));
}

/** Variants with other fields; the same object where nothing is changed. */
export function mapVariantFields(
  variants: Variants,
  change: (fields: Record<string, unknown>) => Record<string, unknown>,
): Variants {
  return {
    ...variants,
    cases: variants.cases.map((one) => ({ ...one, fields: change(one.fields) })),
  };
}
