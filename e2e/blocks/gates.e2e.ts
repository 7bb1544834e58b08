import type { Browser } from 'playwright-core';
import { openBrowser } from '../browser';
import { checkPack, type PackReport } from './checkPack';
import { describeFault, type Gate } from './gates';
import { serveBadBlocks, type BadSite, type BadState } from './testing/serveBadBlocks';

const PICTURE = 'data:image/gif;base64,R0lGODlhAQABAAAAACH5BAEKAAEALAAAAAABAAEAAAICTAEAOw==';
const AFTER_LOAD = (code: string) => `addEventListener('load', () => setTimeout(() => {${code}}))`;
const ASLEEP = '<p data-enhance="10" data-hydrate="visible" data-block="bad-block/bad">Asleep</p>';
/** Wakes as blocks do, once the page has been drawn, after `code`. */
const WAKES = (code: string) =>
  AFTER_LOAD(`const frame = requestAnimationFrame; frame(() => frame(() => frame(() => {
    ${code};document.querySelector('[data-enhance]').dataset.alive = ''})))`);

/** Each gate broken on purpose: state, gate, what its fault says. */
const CASES: Record<string, BadState & { gate: Gate; says: RegExp }> = {
  'failing render': {
    gate: 'server',
    says: /does not render: no such story/,
    html: '',
    failure: 'no such story',
  },
  'failing frame': { gate: 'server', says: /the frame answers 500/, html: '', status: 500 },
  'console error': {
    gate: 'hydration',
    says: /console error: not what it was/,
    html: '<p>Text</p>',
    script: 'console.error("not what it was")',
  },
  'console warning': {
    gate: 'hydration',
    says: /console warning: markup differs/,
    html: '<p>Text</p>',
    script: 'console.warn("markup differs")',
  },
  'thrown error': {
    gate: 'hydration',
    says: /uncaught nothing here/,
    html: '<p>Text</p>',
    script: AFTER_LOAD('throw new Error("nothing here")'),
  },
  'missing file': {
    gate: 'hydration',
    says: /request answered 404: .*\/pf\/dist\/chunk\.js/,
    html: '<p>Text</p><script src="/pf/dist/chunk.js"></script>',
  },
  'asleep for ever': {
    gate: 'hydration',
    says: /did not come alive within 30000 ms/,
    html: ASLEEP,
  },
  'another text': {
    gate: 'hydration',
    says: /differs from the server's: "Asleep" became "Awake"/,
    html: ASLEEP,
    script: WAKES('document.querySelector("[data-enhance]").textContent = "Awake"'),
  },
  'picture without alt': {
    gate: 'axe',
    says: /axe image-alt at 390 px/,
    html: `<img src="${PICTURE}" width="20" height="20">`,
  },
  'button without a name': {
    gate: 'axe',
    says: /axe button-name at 1280 px/,
    html: '<button type="button"></button>',
  },
  'text too pale': {
    gate: 'axe',
    says: /axe color-contrast at 390 px/,
    html: '<p style="color:#bbb">Pale</p>',
  },
  'text too pale in the dark': {
    gate: 'axe',
    says: /axe color-contrast at 390 px, dark: /,
    html: '<p>Dark</p>',
    script:
      'if (location.search.includes("dark")) document.querySelector("p").style.color = "#bbb"',
  },
  'paragraph in a paragraph': {
    gate: 'html',
    says: /html (close-order|no-implicit-close|element-permitted-content)/,
    html: '<p>One <div>two</div></p>',
  },
  'id used twice': {
    gate: 'html',
    says: /html no-dup-id/,
    html: '<p id="one">One</p><p id="one">Two</p>',
  },
  'button for pointers only': {
    gate: 'keyboard',
    says: /keyboard at 390 px: <div\.press> "Press" is not reached/,
    html: '<div class="press" role="button">Press</div>',
  },
  'link out of the order': {
    gate: 'keyboard',
    says: /<a> "There" is not reached/,
    html: '<a href="/there" tabindex="-1">There</a>',
  },
  'focus unseen': {
    gate: 'keyboard',
    says: /the focus is not seen on <a\.plain> "There"/,
    html: '<style>.plain:focus{outline:none}</style><a class="plain" href="/there">There</a>',
  },
  'focus trapped': {
    gate: 'keyboard',
    says: /Tab does not lead out of the block: it stays at <button> "Stay"/,
    html: '<button type="button">Stay</button>',
    script:
      'document.querySelector("button").addEventListener("keydown", (event) => event.preventDefault())',
  },
  'text that moves': {
    gate: 'shift',
    says: /shift of 0\.\d+ by p\.moved/,
    html: `${ASLEEP}<p class="moved">Moved</p>`,
    script: WAKES('document.querySelector("[data-enhance]").style.height = "300px"'),
  },
  'box that grows': {
    gate: 'shift',
    says: /shift: height went from [\d.]+ to [\d.]+ px at 1280 px/,
    html: ASLEEP,
    script: WAKES('document.querySelector("[data-enhance]").style.height = "300px"'),
  },
  heavy: {
    gate: 'budget',
    says: /^bad-block: budget: 5000 bytes of html \(gzip\), 4096 are allowed$/,
    html: '<p>Heavy</p>',
    weight: 5000,
  },
};

const GOOD = {
  html: `<form action="/search"><label>Words <input name="q"></label>
    <button type="submit">Search</button><a href="/help">Help</a></form>`,
};

let browser: Browser;
let site: BadSite;
let report: PackReport;

beforeAll(async () => {
  browser = await openBrowser();
  site = await serveBadBlocks({ ...CASES, good: GOOD });
  const budgets = { 'bad-block': { html: 4096, css: 0, script: 0, reason: 'To be broken' } };
  report = await checkPack(browser, site.url, budgets);
});
afterAll(async () => {
  site?.close();
  await browser?.close();
});

it.each(Object.entries(CASES))('the gates catch: %s', (state, { gate, says }) => {
  const faults = report.faults.filter(
    (fault) => fault.gate === gate && (fault.state === state || fault.state === null),
  );
  expect(faults.map(describeFault)).toContainEqual(expect.stringMatching(says));
});

it('a state without fault passes all of them', () => {
  expect(report.faults.filter(({ state }) => state === 'good').map(describeFault)).toEqual([]);
});

it('a block without a budget fails with the command to run', async () => {
  const light = await serveBadBlocks({ good: GOOD });
  const { faults } = await checkPack(browser, light.url, {});
  light.close();
  expect(faults.map(describeFault)).toEqual([
    'bad-block: budget: there is none; run npm run budgets -- --accept "reason"',
  ]);
});

it('a block whose states can’t be read, or that has none, fails', async () => {
  const empty = await serveBadBlocks({});
  const { faults } = await checkPack(browser, empty.url, {});
  empty.close();
  expect(faults.map(describeFault)).toEqual(['bad-block: it has no named state']);
});
