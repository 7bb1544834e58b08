/**
 * @jest-environment jsdom
 * @jest-environment-options {"url": "https://daily.example/"}
 */
import fc from 'fast-check';
import {
  featureWord,
  forgetReader,
  givenFeatures,
  keepFeatures,
  readerId,
} from './experimentCookies';

afterEach(() => {
  forgetReader();
});

describe('What a reader is given', () => {
  it('is nothing at first', () => {
    expect(givenFeatures()).toEqual([]);
  });

  it.each([
    ['a text', 'hero', 'big', 'hero=big'],
    ['a number', 'paragraphs', 3, 'paragraphs=3'],
    ['yes', 'ribbon', true, 'ribbon=true'],
    ['no', 'ribbon', false, 'ribbon=false'],
    ['what stands in no attribute', 'headline', 'Two words', null],
    ['a value that would be another', 'hero', 'big|paywall=off', null],
    ['a value that would end the cookie', 'hero', 'big;path=/', null],
    ['a key of another kind', 'the hero', 'big', null],
    ['an object', 'hero', { size: 'big' }, null],
    ['nothing', 'hero', null, null],
    ['an empty text', 'hero', '', null],
  ])('is a word where it is %s: or is passed over', (_name, key, value, expected) => {
    expect(featureWord(key, value)).toBe(expected);
  });

  it('is read as it was kept, whatever it was', () => {
    const text = fc.string({
      minLength: 1,
      maxLength: 12,
      unit: fc.constantFrom(...'aZ0._:-=|; é'),
    });
    fc.assert(
      fc.property(fc.array(fc.tuple(text, text), { maxLength: 8 }), (pairs) => {
        const features = new Map(pairs);
        keepFeatures(features);
        const words = [...features].flatMap(([key, value]) => featureWord(key, value) ?? []);
        expect(givenFeatures()).toEqual(words);
      }),
    );
  });

  it('is never more than a browser takes: the last ones are left out', () => {
    const many = Array.from(
      { length: 100 },
      (_, index) => [`feature-${index}`, 'x'.repeat(90)] as const,
    );
    keepFeatures(new Map(many));
    const given = givenFeatures();
    expect(given.length).toBeGreaterThan(30);
    expect(given.join('|').length).toBeLessThanOrEqual(3500);
    expect(given[0]).toBe(`feature-0=${'x'.repeat(90)}`);
  });
});

describe('A browser is told from others by', () => {
  it('a random text, the same from page to page', () => {
    const id = readerId();
    expect(id).toMatch(/^[\da-f]{32}$/);
    expect(readerId()).toBe(id);
    expect(document.cookie).toBe(`broadsheet_ab_id=${id}`);
    forgetReader();
    expect(readerId()).not.toBe(id);
  });

  it('nothing that another script put there in another shape', () => {
    document.cookie = 'broadsheet_ab_id=name@daily.example;path=/';
    expect(readerId()).toMatch(/^[\da-f]{32}$/);
  });
});

it('cookies are our own, of all pages, for seven days, and safe where the site is', () => {
  const written = jest.spyOn(document, 'cookie', 'set');
  keepFeatures(new Map([['hero', 'big']]));
  expect(written).toHaveBeenCalledWith(
    'broadsheet_features=hero=big;path=/;max-age=604800;samesite=lax;secure',
  );
  written.mockRestore();
});

it('who is forgotten has no cookie left; other cookies stay', () => {
  document.cookie = 'reader=in;path=/';
  readerId();
  keepFeatures(new Map([['hero', 'big']]));
  forgetReader();
  expect(document.cookie).toBe('reader=in');
});
