import * as fc from 'fast-check';
import { getTopicSlug } from './getTopicSlug';

describe('topic slug (platform §2)', () => {
  it.each([
    ['Upside', 'upside'],
    ['City Hall', 'city-hall'],
    ["Let's Eat!", 'lets-eat'],
    ['U.S. Open', 'us-open'],
    ['Arts & Culture', 'arts-culture'],
    ['COVID-19', 'covid-19'],
    ['  Two   spaces ', 'two-spaces'],
    ['José Peña', 'josé-peña'],
    ['?!', ''],
  ])('of "%s" is "%s"', (name, expected) => {
    expect(getTopicSlug(name)).toBe(expected);
  });

  it('is its own slug, whatever the name', () => {
    fc.assert(
      fc.property(fc.string({ unit: 'grapheme' }), (name) => {
        const slug = getTopicSlug(name);
        expect(getTopicSlug(slug)).toBe(slug);
        expect(slug).not.toMatch(/\s|^-|-$|--/);
      }),
    );
  });
});
