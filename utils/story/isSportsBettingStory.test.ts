import { isSportsBettingStory } from './isSportsBettingStory';

describe('sports betting (platform §5)', () => {
  it.each([
    ['partner-sports-betting', '/sports', true],
    ['regular', '/sports/betting', true],
    ['regular', '/sports/betting/picks', true],
    ['regular', '/sports', false],
    ['regular', '/sports/betting-law', false],
  ])('subtype %s in %s: %s', (subtype, _id, expected) => {
    expect(isSportsBettingStory({ subtype, taxonomy: { primary_section: { _id } } })).toBe(
      expected,
    );
  });

  it('is not a story that says nothing about itself', () => {
    expect(isSportsBettingStory({})).toBe(false);
  });
});
