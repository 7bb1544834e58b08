import { showsAd } from './showsAd';
import type { AdContext, AdType } from './showsAd';

describe('ad display (platform §5)', () => {
  it.each<[string, AdType, AdContext, boolean]>([
    ['anchor on an ordinary article', 'article-anchor', {}, false],
    ['anchor on an article with cards', 'article-anchor', { liveBlogCards: 4 }, false],
    ['anchor on opinion', 'article-anchor', { isOpinion: true }, true],
    ['anchor on a live blog', 'article-anchor', { isLiveBlog: true, liveBlogCards: 4 }, true],
    ['anchor on a short one', 'article-anchor', { isLiveBlog: true, liveBlogCards: 3 }, false],
    ['adhesion on an article', 'article-adhesion', {}, true],
    ['adhesion on opinion', 'article-adhesion', { isOpinion: true }, false],
    ['adhesion on betting', 'article-adhesion', { isSportsBetting: true }, false],
    ['inline on betting', 'article-inline', { isSportsBetting: true }, false],
    ['native on betting', 'article-native', { isSportsBetting: true }, true],
    ['rail on an article', 'article-rail', {}, true],
    ['rail on betting', 'article-rail', { isSportsBetting: true }, false],
    ['rail in the web view', 'article-rail', { isWebView: true }, false],
    ['top banner on an article', 'article-top-banner', {}, true],
    ['top banner on betting', 'article-top-banner', { isSportsBetting: true }, false],
    ['top banner in the web view', 'article-top-banner', { isWebView: true }, false],
    ['another slot on betting', 'other', { isSportsBetting: true }, true],
    ['inline in the web view', 'article-inline', { isWebView: true }, true],
    ['native in the web view', 'article-native', { isWebView: true }, true],
    ['adhesion in the web view', 'article-adhesion', { isWebView: true }, false],
    ['another slot in the web view', 'other', { isWebView: true }, false],
    ['homepage adhesion without flag', 'homepage-adhesion', {}, false],
    ['homepage adhesion', 'homepage-adhesion', { isHomepageAdhesionOn: true }, true],
    ['leaderboard at 1024 px', 'article-top-leaderboard', { viewportWidth: 1024 }, false],
    ['leaderboard at 1025 px', 'article-top-leaderboard', { viewportWidth: 1025 }, true],
    ['leaderboard on the server', 'article-top-leaderboard', {}, true],
    ['inline on an article', 'article-inline', {}, true],
    ['another slot', 'other', {}, true],
  ])('%s', (_case, type, context, expected) => {
    expect(showsAd(type, context)).toBe(expected);
  });

  it.each<[AdType]>([
    ['article-anchor'],
    ['article-adhesion'],
    ['article-inline'],
    ['article-native'],
    ['article-rail'],
    ['article-top-banner'],
    ['article-top-leaderboard'],
    ['homepage-adhesion'],
    ['other'],
  ])('shows no %s to ads-free readers', (type) => {
    const context = { isAdsFree: true, isOpinion: true, isHomepageAdhesionOn: true };
    expect(showsAd(type, context)).toBe(false);
  });
});
