import { hasStoryType } from './hasStoryType';

describe('story-type cut-off (platform §9)', () => {
  it.each([
    ['2020-04-04T04:00:00Z', true],
    ['2020-04-04T03:59:59Z', false],
    ['2024-05-05T00:00:00Z', true],
    ['', true],
  ])('for a first publication at "%s" is %s', (first_publish_date, expected) => {
    expect(hasStoryType({ first_publish_date })).toBe(expected);
  });

  it('uses the publish date where the first date is missing', () => {
    expect(hasStoryType({ publish_date: '2020-01-01T00:00:00Z' })).toBe(false);
  });
});
