import type { Browser, Page } from 'playwright-core';
import { expectSteady, openBrowser, openPage } from './browser';
import {
  gamesOf,
  gameThatIs,
  htmlOf,
  pathOf,
  setClock,
  TEAM_KEYS,
  underWay,
} from './simulatedGames';

let browser: Browser;

beforeAll(async () => {
  browser = await openBrowser();
});
afterEach(async () => {
  await Promise.all(browser.contexts().map((context) => context.close()));
});
afterAll(async () => {
  await setClock();
  await browser.close();
});

/**
 * How long the columns are, and how much of a window (px) a column leaves empty at once, wherever the reader
 * has scrolled to: below its last block, or between two.
 */
function emptiest(page: Page, column: string): Promise<{ length: number; empty: number }> {
  return page.evaluate(async (selector) => {
    const columns = document.querySelector('.page__columns')!;
    const blocks = [...document.querySelector(selector)!.children];
    let empty = 0;
    for (let y = 0; y < document.documentElement.scrollHeight - innerHeight; y += 300) {
      scrollTo({ top: y, behavior: 'instant' });
      await new Promise(requestAnimationFrame);
      const { top, bottom } = columns.getBoundingClientRect();
      let at = Math.max(0, top);
      const end = Math.min(innerHeight, bottom);
      for (const block of [...blocks, null]) {
        const box = block?.getBoundingClientRect() ?? { top: end, bottom: end };
        empty = Math.max(empty, Math.min(box.top, end) - at);
        at = Math.max(at, box.bottom);
      }
    }
    scrollTo({ top: 0, behavior: 'instant' });
    return { length: columns.getBoundingClientRect().height, empty };
  }, column);
}

/** What of a side of the board lies over another part of it, or over what stands between the teams. */
function overlapsOnBoard(page: Page): Promise<string[]> {
  return page.evaluate(() => {
    const boxOfText = (element: Element) => {
      const range = document.createRange();
      range.selectNodeContents(element);
      return element.matches('svg, .team-mark')
        ? element.getBoundingClientRect()
        : range.getBoundingClientRect();
    };
    const found: string[] = [];
    for (const side of document.querySelectorAll('.board-side')) {
      const own = [
        ...side.querySelectorAll(
          '.team-mark, .board-side__name, .board-side__facts, .board-side__score',
        ),
      ];
      const all = [...own, ...document.querySelectorAll('.board-status > *')];
      own.forEach((part, index) => {
        const a = boxOfText(part);
        for (const other of all.slice(index + 1)) {
          const b = boxOfText(other);
          const wide = Math.min(a.right, b.right) - Math.max(a.left, b.left);
          const high = Math.min(a.bottom, b.bottom) - Math.max(a.top, b.top);
          // Boxes of text are higher than their letters.
          if (wide > 1 && high > 4)
            found.push(`${part.getAttribute('class')} x ${other.getAttribute('class')}`);
        }
      });
    }
    return found;
  });
}

describe.each(TEAM_KEYS)('the page of a game of the %s', (team) => {
  beforeAll(async () => setClock());

  it('Final: beside a long column the short one goes along, and no text is too large for a phone', async () => {
    const page = await openPage(browser, pathOf(team, await gameThatIs(team, 'Final', 'last')));
    const { length, empty } = await emptiest(page, '.page__rail');
    expect(length).toBeGreaterThan(3 * 900);
    expect(empty).toBeLessThan(0.5 * 900);
    await expectSteady(page);
    await page.setViewportSize({ width: 390, height: 844 });
    await page.addStyleTag({ content: 'html { font-size: 200% !important }' });
    expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(390);
    expect(await overlapsOnBoard(page)).toEqual([]);
  });
});

it('a board has room for its teams at every width, with all of their timeouts', async () => {
  const page = await openPage(browser, await underWay('sixers'));
  await page.locator('.board-side__name').evaluateAll((names) => {
    for (const name of names) name.firstChild!.textContent = 'Timberwolves ';
  });
  for (const width of [320, 360, 390, 600, 768, 900, 1024, 1280]) {
    await page.setViewportSize({ width, height: 900 });
    expect([width, await overlapsOnBoard(page)]).toEqual([width, []]);
  }
});

it('on paper stands what was played, and nothing to press', async () => {
  await setClock();
  const page = await openPage(browser, pathOf('eagles', await gameThatIs('eagles', 'Final')));
  await page.emulateMedia({ media: 'print' });
  for (const tool of ['.share', '.game-bar', '.chip:has(input:not(:checked))', '.page__rail'])
    expect(await page.locator(tool).first().isVisible()).toBe(false);
  for (const part of [
    '.board__teams',
    '.play[data-latest]',
    '#box-score table',
    '.chip:has(input:checked)',
  ])
    expect(await page.locator(part).first().isVisible()).toBe(true);
});

describe('a link to a box score', () => {
  it.each(['/', '/sports/', '/sports/gameday-central', '/eagles/', '/soccer/'])(
    'leads from %s to what there is of it',
    async (list) => {
      await setClock();
      const { html } = await htmlOf(list);
      const links = new Set(
        [...html.matchAll(/href="([^"]*)#box-score"/g)].map(([, path]) => path!),
      );
      for (const path of links) {
        const page = await htmlOf(path);
        expect([path, page.status]).toEqual([path, 200]);
        expect(page.html.match(/id="box-score"/g)).toHaveLength(1);
      }
      if (list === '/sports/gameday-central') expect(links.size).toBeGreaterThan(0);
    },
  );

  it('is nowhere to a game that was not played to its end', async () => {
    await setClock();
    for (const team of TEAM_KEYS)
      for (const { status, eventId } of await gamesOf(team)) {
        if (!['Postponed', 'Canceled', 'Suspended', 'Delayed'].includes(status)) continue;
        const { html } = await htmlOf('/sports/gameday-central');
        expect(html).not.toContain(`${pathOf(team, { eventId })}#box-score`);
      }
  });
});
