import { getAdPageType } from '../../utils/ads/getAdPageType';
import { getPageKind } from '../../utils/ads/getPageKind';
import { pages } from '.';

const all = pages();
const at = (url: string) => all.filter((page) => page.url === url);

describe('the hubs, fronts and specials of platform §2', () => {
  it.each([
    ['/columnists', 'section'],
    ['/photo', 'section'],
    ['/video', 'section'],
    ['/philly-tips/best', 'best-of'],
    ['/philly-tips/how-to-philly', 'best-of'],
    ['/philly-first', 'philly-first'],
    ['/arts', 'arts-guide'],
    ['/eagles/playoffs', 'playoffs'],
    ['/phillies/world-series', 'world-series'],
  ])('%s is one page of its own, with ads of its kind', (url, adType) => {
    expect(at(url)).toHaveLength(1);
    const pageType = at(url)[0]?.document.meta['page-type'] ?? '';
    expect(getAdPageType({ kind: getPageKind({ path: url, pageType }), path: url })).toBe(adType);
    const patterns = all.flatMap(({ resolver }) => resolver?.patterns ?? []);
    expect(patterns).not.toContain(url);
  });

  it.each(['/columnists', '/photo', '/philly-tips/best', '/arts'])(
    '%s shows a choice; all of its stories are a page below it',
    (url) => {
      expect(at(`${url}/all`)[0]?.document.sections['main']).toMatchObject([
        { type: 'section-front-block/section-front', fields: { section: url } },
      ]);
    },
  );

  it('gives no two documents one id, and no two pages one address', () => {
    const ids = all.map(({ document }) => document.id);
    const urls = all.flatMap(({ url }) => url ?? []);
    expect([new Set(ids).size, new Set(urls).size]).toEqual([ids.length, urls.length]);
  });
});
