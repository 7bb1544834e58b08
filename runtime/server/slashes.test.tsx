import { useAppContext } from '../fusion/context';
import type { PageDocument } from '../document/document';
import { createServer } from './createServer';
import { createTestPack } from './testing/createTestPack';
import { testOptions } from './testing/testOptions';

const pack = createTestPack({
  'test-block/uri': { view: () => <p>{useAppContext().requestUri}</p>, refresh: () => 5000 },
});
const document: PageDocument = {
  id: 'a',
  kind: 'template',
  name: 'a',
  layout: 'page',
  meta: {},
  sections: { main: [{ kind: 'feature', id: 'n1', type: 'test-block/uri', fields: {} }] },
};

/** What is answered to each of these addresses: what the page made of it, and how the cache took it. */
async function answers(isSlashIgnored: boolean | undefined, urls: string[]) {
  const site = createServer({
    ...testOptions(pack),
    route: () => ({ kind: 'template', document, contentConfig: null }),
    ...(isSlashIgnored === undefined ? {} : { isSlashIgnored }),
  });
  const all = [];
  for (const url of urls) {
    const { body, headers } = await site.app.inject({ url });
    all.push([/>([^<>]*)<\/p>/.exec(body)?.[1], headers['x-broadsheet-cache']]);
  }
  await site.app.close();
  return all;
}

describe('a page that is asked for with and without a slash at its end', () => {
  it.each([
    ['/news/a/', '/news/a'],
    ['/news/a/?b=1', '/news/a?b=1'],
  ])('is made and kept once where that makes no difference: %s', async (slashed, bare) => {
    expect(await answers(true, [slashed, bare, slashed])).toEqual([
      [bare, 'miss'],
      [bare, 'hit'],
      [bare, 'hit'],
    ]);
  });

  it('has its live blocks made and kept once as well', async () => {
    const fragment = '/pf/api/v3/fragment/a/n1?uri=%2Fnews%2Fa';
    expect(await answers(true, [`${fragment}%2F`, fragment])).toEqual([
      ['/news/a', 'miss'],
      ['/news/a', 'hit'],
    ]);
  });

  it('is two where its upstream may know two, which is so unless said otherwise', async () => {
    expect(await answers(undefined, ['/news/a/', '/news/a', '/news/a/'])).toEqual([
      ['/news/a/', 'miss'],
      ['/news/a', 'miss'],
      ['/news/a/', 'hit'],
    ]);
  });
});
