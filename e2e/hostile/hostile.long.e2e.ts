import type { Browser } from 'playwright-core';
import { openBrowser, SITE } from '../browser';
import { findPages, findPlace, findSwipeStory } from '../pages';
import { gameThatIs } from '../simulatedGames';
import type { BlockRef } from './arena';
import { listBlocks } from './listBlocks';
import { openHostilePage } from './openHostilePage';
import { startWorker, type Worker } from './startWorker';

/** Attempts per block; more for a long night. */
const RUNS = Number(process.env['BROADSHEET_HOSTILE_RUNS'] ?? 25);
/** Always the same, so that a change is judged by itself; another one looks elsewhere. */
const SEED = Number(process.env['BROADSHEET_HOSTILE_SEED'] ?? 20261121);
/** ms for all attempts on one block, those for a smaller failing one included. */
const PATIENCE = 90_000 + RUNS * 1000;

/** ms for pages of all blocks at once. */
const PATIENCE_FOR_ALL = 10 * PATIENCE;

const BLOCKS = listBlocks();
let worker: Worker;

beforeAll(async () => {
  const { article, author } = await findPages();
  const swipe = await findSwipeStory();
  const place = await findPlace();
  const { eventId: game } = await gameThatIs('eagles', 'Final');
  worker = await startWorker({
    gateway: new URL('/gateway', SITE()).href,
    article,
    author,
    swipe,
    place,
    game,
  });
});
afterAll(() => worker?.stop());

const check = (block: BlockRef, runs = RUNS) =>
  worker.ask<string | null>({ ask: 'check', check: { block, seed: SEED, runs } });

const findInjections = (html: string) => worker.ask<string[]>({ ask: 'injections', html });

describe('every block survives hostile fields and content', () => {
  it.each(BLOCKS)(
    'the $kind $type',
    async (block) => {
      expect(await check(block)).toBeNull();
    },
    PATIENCE,
  );
});

describe('the gate tells of a block that', () => {
  it.each([
    ['puts a field into the page as markup', 'bad-block/markup', /script|handler|markup/],
    ['trusts the content of the page', 'bad-block/throws-on-null', /view threw: TypeError/],
    ['links to whatever a field says', 'bad-block/link', /an address runs script/],
    [
      'has a source that stumbles over an answer',
      'bad-block/stumbling-source',
      /transform of source bad-source threw TypeError/,
    ],
    ['never ends', 'bad-block/endless', /overran (?:the|its) budget/],
  ])(
    '%s',
    async (_what, type, fault) => {
      const message = await check({ kind: 'feature', type }, 40);
      expect(message).toMatch(`${type}, seed ${SEED}: `);
      expect(message).toMatch(fault);
    },
    PATIENCE,
  );
});

describe('what got into a page', () => {
  it.each([
    ['<script>window.__hostile=1</script>', /a script of a text/],
    ['<p onclick="x">', /a handler/],
    ['<a href=" java\nscript:x">', /an address runs script/],
    ['<a href="data:text/html,x">', /an address runs script/],
    ['<svg><use xlink:href="javascript:x"/></svg>', /an address runs script/],
    ['<p style="background:url(javascript:x)">', /a style/],
    ['<iframe srcdoc="x"></iframe>', /a frame with our origin/],
    ['<iframe srcdoc="x" sandbox="allow-scripts allow-same-origin"></iframe>', /our origin/],
    ['<img src=field-picture>', /became a picture/],
    ['<b>field-bold</b>', /became markup/],
    ['<p a"b="">', /tore its tag/],
    ['<script type="application/ld+json">{"a":"</script><b>"}', /ends early/],
  ])('is found: %s', async (html, fault) => {
    expect((await findInjections(html)).join()).toMatch(fault);
  });

  it.each([
    '<p>&lt;script&gt;window.__hostile=1&lt;/script&gt;</p>',
    '<a href="/javascript:x" title="onclick=x">x</a>',
    '<iframe srcdoc="<script></script>" sandbox="allow-scripts"></iframe>',
    '<script type="application/json">{"a":"\\u003c/script>"}</script>',
  ])('is let be where it is harmless: %s', async (html) => {
    expect(await findInjections(html)).toEqual([]);
  });
});

describe('in a browser, script in every text of every block', () => {
  let browser: Browser;
  let pages: string[];
  beforeAll(async () => {
    browser = await openBrowser();
    pages = await worker.ask<string[]>({ ask: 'pages', blocks: BLOCKS });
  }, PATIENCE_FOR_ALL);
  afterAll(() => browser?.close());

  it.each([
    ['never runs', false, 1],
    // What doesn't run without the policy doesn't run with it, if the page lives under it at all.
    ['never runs under the policy of the site', true, 5],
  ])(
    '%s',
    async (_what, hasPolicy, each) => {
      const chosen = pages.filter((_page, index) => index % each === 0);
      expect(chosen.length).toBeGreaterThan(3);
      const shown = chosen.map((html) => openHostilePage(browser, html, hasPolicy));
      expect((await Promise.all(shown)).flat()).toEqual([]);
    },
    PATIENCE_FOR_ALL,
  );

  it('would be seen', async () => {
    const html = '<!doctype html><title>Bad</title><img src=x onerror="window.__hostile=1">';
    expect(await openHostilePage(browser, html, false)).toContain(
      'a script of a text ran in the page',
    );
  });
});
