import { createServer, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import type { Browser } from 'playwright-core';
import { layoutShift, openBrowser, SITE } from './browser';

/** Bytes of a page that come at once. */
const PIECE = 8000;
/** ms between two pieces: the browser paints what it has. */
const PAUSE = 60;

const pause = () => new Promise((resolve) => setTimeout(resolve, PAUSE));

/** The site as it comes over a slow line: each page in pieces. */
const line: Server = createServer(async (request, response) => {
  const { cookie = '', accept = '*/*' } = request.headers;
  const answer = await fetch(new URL(request.url!, SITE()), { headers: { cookie, accept } });
  const body = Buffer.from(await answer.arrayBuffer());
  const type = answer.headers.get('content-type') ?? '';
  response.writeHead(answer.status, { 'content-type': type });
  for (let at = 0; at < body.length; at += PIECE) {
    response.write(body.subarray(at, at + PIECE));
    if (type.includes('html')) await pause();
  }
  response.end();
});

let browser: Browser;
beforeAll(async () => {
  browser = await openBrowser();
  await new Promise<void>((resolve) => {
    line.listen(0, resolve);
  });
});
afterAll(async () => {
  await browser?.close();
  line.close();
});

async function storyOf(path: string, pattern: RegExp): Promise<string> {
  const address = pattern.exec(await (await fetch(new URL(path, SITE()))).text())?.[1];
  if (!address) throw new Error(`${path} has no link like ${String(pattern)}`);
  return address;
}

const search = (words: string, slug: string) => () =>
  storyOf(`/search?query=${words}`, new RegExp(`href="(/[^"]*${slug}[^"]*\\.html)"`));

const KINDS: [kind: string, find: () => Promise<string>][] = [
  ['home', async () => '/'],
  ['a section', async () => '/news/'],
  ['sports', async () => '/sports/'],
  ['a headline over its picture', search('fire+escape+photograph', 'fire-escape')],
  ['a headline in the middle of a picture', search('feltonville+boxing', 'boxing')],
  ['a headline below its picture', search('gladys+public+access', 'gladys')],
  ['a column', () => storyOf('/columnists/', /href="(\/columnists\/[^"]+\.html)"/)],
  ['a live blog', () => storyOf('/news/', /href="(\/news\/coastal-storm-live[^"]+\.html)"/)],
];

it.each(KINDS)('a page that arrives in pieces keeps still: %s', async (_kind, find) => {
  const path = await find();
  const { port } = line.address() as AddressInfo;
  for (const width of [390, 1280]) {
    const context = await browser.newContext({ viewport: { width, height: 900 } });
    const page = await context.newPage();
    await page.goto(`http://localhost:${port}${path}`, { waitUntil: 'load' });
    // What late fonts move is at most this (e2e/fallbackFonts).
    expect([width, (await layoutShift(page)) < 0.005]).toEqual([width, true]);
    await context.close();
  }
});
