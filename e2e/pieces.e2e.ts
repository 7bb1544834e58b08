import { createServer, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import type { Browser } from 'playwright-core';
import { layoutShift, layoutShifts, openBrowser, SITE } from './browser';

/** Bytes of a page that come at once. */
const PIECE = 8000;
/** ms between two pieces: the browser paints what it has. */
const PAUSE = 60;

const pause = () => new Promise((resolve) => setTimeout(resolve, PAUSE));

/** Where each part of the end of the header's bar begins, and each of what readers do with a story. */
const PARTS =
  /<[a-z]+ class="(?:header__tool )?header__(?:bell|sign-in|subscribe)|<span class="header__(?:large|small)-only|<(?:form|details|div) class="(?:reader-form|share|gift)[ "]/g;
/** The first of them: below, cards have menus, too. */
const MOST_PARTS = 16;

/** Where a page is cut: after each piece, and before each of these parts. */
function cutsOf(body: Buffer): number[] {
  const parts = [...body.toString('latin1').matchAll(PARTS)].slice(0, MOST_PARTS);
  const places = parts.map(({ index }) => index);
  for (let at = PIECE; at < body.length; at += PIECE) places.push(at);
  return [...places.sort((a, b) => a - b), body.length];
}

/** The site as it comes over a slow line: each page in pieces. */
const line: Server = createServer(async (request, response) => {
  const { cookie = '', accept = '*/*' } = request.headers;
  const answer = await fetch(new URL(request.url!, SITE()), { headers: { cookie, accept } });
  const body = Buffer.from(await answer.arrayBuffer());
  const type = answer.headers.get('content-type') ?? '';
  response.writeHead(answer.status, { 'content-type': type });
  if (type.includes('html')) {
    let from = 0;
    for (const to of cutsOf(body)) {
      response.write(body.subarray(from, to));
      from = to;
      await pause();
    }
    response.end();
  } else response.end(body);
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
  ['standings', async () => '/sports/eagles/'],
  ['a forecast', async () => '/weather/'],
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

it.each(['out', 'in', 'subscribed'])(
  'the end of the bar comes whole, whoever reads: %s',
  async (reader) => {
    const { port } = line.address() as AddressInfo;
    const url = `http://localhost:${port}/news/`;
    for (const width of [390, 1280]) {
      const context = await browser.newContext({ viewport: { width, height: 900 } });
      await context.addCookies([{ name: 'broadsheet_reader', value: reader, url }]);
      const page = await context.newPage();
      await page.goto(url, { waitUntil: 'load' });
      const moved = (await layoutShifts(page)).flatMap((shift) => shift.moved);
      expect([width, moved.filter((what) => what.includes('.header__'))]).toEqual([width, []]);
      expect(await page.locator('.header__reader').isVisible()).toBe(true);
      await context.close();
    }
  },
);

it('what readers do with a story comes whole', async () => {
  const { port } = line.address() as AddressInfo;
  const path = await storyOf(
    '/search?query=pottstown+mobile+home',
    /href="(\/[^"]*pottstown[^"]*\.html)"/,
  );
  for (const width of [390, 1280]) {
    const context = await browser.newContext({ viewport: { width, height: 900 } });
    const page = await context.newPage();
    await page.goto(`http://localhost:${port}${path}`, { waitUntil: 'load' });
    const moved = (await layoutShifts(page)).flatMap((shift) => shift.moved);
    expect([width, moved.filter((what) => what.includes('__tools'))]).toEqual([width, []]);
    expect(await page.locator('.article-header__tools').isVisible()).toBe(true);
    await context.close();
  }
});
