import { hasOptedOut } from './hasOptedOut';
import { isBot } from './isBot';

describe('who is counted', () => {
  it.each([
    ['a phone', 'Mozilla/5.0 (iPhone; CPU iPhone OS 19_0 like Mac OS X) Safari/604.1', false],
    ['a desktop', 'Mozilla/5.0 (X11; Linux x86_64) Chrome/140.0.0.0 Safari/537.36', false],
    ['a crawler', 'Mozilla/5.0 (compatible; Googlebot/2.1; +http://www.google.com/bot.html)', true],
    ['a preview of a link', 'facebookexternalhit/1.1 LinkPreview', true],
    ['a browser without a window', 'Mozilla/5.0 HeadlessChrome/140.0.0.0 Safari/537.36', true],
    ['a script', 'curl/8.5.0', true],
    ['no name at all', '', true],
    ['nothing', undefined, true],
  ])('%s', (_name, userAgent, expected) => {
    expect(isBot(userAgent)).toBe(expected);
  });

  it.each([
    ['no wish', {}, false],
    ['Global Privacy Control', { 'sec-gpc': '1' }, true],
    ['Do Not Track', { dnt: '1' }, true],
    ['a wish to be tracked', { dnt: '0' }, false],
  ])('a reader with %s', (_name, headers, expected) => {
    expect(hasOptedOut(headers)).toBe(expected);
  });
});
