import type { Variants } from '../../../../document/variants';
import type { Audience } from '../../shared/frameProtocol';
import {
  addVariant,
  freeStates,
  listFeatures,
  nameOfVariant,
  readerOf,
  replaceVariant,
  setField,
  toggleValue,
  variantFor,
} from './variantEdits';

const one = (id: string, ...when: string[]) => ({ id, when, fields: {} });
const byReader: Variants = { by: 'reader', cases: [one('v1', 'in'), one('v2', 'subscribed')] };
const byFeature: Variants = { by: { feature: 'hero' }, cases: [one('v1', 'big', 'huge')] };
const signedOut: Audience = { reader: 'out', features: {} };

describe('The form of a block is of what the canvas shows', () => {
  it.each<[string, Variants, Audience, string | null]>([
    ['the block itself to whoever no variant is for', byReader, signedOut, null],
    ['a variant for a state', byReader, { reader: 'in', features: {} }, 'v1'],
    ['the block itself where the feature is off', byFeature, signedOut, null],
    ['a variant for a value', byFeature, { reader: 'in', features: { hero: 'huge' } }, 'v1'],
    [
      'the block itself for another value',
      byFeature,
      { reader: 'in', features: { hero: 'x' } },
      null,
    ],
  ])('%s', (_what, variants, audience, id) => {
    expect(variantFor(variants, audience)?.id ?? null).toBe(id);
  });

  it('a variant that is chosen is seen as the first reader who gets it, and stays with one who does', () => {
    for (const variants of [byReader, byFeature]) {
      for (const variant of [...variants.cases, null]) {
        const reader = readerOf(variants, variant, { reader: 'in', features: { other: 'x' } })!;
        expect(variantFor(variants, reader)).toBe(variant);
        expect(reader.features).toMatchObject({ other: 'x' });
        expect(readerOf(variants, variant, reader)).toEqual(reader);
      }
    }
  });

  it('nobody is left for the block itself once all states have a variant', () => {
    const all = addVariant(byReader, 'reader', 'out');
    expect(readerOf(all, null, signedOut)).toBeNull();
    expect(freeStates(all)).toEqual([]);
  });
});

describe('A variant', () => {
  it('is named for whom it is', () => {
    expect(nameOfVariant('reader', one('v', 'in', 'subscribed'))).toBe('Signed in, Subscribers');
    expect(nameOfVariant({ feature: 'hero' }, one('v', 'big', 'huge'))).toBe('hero is big or huge');
  });

  it('that is new has a name of its own and nothing else', () => {
    const next = addVariant({ by: 'reader', cases: [one('v3', 'in')] }, 'reader', 'out');
    expect(next.cases.at(-1)).toEqual(one('v4', 'out'));
    expect(addVariant(undefined, { feature: 'hero' }, 'big')).toEqual({
      by: { feature: 'hero' },
      cases: [one('v1', 'big')],
    });
  });

  it('holds only what is otherwise than in the block', () => {
    const changed = setField(one('v1', 'in'), 'title', 'Hello', 'Join');
    expect(changed.fields).toEqual({ title: 'Hello' });
    expect(setField(changed, 'title', 'Join', 'Join').fields).toEqual({});
  });

  it('is for one value at least', () => {
    const two = toggleValue(one('v1', 'in'), 'out', true);
    expect(two.when).toEqual(['in', 'out']);
    const back = toggleValue(two, 'in', false);
    expect(back.when).toEqual(['out']);
    expect(toggleValue(back, 'out', false)).toBe(back);
  });

  it('that was the last leaves nothing', () => {
    expect(replaceVariant(byFeature, 'v1', null)).toBeUndefined();
    expect(replaceVariant(byReader, 'v1', null)?.cases).toEqual([one('v2', 'subscribed')]);
  });
});

it('The features of a page are offered with each value once', () => {
  const more: Variants = { by: { feature: 'hero' }, cases: [one('v1', 'big'), one('v2', 'none')] };
  expect([...listFeatures([byReader, byFeature, more])]).toEqual([
    ['hero', ['big', 'huge', 'none']],
  ]);
});
