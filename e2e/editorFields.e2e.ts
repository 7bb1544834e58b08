import type { Browser, Page } from 'playwright-core';
import { feature } from '../runtime/document/testing/fixtures';
import { axe, openBrowser } from './browser';
import { canvasOf, newFront, readDraft, saved, signIn, tabTo, treeItem } from './editorPage';

let browser: Browser;
let page: Page;

beforeAll(async () => {
  browser = await openBrowser();
  page = await signIn(browser);
});
afterAll(() => browser.close());

const field = (name: string) => page.getByRole('combobox', { name, exact: true });
const fieldsOf = async (id: string) => {
  await saved(page);
  return (await readDraft(page)).sections['main']!.find((node) => node.id === id)!.fields;
};

/** Searches by words and takes the first that fits, all by keyboard. */
async function choose(name: string, words: string, label: string): Promise<void> {
  await field(name).focus();
  await page.keyboard.type(words);
  const option = page.getByRole('option', { name: label, selected: true });
  await option.waitFor();
  await page.keyboard.press('Enter');
  await option.waitFor({ state: 'detached' });
}

describe('the fields of a block', () => {
  it('are filled with content by name, and say what a source gives', async () => {
    const content = { source: 'team-schedule-api', query: { team: 'eagles', old: 1 } };
    await newFront(page, {
      sections: {
        main: [
          feature('card', { type: 'story-card-block/story-card', fields: {} }),
          feature('faces', {
            type: 'trending-avatars-block/trending-avatars',
            fields: { authors: ['maya-okafor', 'nobody-at-all'] },
          }),
          feature('list', { type: 'headline-list-block/headline-list', fields: {} }),
          { ...feature('text', { type: 'rich-text-block/rich-text', fields: {} }), content },
        ],
      },
    });

    await treeItem(page, /Card/).click();
    await choose('Story', 'storm forecast rain', 'The rain ends first');
    const { canonicalUrl } = await fieldsOf('card');
    expect(canonicalUrl).toMatch(/^\/weather\/coastal-storm-forecast/);
    await canvasOf(page).locator('a', { hasText: 'When the rain ends' }).first().waitFor();

    await treeItem(page, /Columnists/).click();
    await page.getByText('There is no “nobody-at-all”.').waitFor();
    expect(await field('Item 1').inputValue()).toBe('Maya Okafor');
    await choose('Item 2', 'walt', 'Walt Jankowski');
    expect(await fieldsOf('faces')).toEqual({ authors: ['maya-okafor', 'walt-jankowski'] });

    await treeItem(page, /^List/).click();
    const answer = page.getByRole('region', { name: 'What the source gives' });
    await page.getByRole('combobox', { name: 'Another source' }).selectOption('Newest stories');
    await answer.getByText('10 items').waitFor();
    await choose('Section', 'news pennsyl', 'News › Pennsylvania');
    const { content: chosen } = await fieldsOf('list');
    expect(chosen).toEqual({
      contentService: 'content-feed',
      contentConfigValues: { feedParameter: '/news/pennsylvania' },
    });
    await answer.getByText(/Asked just now|From the cache/).waitFor();
    await canvasOf(page).locator('.headline-list a').first().waitFor();

    await treeItem(page, /^Text/).click();
    await answer.getByText(/\d+ items/).waitFor();
    await page.getByText('old: 1 (the source does not know it)').waitFor();
    await choose('Team', 'phil', 'Phillies');
    await answer.getByText(/Asked just now|From the cache/).waitFor();
    await page.getByRole('combobox', { name: 'Content' }).selectOption('Section');
    await page.getByText('Fill this in: without it, the source gives nothing.').waitFor();
    await field('Section').fill('/no-such-section');
    await page.getByRole('option', { name: 'Use “/no-such-section”' }).click();
    await answer.getByText('There is no such content. Check the parameters.').waitFor();
    expect(await axe(page)).toEqual([]);
  });

  it('cut a picture where readers see it', async () => {
    await newFront(page, {
      sections: {
        main: [
          feature('picture', { type: 'image-block/image', fields: { type: 'card', ratio: '1x1' } }),
        ],
      },
    });
    await treeItem(page, /Picture/).click();
    await page.getByRole('button', { name: 'Find', exact: true }).click();
    await page.getByRole('searchbox', { name: 'Search pictures' }).fill('rain');
    await page
      .getByRole('button', { name: /rowers on a river/ })
      .first()
      .click();
    const shown = canvasOf(page).locator('.image-block img');
    await shown.waitFor();
    await page.getByRole('button', { name: 'Crop', exact: true }).click();
    const focal = page.getByRole('slider', { name: 'Focal point' });
    await focal.waitFor();
    await page.keyboard.press('Escape');
    await page.locator('button:focus', { hasText: 'Crop' }).waitFor();
    await page.keyboard.press('Enter');
    await tabTo(page, focal);
    for (let step = 0; step < 4; step += 1) await page.keyboard.press('Shift+ArrowLeft');
    await page.getByRole('dialog').getByRole('radio', { name: '16:9' }).check();
    expect(await axe(page)).toEqual([]);
    await page.getByRole('button', { name: 'Use it' }).click();
    await page.locator('button:focus', { hasText: 'Crop' }).waitFor();
    expect((await fieldsOf('picture'))['imageUrl']).toMatch(
      /#focal=0.3,0.5&crop=0,0\.\d+,1,0\.\d+&size=/,
    );
    const cut = canvasOf(page).locator('.image-block img[src*="crop="][src*="focal="]');
    await cut.waitFor();
    const size = await cut.evaluate((img: HTMLImageElement) =>
      img.decode().then(() => img.naturalWidth / img.naturalHeight),
    );
    expect(size).toBeCloseTo(1, 1);
  });
});
