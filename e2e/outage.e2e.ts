import { createServer, request, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { cpSync, rmSync } from 'node:fs';
import { join } from 'node:path';
import { findPages } from './pages';
import { SITE } from './browser';
import { startSite, type RunningSite } from './startSite';

/** Stands between a second site and the first one's content service, and can be cut. */
function createUpstream(): { server: Server; cut: (isCut: boolean) => void } {
  let isCut = false;
  const server = createServer((incoming, outgoing) => {
    if (isCut) {
      incoming.socket.destroy();
      return;
    }
    const target = new URL(incoming.url ?? '/', SITE());
    const forwarded = request(
      target,
      { method: incoming.method, headers: { ...incoming.headers, host: target.host } },
      (answer) => {
        outgoing.writeHead(answer.statusCode ?? 502, answer.headers);
        answer.pipe(outgoing);
      },
    );
    forwarded.on('error', () => outgoing.destroy());
    incoming.pipe(forwarded);
  });
  return {
    server,
    cut: (value) => {
      isCut = value;
    },
  };
}

describe('when the content service is down', () => {
  const { server, cut } = createUpstream();
  const dataDir = join(__dirname, '..', '.cache', 'e2e-outage');
  let site: RunningSite;
  const get = (path: string) => fetch(new URL(path, site.url), { redirect: 'manual' });

  beforeAll(async () => {
    await new Promise<void>((resolve) => {
      server.listen(0, '127.0.0.1', resolve);
    });
    const { port } = server.address() as AddressInfo;
    rmSync(dataDir, { recursive: true, force: true });
    cpSync(
      join(process.env['BROADSHEET_E2E_DATA']!, 'secrets.json'),
      join(dataDir, 'secrets.json'),
    );
    site = await startSite(dataDir, {
      CONTENT_BASE: `http://127.0.0.1:${port}/gateway`,
      LOG_LEVEL: 'silent',
    });
  });
  afterAll(async () => {
    await site?.stop();
    server.closeAllConnections();
    server.close();
  });

  it('pages already seen are served, others show a dignified 503, and all comes back by itself', async () => {
    const pages = await findPages();
    expect((await get('/')).status).toBe(200);
    expect((await get(pages.article)).status).toBe(200);

    cut(true);
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

    cut(false);
    const deadline = Date.now() + 30_000;
    let status = 503;
    while (status !== 200 && Date.now() < deadline) {
      await new Promise((resolve) => setTimeout(resolve, 1000));
      status = (await get(pages.author)).status;
    }
    expect(status).toBe(200);
  });
});
