import { axe, expectSteady, SITE } from './browser';
import {
  button,
  DESK,
  findFilms,
  mini,
  openFilm,
  scrollAway,
  watched,
  type Films,
} from './videoPage';

let films: Films;

beforeAll(async () => {
  films = await findFilms();
});
afterAll(() => films?.browser.close());

describe('a hosted film', () => {
  it('asks for no film before it is played, and keeps its place', async () => {
    const context = await films.browser.newContext(DESK);
    const page = await context.newPage();
    const loaded: string[] = [];
    page.on('request', (request) => {
      if (request.resourceType() === 'media') loaded.push(request.url());
    });
    await page.goto(new URL(films.hosted, SITE()).href, { waitUntil: 'load' });
    await page.waitForTimeout(500);
    expect(loaded.filter((url) => url.endsWith('.webm'))).toEqual([]);
    await expectSteady(page);
    await context.close();
  });

  it('shows its captions', async () => {
    const { page } = await openFilm(films.browser, films.hosted);
    await page.evaluate(() => {
      const film = document.querySelector('video')!;
      film.muted = true;
      void film.play();
    });
    await page.waitForFunction(
      () => (document.querySelector('video')!.textTracks[0]?.activeCues?.length ?? 0) > 0,
    );
    expect(
      await page.evaluate(() => {
        const [track] = document.querySelector('video')!.textTracks;
        return [track?.mode, (track?.activeCues?.[0] as VTTCue | undefined)?.text];
      }),
    ).toEqual(['showing', '12:50 a.m. The last sections leave the press.']);
    await page.context().close();
  });

  it('writes out its captions, and plays from a line', async () => {
    const { page } = await openFilm(films.browser, films.hosted);
    await page.getByText('Transcript', { exact: true }).click();
    await page.getByText('The trucks are loaded by 1:30.').waitFor();
    await page.evaluate(() => {
      const film = document.querySelector('video')!;
      film.muted = true;
      const times: number[] = [];
      Object.assign(window, { times });
      film.addEventListener('timeupdate', () => times.push(film.currentTime));
    });
    await button(page, 'Play from 0:07').click();
    await page.waitForFunction(() => document.querySelector('video')!.currentTime > 7.2);
    // What comes before the line is not played.
    const times = await page.evaluate(() => (window as unknown as { times: number[] }).times);
    expect(times.filter((time) => time > 0.5 && time < 6.5)).toEqual([]);
    expect(await axe(page)).toEqual([]);
    await page.context().close();
  });

  it('goes on small out of view', async () => {
    const { page } = await openFilm(films.browser, films.hosted);
    await page.evaluate(() => {
      const film = document.querySelector('video')!;
      film.muted = true;
      film.loop = true;
      void film.play();
    });
    await page.waitForTimeout(500);
    await scrollAway(page);
    await mini(page).waitFor();
    await button(page, 'Pause').click();
    await page.waitForFunction(() => document.querySelector('video')!.paused);
    await page.context().close();
  });

  it('says in words that it can’t be played', async () => {
    const context = await films.browser.newContext(DESK);
    const page = await context.newPage();
    await page.route('**/*.webm', (route) => route.abort());
    await page.goto(new URL(films.hosted, SITE()).href, { waitUntil: 'load' });
    await page.locator('[data-block="lead-media-block/lead-media"][data-alive]').waitFor();
    await page.evaluate(
      () =>
        void document
          .querySelector('video')!
          .play()
          .catch(() => {}),
    );
    await page.getByText('This video can’t be played in your browser.').waitFor();
    expect(await page.getByRole('link', { name: 'Download it' }).getAttribute('href')).toMatch(
      /press-run\.webm$/,
    );
    await context.close();
  });

  it('reports how much was watched, to all of its nine seconds', async () => {
    const { page } = await openFilm(films.browser, films.hosted);
    await page.evaluate(() => {
      const film = document.querySelector('video')!;
      film.muted = true;
      film.playbackRate = 1.9;
      void film.play();
    });
    await page.waitForFunction(() => document.querySelector('video')!.ended, null, {
      timeout: 30_000,
    });
    await page.waitForTimeout(400);
    const told = await watched(page);
    expect(told.map((entry) => entry.video_progress)).toEqual(['start', '25', '50', '75', '100']);
    expect(told.at(-1)?.seconds_watched).toBeGreaterThan(7.5);
    expect(told.at(-1)?.seconds_watched).toBeLessThan(9.5);
    await page.context().close();
  });
});

describe('the page of a video', () => {
  it.each([390, 1280])(
    'leads with the video, once, and says nothing twice at %i px',
    async (width) => {
      const { page } = await openFilm(films.browser, films.video, {
        viewport: { width, height: 900 },
      });
      expect(await page.locator('video').count()).toBe(1);
      const headline = await page.getByRole('heading', { level: 1 }).innerText();
      expect(await page.locator('figure.video').innerText()).not.toContain(headline);
      expect(await page.getByText('Transcript', { exact: true }).count()).toBe(1);
      expect(await axe(page)).toEqual([]);
      await page.context().close();
    },
  );
});
