import { getAdPageType } from './getAdPageType';
import type { PageKind } from './getPageKind';

describe('page type of ad slots (platform §2)', () => {
  it.each<[PageKind, string, string]>([
    ['homepage', '/', 'homepage'],
    ['article', '/a.html', 'article'],
    ['live-blog', '/a.html', 'article'],
    ['sports-betting', '/a.html', 'article'],
    ['web-view', '/a.html', 'article'],
    ['swipeable', '/a.html', 'swipeable'],
    ['gallery', '/a.html', 'gallery'],
    ['topic', '/topic/a', 'topic'],
    ['gameday-central', '/sports/gameday-central', 'gameday-central'],
    ['eagles-playoffs', '/eagles/playoffs/', 'playoffs'],
    ['world-series', '/phillies/world-series/', 'world-series'],
    ['philly-first', '/philly-first/', 'philly-first'],
    ['best-of', '/philly-tips/best/', 'best-of'],
    ['restaurant', '/food/restaurants/a', 'restaurant'],
    ['section', '/news/', 'section'],
    ['section', '/sports/', 'new-sports'],
    ['section', '/sports/betting', 'sports-section'],
    ['section', '/eagles', 'sports-section'],
    ['section', '/eagleswood', 'section'],
    ['section', '/arts/', 'arts-guide'],
    ['other', '/about/', 'section'],
  ])('%s at %s -> %s', (kind, path, expected) => {
    expect(getAdPageType({ kind, path })).toBe(expected);
  });
});
