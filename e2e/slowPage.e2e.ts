import { createServer, request, type IncomingMessage, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { buffer } from 'node:stream/consumers';
import type { Browser } from 'playwright-core';
import { expectSteady, openBrowser, openPage, SITE } from './browser';

/** Bytes of a page that come at once, and ms until the next ones: about 1 Mbit/s. */
const PIECE = 4000;
const PAUSE = 30;

let browser: Browser;
let network: Server;

beforeAll(async () => {
  browser = await openBrowser();
  network = createServer((asked, answer) => {
    const headers = { ...asked.headers, host: new URL(SITE()).host, 'accept-encoding': 'identity' };
    const passed = request(new URL(asked.url ?? '/', SITE()), { method: asked.method, headers });
    passed.on('error', () => answer.destroy());
    passed.on('response', (page) => {
      answer.writeHead(page.statusCode ?? 502, page.headers);
      if (asked.headers['sec-fetch-dest'] !== 'document') page.pipe(answer);
      else void sendSlowly(page, (piece) => answer.write(piece)).then(() => answer.end());
    });
    asked.pipe(passed);
  });
  await new Promise<void>((resolve) => network.listen(0, '127.0.0.1', resolve));
});
afterAll(async () => {
  await browser?.close();
  network?.closeAllConnections();
  network?.close();
});

async function sendSlowly(page: IncomingMessage, send: (piece: Buffer) => void): Promise<void> {
  const bytes = await buffer(page);
  for (let start = 0; start < bytes.length; start += PIECE) {
    send(bytes.subarray(start, start + PIECE));
    await new Promise((resolve) => setTimeout(resolve, PAUSE));
  }
}

describe.each(['/', '/columnists/', '/eagles', '/newsletters/', '/search?query=council'])(
  'a page that comes in slowly: %s',
  (path) => {
    it.each([390, 1280])('moves nothing that is there already, at %i px', async (width) => {
      const { port } = network.address() as AddressInfo;
      const address = new URL(path, `http://localhost:${port}`).href;
      const page = await openPage(browser, address, { viewport: { width, height: 900 } });
      await expectSteady(page);
      await page.context().close();
    });
  },
);
