import type { Browser, Page } from 'playwright-core';
import { axe, expectSteady, openBrowser, openPage, SITE } from './browser';
import { htmlFaults } from './html';

/** A story of the seed edition for each subtype, and what only its page has. */
const STORIES = [
  ['regular', 'rec-centers-late-hours-council-vote', '.page__rail'],
  ['columnists', 'abramson-311-my-own-trash', '.article-header--portrait .article-header__name'],
  ['review', 'review-kusina-dalawa-olney', '.story-box--verdict'],
  ['longform', 'fire-escape-inspections-copied-photos', '.article-header--cover'],
  ['innovation-2', 'wyoming-avenue-gym-feltonville-boxing', '.article-header--stage'],
  ['longformlight', 'tacony-palmyra-bridge-tender-night', '.article-header--centered'],
  ['longformlight-v2', 'public-access-gladys-last-episode', '.article-header--picture-first'],
  ['live', 'coastal-storm-live-updates-philadelphia', '.eyebrow--live'],
  ['live-event', 'broadsheet-live-critics-table-omar-haddad', '.story-box--event'],
  ['partner-sports-betting', 'how-to-read-a-moneyline-sixers', '.story-box--partner'],
  ['spotlightpa', 'pa-local-bridge-fee-unspent-millions', '.story-box--provenance'],
  ['newsletter', 'lets-eat-newsletter-soup-pie-sour-cherries', '.story-box--newsletter'],
  ['cyoa', 'cyoa-council-member-50-million', '.stops'],
  ['phillyfirst', 'trash-day-philadelphia-guide', '.story-box--series'],
  ['call-to-action', 'tell-us-thanksgiving-cook-behind-the-dish', '.story-box--call'],
  ['service', 'how-to-dispute-philadelphia-water-bill', '.story-box--contents'],
  ['podcast', 'sixers-podcast-second-unit-episode-12', '.audio'],
] as const;

const LONG: readonly string[] = ['longform', 'innovation-2', 'longformlight', 'longformlight-v2'];

let browser: Browser;
const addresses = new Map<string, string>();

/** The address of a story of the seed edition, which has its day in it. */
async function addressOf(slug: string): Promise<string> {
  const known = addresses.get(slug);
  if (known) return known;
  const query = `website=broadsheet&q=_id:${slug}&size=1`;
  const url = new URL(`/gateway/content/v4/search/published?${query}`, SITE());
  const answer = (await (await fetch(url)).json()) as {
    content_elements: { canonical_url: string }[];
  };
  const address = answer.content_elements[0]?.canonical_url;
  if (!address) throw new Error(`the edition has no story "${slug}"`);
  addresses.set(slug, address);
  return address;
}

async function open(slug: string, options: Parameters<typeof openPage>[2] = {}): Promise<Page> {
  return openPage(browser, await addressOf(slug), options);
}

beforeAll(async () => {
  browser = await openBrowser();
});
afterAll(() => browser?.close());

describe.each(STORIES)('a story of the subtype %s', (subtype, slug, mark) => {
  it('is complete, valid HTML that says what it is', async () => {
    const response = await fetch(new URL(await addressOf(slug), SITE()));
    expect(response.status).toBe(200);
    const html = await response.text();
    expect(html).toContain(`subtype-${subtype}`);
    expect((await htmlFaults(html)).slice(0, 10)).toEqual([]);
    expect(html.includes('page__rail')).toBe(![...LONG, 'cyoa'].includes(subtype));
  });

  it.each([390, 1280])(
    'is itself, clean for axe, steady and not too wide at %i px',
    async (width) => {
      const page = await open(slug, { viewport: { width, height: 900 } });
      expect(await page.locator(mark).first().isVisible()).toBe(true);
      expect(await page.locator('main h1').count()).toBe(1);
      await page.waitForTimeout(500);
      expect(await axe(page)).toEqual([]);
      await expectSteady(page);
      const overflow = await page.evaluate(
        () => document.documentElement.scrollWidth - window.innerWidth,
      );
      expect(overflow).toBeLessThanOrEqual(0);
      await page.context().close();
    },
  );

  it('is itself without script at 320 px, in the dark', async () => {
    const page = await open(slug, {
      javaScriptEnabled: false,
      colorScheme: 'dark',
      viewport: { width: 320, height: 640 },
    });
    expect(await page.locator(mark).first().isVisible()).toBe(true);
    expect((await page.locator('main').innerText()).length).toBeGreaterThan(300);
    await page.context().close();
  });
});

describe('long form', () => {
  it.each(LONG)('%s opens with a picture as wide as the window or the page', async (subtype) => {
    const slug = STORIES.find(([name]) => name === subtype)?.[1] ?? '';
    const page = await open(slug, { viewport: { width: 1440, height: 900 } });
    const box = await page.locator('.lead-media img').first().boundingBox();
    expect(box?.width).toBeGreaterThanOrEqual(subtype === 'longformlight' ? 1240 : 1440);
    await page.context().close();
  });

  it('has its headline over the picture where that opens it, and below otherwise', async () => {
    for (const [slug, isOver] of [
      ['fire-escape-inspections-copied-photos', true],
      ['public-access-gladys-last-episode', false],
    ] as const) {
      const page = await open(slug);
      const headline = await page.locator('h1').boundingBox();
      const picture = await page.locator('.lead-media img').first().boundingBox();
      const end = (picture?.y ?? 0) + (picture?.height ?? 0);
      expect((headline?.y ?? 0) < end).toBe(isOver);
      await page.context().close();
    }
  });
});

describe('a story of choices', () => {
  const SLUG = 'cyoa-council-member-50-million';
  const seen = (page: Page) =>
    page.locator('.stop:visible').evaluateAll((stops) => stops.map(({ id }) => id));
  const way = (page: Page) => page.locator('.stops__way li').allInnerTexts();

  it('is walked stop by stop; Back and reload keep the way', async () => {
    const page = await open(SLUG);
    await page.locator('.stops__way a[aria-current]').waitFor();
    expect(await seen(page)).toEqual(['stop-1']);
    await page.locator('#stop-1 .stop__choice', { hasText: 'Stop 3' }).click();
    expect(await seen(page)).toEqual(['stop-3']);
    await page.locator('#stop-3 .stop__choice', { hasText: 'Stop 7' }).click();
    expect(await seen(page)).toEqual(['stop-7']);
    expect(new URL(page.url()).hash).toBe('#stop-7');
    await page.waitForFunction(() => document.querySelectorAll('.stops__way li').length === 3);
    expect(await way(page)).toEqual(['Stop 1', 'Stop 3', 'Stop 7']);
    expect(await page.evaluate(() => document.activeElement?.id)).toBe('stop-7-title');

    await page.reload({ waitUntil: 'load' });
    await page.waitForFunction(() => document.querySelectorAll('.stops__way li').length === 3);
    expect(await seen(page)).toEqual(['stop-7']);
    expect(await way(page)).toEqual(['Stop 1', 'Stop 3', 'Stop 7']);

    await page.goBack();
    await page.waitForFunction(() => document.querySelectorAll('.stops__way li').length === 2);
    expect(await seen(page)).toEqual(['stop-3']);
    await page.locator('.stops__restart').click();
    expect(await seen(page)).toEqual(['stop-1']);
    expect(await axe(page)).toEqual([]);
    await page.context().close();
  });

  it('opens at the stop that the address names, from the first paint on', async () => {
    const page = await openPage(browser, `${await addressOf(SLUG)}#stop-5`);
    expect(await seen(page)).toEqual(['stop-5']);
    await page.waitForTimeout(500);
    await expectSteady(page);
    await page.context().close();
  });

  it('can be walked by keyboard', async () => {
    const page = await open(SLUG);
    await page.locator('.stops__way a[aria-current]').waitFor();
    await page.locator('#stop-1 .stop__choice').first().focus();
    await page.keyboard.press('Enter');
    await page.locator('#stop-2').waitFor();
    expect(await seen(page)).toEqual(['stop-2']);
    await page.context().close();
  });

  it('shows all stops without script and on paper', async () => {
    const plain = await open(SLUG, { javaScriptEnabled: false });
    expect(await seen(plain)).toHaveLength(7);
    expect(await plain.locator('.stops__path').isVisible()).toBe(false);
    await plain.context().close();
    const printed = await open(SLUG);
    await printed.emulateMedia({ media: 'print' });
    expect(await seen(printed)).toHaveLength(7);
    await printed.context().close();
  });
});

describe('the recording of a podcast', () => {
  const SLUG = 'sixers-podcast-second-unit-episode-12';

  /** The page with its player awake. */
  async function listen(): Promise<Page> {
    const page = await open(SLUG);
    await page.locator('.audio__controls').waitFor();
    return page;
  }
  const place = (page: Page) =>
    page.locator('audio').evaluate((audio: HTMLAudioElement) => audio.currentTime);
  const isPlaying = (page: Page) =>
    page.locator('audio').evaluate((audio: HTMLAudioElement) => !audio.paused);
  async function reaches(page: Page, seconds: number): Promise<void> {
    await page.waitForFunction(
      (goal) => (document.querySelector('audio')?.currentTime ?? 0) >= goal,
      seconds,
    );
  }

  it('is not asked for before the reader presses Play, then plays', async () => {
    const context = await browser.newContext();
    const page = await context.newPage();
    const asked: string[] = [];
    page.on('request', (request) => asked.push(request.url()));
    await page.goto(new URL(await addressOf(SLUG), SITE()).href);
    await page.locator('.audio__controls').waitFor();
    expect(asked.filter((url) => url.includes('/audio/'))).toEqual([]);
    await page.getByRole('button', { name: 'Play', exact: true }).click();
    await reaches(page, 0.3);
    expect(await isPlaying(page)).toBe(true);
    await page.getByRole('button', { name: 'Pause', exact: true }).first().click();
    expect(await isPlaying(page)).toBe(false);
    await context.close();
  });

  it('seeks by chapter, button and scrubber, which says its place', async () => {
    const page = await listen();
    const chapter = page.getByRole('button', { name: /Complaint Desk/ });
    await chapter.focus();
    await page.keyboard.press('Enter');
    await reaches(page, 14.1);
    expect(await chapter.getAttribute('aria-current')).toBe('true');
    await page.getByRole('button', { name: 'Forward 15 seconds' }).click();
    await reaches(page, 29);
    await page.getByRole('button', { name: 'Back 15 seconds' }).click();
    expect(await place(page)).toBeLessThan(20);
    await page.locator('[data-audio-do="toggle"]').click();
    const scrubber = page.getByRole('slider', { name: 'Place in the recording' });
    await scrubber.focus();
    await page.keyboard.press('Home');
    expect(await place(page)).toBe(0);
    await page.keyboard.press('ArrowRight');
    expect(await place(page)).toBe(1);
    await page.locator('[aria-valuetext="1 second of 32 seconds"]').waitFor();
    await page.context().close();
  });

  it('plays faster or slower', async () => {
    const page = await listen();
    await page.getByLabel('Speed').selectOption('1.5');
    expect(
      await page.locator('audio').evaluate((audio: HTMLAudioElement) => audio.playbackRate),
    ).toBe(1.5);
    await page.context().close();
  });

  it('keeps the place over a reload and offers to go on there', async () => {
    const page = await listen();
    await page.getByRole('button', { name: /Complaint Desk/ }).click();
    await reaches(page, 14.3);
    await page.locator('[data-audio-do="toggle"]').click();
    await page.reload({ waitUntil: 'load' });
    const resume = page.getByRole('button', { name: 'Resume at 0:14' });
    await resume.click();
    await reaches(page, 14.1);
    expect(await isPlaying(page)).toBe(true);
    expect(await resume.isVisible()).toBe(false);
    await page.context().close();
  });

  it('has a bar while it plays out of sight, and nothing moves for it', async () => {
    const page = await listen();
    await page.locator('[data-audio-do="toggle"]').click();
    await reaches(page, 0.2);
    await page.evaluate(() => window.scrollTo(0, 1600));
    const bar = page.getByRole('complementary', { name: 'Playing now' });
    await bar.waitFor();
    expect(await axe(page)).toEqual([]);
    await bar.getByRole('button', { name: 'Pause' }).click();
    expect(await isPlaying(page)).toBe(false);
    await bar.getByRole('button', { name: /Episode 12/ }).click();
    await bar.waitFor({ state: 'hidden' });
    await expectSteady(page);
    await page.context().close();
  });

  it('says so in words when it can’t be played, and tries again', async () => {
    const context = await browser.newContext();
    const page = await context.newPage();
    await page.route('**/resources/audio/**', (route) => route.abort());
    await page.goto(new URL(await addressOf(SLUG), SITE()).href);
    await page.locator('.audio__controls').waitFor();
    await page.locator('[data-audio-do="toggle"]').click();
    await page.getByText('The recording can’t be played right now.').waitFor();
    await page.unroute('**/resources/audio/**');
    await page.locator('[data-audio-do="toggle"]').click();
    await reaches(page, 0.2);
    expect(await page.getByText('The recording can’t be played right now.').isVisible()).toBe(
      false,
    );
    await context.close();
  });

  it('is the browser’s own player without script', async () => {
    const page = await open(SLUG, { javaScriptEnabled: false });
    expect(await page.locator('audio').isVisible()).toBe(true);
    expect(await page.locator('.audio__controls').isVisible()).toBe(false);
    await page.context().close();
  });

  it('is answered in the parts that players ask for', async () => {
    const response = await fetch(new URL('/pf/resources/audio/second-unit-12.wav', SITE()), {
      headers: { range: 'bytes=0-43' },
    });
    expect(response.status).toBe(206);
    expect(response.headers.get('content-type')).toBe('audio/wav');
    expect(Buffer.from(await response.arrayBuffer()).toString('latin1', 0, 4)).toBe('RIFF');
  });
});

describe('the head of a story', () => {
  it('says how old a young story is, and shares it', async () => {
    const page = await open('rec-centers-late-hours-council-vote');
    await page.locator('.article-header__latest[title]').waitFor();
    expect(await page.locator('.article-header__latest').innerText()).toMatch(
      /^Updated \d+ \w+ ago$/,
    );
    const head = page.locator('.article-header');
    await head.locator('.share__button').filter({ hasText: 'Share' }).click();
    await head.getByRole('button', { name: 'Copy link' }).waitFor();
    expect(await head.getByRole('link', { name: 'Share on Facebook' }).isVisible()).toBe(true);
    await page.keyboard.press('Escape');
    expect(await head.getByRole('link', { name: 'Share on Facebook' }).isVisible()).toBe(false);
    await page.context().close();
  });

  it('leads from a guide’s contents to its parts', async () => {
    const page = await open('how-to-dispute-philadelphia-water-bill');
    await page.getByRole('link', { name: 'If they say no' }).click();
    const top = await page
      .getByRole('heading', { name: 'If they say no' })
      .evaluate((heading) => heading.getBoundingClientRect().top);
    expect(top).toBeGreaterThan(60);
    expect(top).toBeLessThan(300);
    await page.context().close();
  });
});
