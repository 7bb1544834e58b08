import { isNewArticle } from './isNewArticle';

describe('new-article flag (platform §9)', () => {
  it.each([
    ['2022-03-01T05:00:00Z', true],
    ['2022-03-01T04:59:59Z', false],
    ['2026-11-21T12:00:00Z', true],
    ['2019-01-01T00:00:00Z', false],
    ['', true],
  ])('for a first publication at "%s" is %s', (first_publish_date, expected) => {
    expect(isNewArticle({ first_publish_date })).toBe(expected);
  });

  it('uses the publish date where the first date is missing', () => {
    expect(isNewArticle({ publish_date: '2021-01-01T00:00:00Z' })).toBe(false);
  });
});
