import * as fc from 'fast-check';
import { getPageKind } from './getPageKind';

describe('page kind (platform §2)', () => {
  it.each([
    ['/', 'homepage'],
    ['', 'homepage'],
    ['/homepage/', 'homepage'],
    ['/news/', 'section'],
    ['/news', 'section'],
    ['/sports/betting', 'section'],
    ['/eagles', 'section'],
    ['/weather/', 'section'],
    ['/news/council-votes-20261121.html', 'article'],
    ['/news/council-votes-20261121.html?x=1#y', 'article'],
    ['/news/live-20261121.html/card-a1b2c3', 'live-blog'],
    ['/topic/city-hall', 'topic'],
    ['/topic/upside/', 'topic'],
    ['/topic/', 'other'],
    ['/sports/gameday-central', 'gameday-central'],
    ['/eagles/gamedaycentral/12345', 'gameday-central'],
    ['/eagles/playoffs/', 'eagles-playoffs'],
    ['/phillies/world-series/', 'world-series'],
    ['/philly-first/', 'philly-first'],
    ['/philly-tips/best/', 'best-of'],
    ['/philly-tips/how-to-philly/parks', 'best-of'],
    ['/food/restaurants/the-corner', 'restaurant'],
    ['/search?query=x', 'other'],
    ['/author/jane-doe', 'other'],
    ['/about/terms_and_conditions/', 'other'],
    ['/subscribe_today/', 'other'],
  ])('of %s is %s', (path, expected) => {
    expect(getPageKind({ path })).toBe(expected);
  });

  it.each([
    ['/news/a.html', 'live', 'live-blog'],
    ['/news/a.html', 'swipeable', 'swipeable'],
    ['/news/a.html', 'partner-sports-betting', 'sports-betting'],
    ['/news/a.html', 'gallery', 'gallery'],
    ['/news/a.html', 'regular', 'article'],
    ['/food/a', 'restaurant-page', 'restaurant'],
    ['/special', 'World-Series', 'world-series'],
    ['/special', 'constructor', 'section'],
    ['/news/', null, 'section'],
    ['/eagles/playoffs', 'section', 'eagles-playoffs'],
    ['/philly-first', 'section', 'philly-first'],
    ['/news/a.html/card-1a2b3c', 'article', 'live-blog'],
    ['/about/', 'section', 'section'],
    ['/news/a.html', 'other', 'other'],
    ['/philly-first', 'gallery', 'gallery'],
  ])('of %s with page type %s is %s', (path, pageType, expected) => {
    expect(getPageKind({ path, pageType })).toBe(expected);
  });

  it.each([
    ['app-webview', 'web-view'],
    ['webview', 'web-view'],
    ['default', 'article'],
    [null, 'article'],
  ])('in output type %s is %s', (outputType, expected) => {
    expect(getPageKind({ path: '/news/a.html', pageType: 'article', outputType })).toBe(expected);
  });

  it('is known for every path', () => {
    fc.assert(fc.property(fc.webPath(), (path) => typeof getPageKind({ path }) === 'string'));
  });
});
