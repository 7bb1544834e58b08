import { isWebView } from './isWebView';

describe('the app web view (platform §2)', () => {
  it.each([
    ['app', true],
    ['webview', true],
    ['web-view', true],
    ['app-web-view', true],
    ['App', true],
    ['default', false],
    ['application', false],
    ['', false],
    [undefined, false],
    [null, false],
  ])('output type %s: %s', (outputType, expected) => {
    expect(isWebView(outputType)).toBe(expected);
  });
});
