import { getAdType } from './getAdType';

describe('the rule of an ad slot (platform §5)', () => {
  it.each([
    ['article_inline_1', 'article-inline'],
    ['article_inline_5', 'article-inline'],
    ['article_native', 'article-native'],
    ['article_anchor', 'article-anchor'],
    ['article_adhesion', 'article-adhesion'],
    ['article_rail', 'article-rail'],
    ['article_top_banner', 'article-top-banner'],
    ['article_top_leaderboard', 'article-top-leaderboard'],
    ['homepage_adhesion', 'homepage-adhesion'],
    ['homepage_inline_1', 'other'],
    ['section_rail', 'other'],
    ['', 'other'],
  ])('%s: %s', (name, type) => {
    expect(getAdType(name)).toBe(type);
  });
});
