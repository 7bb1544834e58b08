import type { Page } from 'playwright-core';
import { axe, expectSteady, SITE } from './browser';
import {
  button,
  DESK,
  findFilms,
  mini,
  openFilm,
  PHONE,
  scrollAway,
  watched,
  type Films,
} from './videoPage';

let films: Films;

beforeAll(async () => {
  films = await findFilms();
});
afterAll(() => films?.browser.close());

const facade = (page: Page) => page.getByRole('link', { name: /^Watch on YouTube/ });
async function startYouTube(options: object = DESK) {
  const opened = await openFilm(films.browser, films.youtube, options);
  await facade(opened.page).click();
  await facade(opened.page).waitFor({ state: 'detached' });
  return opened;
}

/** State of the fake film. */
const stateOf = (page: Page) =>
  page.evaluate(() => (window as unknown as { fakePlayer: { state: number } }).fakePlayer.state);
const timeOf = (page: Page) =>
  page.evaluate(() =>
    (window as unknown as { fakePlayer: { getCurrentTime(): number } }).fakePlayer.getCurrentTime(),
  );
const tell = (page: Page, state: number) =>
  page.evaluate(
    (value) =>
      (window as unknown as { fakePlayer: { tell(state: number): void } }).fakePlayer.tell(value),
    state,
  );
describe('a YouTube video', () => {
  it('asks no other host anything before the click, then only YouTube', async () => {
    const { page, asked } = await openFilm(films.browser, films.youtube);
    await page.evaluate(() => window.scrollTo(0, document.body.scrollHeight));
    await page.waitForTimeout(500);
    expect(asked).toEqual([]);
    await page.evaluate(() => window.scrollTo(0, 0));
    await facade(page).click();
    await page.locator('.video__stage iframe').waitFor();
    await facade(page).waitFor({ state: 'detached' });
    expect(asked).toEqual([
      'https://www.youtube.com/iframe_api',
      'https://www.youtube-nocookie.com/embed/M7lc1UVf-VE?enablejsapi=1',
    ]);
    await expectSteady(page);
    expect(
      await page
        .locator('.video__stage iframe')
        .evaluate((element) => element === document.activeElement),
    ).toBe(true);
    await page.context().close();
  });

  it('has nothing for axe to find before and after', async () => {
    const { page } = await openFilm(films.browser, films.youtube);
    expect(await axe(page)).toEqual([]);
    await facade(page).click();
    await facade(page).waitFor({ state: 'detached' });
    expect(await axe(page)).toEqual([]);
    await page.context().close();
  });

  it('falls back to the plain frame, with words and a link, when the script fails', async () => {
    const { page, asked } = await openFilm(films.browser, films.youtube, DESK, 'fails');
    await facade(page).click();
    await page.getByText('Doesn’t the video play here?').waitFor();
    expect(await page.locator('.video__stage iframe').getAttribute('src')).toBe(
      'https://www.youtube-nocookie.com/embed/M7lc1UVf-VE?autoplay=1&rel=0&playsinline=1',
    );
    expect(await page.getByRole('link', { name: 'Watch it on YouTube' }).getAttribute('href')).toBe(
      'https://www.youtube.com/watch?v=M7lc1UVf-VE',
    );
    expect(asked[0]).toBe('https://www.youtube.com/iframe_api');
    await page.context().close();
  });

  it('is a link without script', async () => {
    const context = await films.browser.newContext({ ...DESK, javaScriptEnabled: false });
    const page = await context.newPage();
    await page.goto(new URL(films.youtube, SITE()).href);
    expect(await facade(page).getAttribute('href')).toBe(
      'https://www.youtube.com/watch?v=M7lc1UVf-VE',
    );
    await context.close();
  });
});

describe('the small player', () => {
  it('takes over out of view, plays, pauses, and gives back', async () => {
    const { page } = await startYouTube();
    await page.waitForTimeout(300);
    await scrollAway(page);
    await mini(page).waitFor();
    const box = (await page.locator('.video__stage').boundingBox())!;
    expect(box.x + box.width).toBeLessThanOrEqual(1280);
    expect(box.y + box.height).toBeLessThanOrEqual(900);
    expect(box.width).toBeLessThan(400);
    expect(await axe(page)).toEqual([]);
    await button(page, 'Pause').click();
    await button(page, 'Play').waitFor();
    expect(await stateOf(page)).toBe(2);
    await button(page, 'Play').click();
    await button(page, 'Pause').waitFor();
    await page.waitForTimeout(200);
    expect(await stateOf(page)).toBe(1);
    await button(page, 'Back to the video').click();
    await mini(page).waitFor({ state: 'hidden' });
    expect(await stateOf(page)).toBe(1);
    expect(
      await page.locator('.video__space').evaluate((e) => e.getBoundingClientRect().top),
    ).toBeGreaterThan(0);
    await expectSteady(page);
    await page.context().close();
  });

  it('closes for good', async () => {
    const { page } = await startYouTube();
    await page.waitForTimeout(300);
    await scrollAway(page);
    await button(page, 'Close the small player').click();
    await mini(page).waitFor({ state: 'hidden' });
    await page.waitForTimeout(200);
    expect(await stateOf(page)).toBe(2);
    await page.evaluate(() => window.scrollTo(0, 0));
    await page.waitForTimeout(200);
    await tell(page, 1);
    await scrollAway(page);
    await page.waitForTimeout(400);
    expect(await mini(page).isVisible()).toBe(false);
    await page.context().close();
  });

  it('goes when the video has ended', async () => {
    const { page } = await startYouTube();
    await page.waitForTimeout(300);
    await scrollAway(page);
    await mini(page).waitFor();
    await tell(page, 0);
    await mini(page).waitFor({ state: 'hidden' });
    await page.context().close();
  });

  it('seeks and waits for the answer, 3 s at most', async () => {
    const { page } = await startYouTube();
    await page.waitForTimeout(300);
    await scrollAway(page);
    await mini(page).waitFor();
    await page.evaluate(() =>
      Object.assign((window as unknown as { fakePlayer: object }).fakePlayer, { time: 30 }),
    );
    const rewind = button(page, 'Back 10 seconds');
    const waitForAnswer = async () => {
      const began = Date.now();
      await rewind.click();
      await page.locator('[data-do="rewind"][aria-busy]').waitFor();
      await page.locator('[data-do="rewind"]:not([aria-busy])').waitFor();
      return Date.now() - began;
    };
    expect(await waitForAnswer()).toBeLessThan(2900);
    expect(await timeOf(page)).toBeLessThan(25);
    await page.evaluate(() => Object.assign(window, { answersSeeks: false }));
    const waited = await waitForAnswer();
    expect(waited).toBeGreaterThanOrEqual(2900);
    // A busy machine takes its time to say so.
    expect(waited).toBeLessThan(10_000);
    await page.context().close();
  });

  it('is no more than a third of a phone, and covers no focus', async () => {
    const { page } = await startYouTube(PHONE);
    await page.waitForTimeout(300);
    await scrollAway(page);
    await mini(page).waitFor();
    const player = (await page.locator('.video__stage').boundingBox())!;
    expect(player.height).toBeLessThanOrEqual(844 / 3);
    expect(player.width).toBeLessThanOrEqual(390);
    const last = page.locator('footer a').last();
    await last.focus();
    await page.waitForTimeout(200);
    const focused = (await last.boundingBox())!;
    expect(focused.y + focused.height).toBeLessThanOrEqual(player.y);
    await page.context().close();
  });

  it('is not for a phone on its side', async () => {
    const { page } = await startYouTube({ ...PHONE, viewport: { width: 667, height: 240 } });
    await page.waitForTimeout(300);
    await scrollAway(page);
    await page.waitForTimeout(400);
    expect(await mini(page).isVisible()).toBe(false);
    await page.context().close();
  });
});

describe('watch time', () => {
  it('is reported at the start, at each quarter that was watched, and on leaving', async () => {
    const { page } = await startYouTube();
    await page.waitForTimeout(600);
    // What is skipped does not count.
    await page.evaluate(() =>
      Object.assign((window as unknown as { fakePlayer: object }).fakePlayer, { time: 35 }),
    );
    await page.waitForTimeout(600);
    expect((await watched(page)).map((entry) => entry.video_progress)).toEqual(['start']);
    await page.evaluate(() => window.dispatchEvent(new Event('pagehide')));
    const left = (await watched(page)).at(-1);
    expect(left).toMatchObject({ video_progress: 'leave', video_provider: 'youtube' });
    expect(left?.seconds_watched).toBeGreaterThan(0.5);
    expect(left?.seconds_watched).toBeLessThan(4);
    await page.context().close();
  });
});
