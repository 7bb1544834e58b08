import { sameValue } from '../../../../forms/sameValue';
import {
  READER_STATES,
  type ReaderState,
  type Variant,
  type VariantKey,
  type Variants,
} from '../../../../document/variants';
import type { Audience } from '../../shared/frameProtocol';

/** Reader states as editors read them. */
export const READER_NAMES: Record<ReaderState, string> = {
  out: 'Signed out',
  in: 'Signed in',
  subscribed: 'Subscribers',
};

/** A value that decides, in words. */
export function nameOfValue(by: VariantKey, value: string): string {
  if (by !== 'reader') return `${by.feature} is ${value}`;
  return READER_NAMES[value as ReaderState];
}

/** For whom a variant is, in words. */
export function nameOfVariant(by: VariantKey, { when }: Pick<Variant, 'when'>): string {
  if (by === 'reader') return when.map((value) => nameOfValue(by, value)).join(', ');
  return `${by.feature} is ${when.join(' or ')}`;
}

/** The variant that a reader gets; null: the block itself. */
export function variantFor({ by, cases }: Variants, audience: Audience): Variant | null {
  const value = by === 'reader' ? audience.reader : audience.features[by.feature];
  return cases.find(({ when }) => value !== undefined && when.includes(value)) ?? null;
}

/** A reader, as near as may be to the one given, who gets a variant or (null) the block itself; null: there is none. */
export function readerOf(
  { by, cases }: Variants,
  variant: Pick<Variant, 'when'> | null,
  audience: Audience,
): Audience | null {
  if (by === 'reader') {
    const taken = cases.flatMap(({ when }) => when);
    const states = variant ? variant.when : READER_STATES.filter((state) => !taken.includes(state));
    const reader = states.includes(audience.reader) ? audience.reader : states[0];
    return reader === undefined ? null : { ...audience, reader: reader as ReaderState };
  }
  const { [by.feature]: given, ...others } = audience.features;
  if (!variant) return { ...audience, features: others };
  const value = given !== undefined && variant.when.includes(given) ? given : variant.when[0];
  if (value === undefined) return null;
  return { ...audience, features: { ...others, [by.feature]: value } };
}

/** Features that decide about a block, each with the values that some variant is for. */
export function listFeatures(all: readonly Variants[]): Map<string, string[]> {
  const features = new Map<string, string[]>();
  for (const { by, cases } of all) {
    if (by === 'reader') continue;
    const values = [...(features.get(by.feature) ?? []), ...cases.flatMap(({ when }) => when)];
    features.set(by.feature, [...new Set(values)]);
  }
  return features;
}

/** Reader states that have no variant yet. */
export const freeStates = ({ cases }: Variants): ReaderState[] =>
  READER_STATES.filter((state) => !cases.some(({ when }) => when.includes(state)));

/** With one more variant, which has nothing of its own yet. */
export function addVariant(
  variants: Variants | undefined,
  by: VariantKey,
  value: string,
): Variants {
  const cases = variants?.cases ?? [];
  const numbers = cases.map(({ id }) => Number(/^v(\d+)$/.exec(id)?.[1] ?? 0));
  const id = `v${Math.max(0, ...numbers) + 1}`;
  return { by, cases: [...cases, { id, when: [value], fields: {} }] };
}

/** With another variant in the place of one; without it for null. Without any, nothing is left. */
export function replaceVariant(
  { by, cases }: Variants,
  id: string,
  next: Variant | null,
): Variants | undefined {
  const left = cases.flatMap((one) => (one.id === id ? (next ?? []) : one));
  return left.length > 0 ? { by, cases: left } : undefined;
}

/** A variant with a value of its own for a field; without one, where it is the block's value. */
export function setField(variant: Variant, field: string, value: unknown, base: unknown): Variant {
  const { [field]: _old, ...others } = variant.fields;
  return { ...variant, fields: sameValue(value, base) ? others : { ...others, [field]: value } };
}

/** A variant for a value too, or not any more: at least one stays. */
export function toggleValue(variant: Variant, value: string, isOn: boolean): Variant {
  const others = variant.when.filter((one) => one !== value);
  const when = isOn ? [...others, value] : others;
  return when.length > 0 ? { ...variant, when } : variant;
}
