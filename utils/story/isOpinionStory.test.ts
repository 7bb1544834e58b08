import { isOpinionStory } from './isOpinionStory';

describe('opinion (platform §5)', () => {
  it.each([
    ['/opinion', true],
    ['/opinion/commentary', true],
    ['/columnists', true],
    ['opinion/', true],
    ['/news/opinion', false],
    ['/opinions', false],
    ['', false],
  ])('primary section "%s": %s', (_id, expected) => {
    expect(isOpinionStory({ taxonomy: { primary_section: { _id } } })).toBe(expected);
  });

  it('is not a story without a primary section', () => {
    expect(isOpinionStory({ taxonomy: { primary_section: null } })).toBe(false);
    expect(isOpinionStory({})).toBe(false);
  });
});
