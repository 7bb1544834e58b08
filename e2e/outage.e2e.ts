import { findPages } from './pages';
import { SITE } from './browser';
import { cuttableProxy, type CuttableProxy } from './cuttableProxy';
import { startBeside } from './startBeside';
import type { RunningSite } from './startSite';

describe('when the content service is down', () => {
  let upstream: CuttableProxy;
  let site: RunningSite;
  const get = (path: string) => fetch(new URL(path, site.url), { redirect: 'manual' });

  beforeAll(async () => {
    upstream = await cuttableProxy(SITE);
    site = await startBeside('outage', {
      CONTENT_BASE: `${upstream.url}/gateway`,
    });
  });
  afterAll(async () => {
    await site?.stop();
    upstream?.close();
  });

  it('pages already seen are served, others show a dignified 503, and all comes back by itself', async () => {
    const pages = await findPages();
    expect((await get('/')).status).toBe(200);
    expect((await get(pages.article)).status).toBe(200);

    upstream.cut(true);
    const seen = await get(pages.article);
    expect(seen.status).toBe(200);
    expect(await seen.text()).toContain('data-block="article-body-block/article-body"');

    const unseen = await get(pages.author);
    expect(unseen.status).toBe(503);
    expect(Number(unseen.headers.get('retry-after'))).toBeGreaterThan(0);
    expect(unseen.headers.get('cache-control')).toBe('no-store');
    const html = await unseen.text();
    expect(html).toContain('data-block="error-block/error-page"');
    expect(html).toContain('data-block="header-block/header"');

    upstream.cut(false);
    const deadline = Date.now() + 30_000;
    let status = 503;
    while (status !== 200 && Date.now() < deadline) {
      await new Promise((resolve) => setTimeout(resolve, 1000));
      status = (await get(pages.author)).status;
    }
    expect(status).toBe(200);
  });
});
