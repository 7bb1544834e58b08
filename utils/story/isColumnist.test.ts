import { isColumnist } from './isColumnist';

describe('columnist (platform §5)', () => {
  it.each([
    ['in columnists with a credit', ['/columnists'], ['jane-doe'], true],
    ['in a section below columnists', ['/columnists/jane-doe'], ['jane-doe'], true],
    ['also in editorials', ['/columnists', '/opinion/editorials'], ['jane-doe'], false],
    ['not in columnists', ['/opinion'], ['jane-doe'], false],
    ['with no_author alone', ['/columnists'], ['no_author'], false],
    ['with no_author and another', ['/columnists'], ['no_author', 'jane-doe'], true],
    ['with two credits of no_author', ['/columnists'], ['no_author', 'no_author'], true],
    ['without credits', ['/columnists'], [], false],
    ['in a section that only sounds alike', ['/columnists-archive'], ['jane-doe'], false],
  ])('an article %s', (_case, sections, authors, expected) => {
    expect(
      isColumnist({
        taxonomy: { sections: sections.map((_id) => ({ _id })) },
        authors: authors.map((_id) => ({ _id })),
      }),
    ).toBe(expected);
  });

  it('is not an article that says nothing about itself', () => {
    expect(isColumnist({})).toBe(false);
  });
});
