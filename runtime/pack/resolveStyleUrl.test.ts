import { resolveStyleUrl } from './resolveStyleUrl';
import { writeFiles } from './testing/writeFiles';

const root = writeFiles({
  'resources/fonts/serif.woff2': 'font',
  'resources/styles/base.scss': '',
  'blocks/a-block/_index.scss': '',
  'blocks/a-block/images/paper.png': 'picture',
});
const SHEET = 'blocks/a-block/_index.scss';

describe('resolveStyleUrl', () => {
  it.each([
    ['an address below resources', '/pf/resources/fonts/serif.woff2'],
    ['another absolute address', '/favicon.ico'],
    ['another host', 'https://fonts.example/serif.woff2'],
    ['data', 'data:image/png;base64,AAAA'],
    ['a part of the page', '#mask'],
    ['nothing', ''],
  ])('leaves %s as it is', (_name, url) => {
    expect(resolveStyleUrl(url, SHEET, root)).toEqual({ url });
  });

  it.each([
    ['~resources/fonts/serif.woff2', SHEET, '/pf/resources/fonts/serif.woff2'],
    ['~/resources/fonts/serif.woff2', SHEET, '/pf/resources/fonts/serif.woff2'],
    ['../fonts/serif.woff2', 'resources/styles/base.scss', '/pf/resources/fonts/serif.woff2'],
    ['~resources/fonts/serif.woff2?v=1#iefix', SHEET, '/pf/resources/fonts/serif.woff2?v=1#iefix'],
  ])('%s in %s is served from the resources', (url, sheet, expected) => {
    expect(resolveStyleUrl(url, sheet, root)).toEqual({ url: expected });
  });

  it("copies a block's own file, named by its content", () => {
    const { url, asset } = resolveStyleUrl('./images/paper.png', SHEET, root);
    expect(url).toMatch(/^\/pf\/dist\/assets\/paper\.[\da-f]{8}\.png$/);
    expect(url).toBe(`/pf/dist/${asset?.file}`);
    expect(String(asset?.content)).toBe('picture');
  });

  it('names a file that does not exist', () => {
    expect(() => resolveStyleUrl('./images/none.png', SHEET, root)).toThrow(
      'url(./images/none.png): there is no file blocks/a-block/images/none.png',
    );
  });
});
