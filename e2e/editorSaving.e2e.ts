import type { Browser } from 'playwright-core';
import { axe, openBrowser } from './browser';
import {
  canvasOf,
  canvasReady,
  choose,
  newFront,
  ONE,
  openDocument,
  saved,
  signIn,
  titleField,
  titleOf,
} from './editorPage';

let browser: Browser;
beforeAll(async () => {
  browser = await openBrowser();
});
afterAll(() => browser.close());

describe('what is typed', () => {
  it('is seen in the page at once, and saved soon', async () => {
    const page = await signIn(browser);
    await newFront(page, ONE);
    await canvasOf(page).getByText('First', { exact: true }).waitFor();
    await canvasOf(page)
      .locator('body')
      .evaluate((body) => body.setAttribute('data-same', ''));
    await choose(page, 'First');
    await titleField(page).fill('Typed');
    await canvasOf(page).getByText('Typed', { exact: true }).waitFor();
    await saved(page);
    expect(await titleOf(page)).toBe('Typed');
    // Only the block was drawn again.
    expect(await canvasOf(page).locator('body[data-same]').count()).toBe(1);
    await page.context().close();
  });

  it('survives a reload in the middle of a word, and a tab that crashes', async () => {
    const page = await signIn(browser);
    const id = await newFront(page, ONE);
    await choose(page, 'First');
    await page.route('**/pf/editor/api/documents/*', (route) =>
      route.request().method() === 'PATCH' ? route.abort() : route.continue(),
    );
    await titleField(page).press('End');
    await titleField(page).pressSequentially(' and half a wo');
    await page.unroute('**/pf/editor/api/documents/*');
    await page.reload();
    await canvasReady(page);
    await canvasOf(page).getByText('First and half a wo', { exact: true }).waitFor();
    await saved(page);
    expect(await titleOf(page)).toBe('First and half a wo');

    await choose(page, 'First and half a wo');
    await titleField(page).press('End');
    await titleField(page).pressSequentially('rd');
    const client = await page.context().newCDPSession(page);
    const other = await page.context().newPage();
    client.send('Page.crash').catch(() => undefined); // it never answers
    await page.waitForEvent('crash');
    await openDocument(other, id);
    await canvasOf(other).getByText('First and half a word', { exact: true }).waitFor();
    expect(await titleOf(other)).toBe('First and half a word');
    await page.context().close();
  });

  it('is kept while the server can’t be reached, and saved when it is back', async () => {
    const page = await signIn(browser);
    await newFront(page, ONE);
    await choose(page, 'First');
    await page.context().setOffline(true);
    await titleField(page).fill('Offline');
    await page.getByText('Your changes are kept in this browser').waitFor();
    await page.context().setOffline(false);
    await saved(page);
    expect(await titleOf(page)).toBe('Offline');
    await page.context().close();
  });

  it('outlives the session: signing in again in another tab goes on', async () => {
    const page = await signIn(browser);
    await newFront(page, ONE);
    await choose(page, 'First');
    const cookies = await page.context().cookies();
    await page.context().clearCookies({ name: 'broadsheet_editor' });
    await titleField(page).fill('Kept');
    await page.getByText('You are signed out. Your changes are kept').waitFor();
    await page.context().addCookies(cookies);
    await page.getByRole('button', { name: 'I have signed in' }).click();
    await saved(page);
    expect(await titleOf(page)).toBe('Kept');
    await page.context().close();
  });
});

describe('two editors on one page', () => {
  it('who work on different blocks see both, and nobody is asked', async () => {
    const [ada, bob] = [await signIn(browser), await signIn(browser)];
    const id = await newFront(ada, ONE);
    await openDocument(bob, id);
    await choose(ada, 'First');
    await choose(bob, 'Second');
    await titleField(ada).fill('By Ada');
    await saved(ada);
    await titleField(bob).fill('By Bob');
    await canvasOf(bob).getByText('By Ada', { exact: true }).waitFor();
    await saved(bob);
    expect([await titleOf(bob, 'one'), await titleOf(bob, 'two')]).toEqual(['By Ada', 'By Bob']);
    await ada.context().close();
    await bob.context().close();
  });

  it('who change the same field are shown both values, and choose', async () => {
    const [ada, bob] = [await signIn(browser), await signIn(browser)];
    const id = await newFront(ada, ONE);
    await openDocument(bob, id);
    await choose(ada, 'First');
    await choose(bob, 'First');
    // Else what she does comes in before he types.
    await bob.context().setOffline(true);
    await titleField(ada).fill('By Ada');
    await saved(ada);
    await titleField(bob).fill('By Bob');
    await bob.context().setOffline(false);
    await bob.getByRole('button', { name: 'Choose' }).click();
    const dialog = bob.getByRole('dialog', { name: 'Someone else changed the same things' });
    await dialog.getByText('By Ada').waitFor();
    await dialog.getByText('By Bob').waitFor();
    expect(await axe(bob)).toEqual([]);
    expect(await titleOf(bob)).toBe('By Ada');
    await dialog.getByRole('button', { name: 'Keep mine' }).click();
    await saved(bob);
    expect(await titleOf(bob)).toBe('By Bob');
    await ada.context().close();
    await bob.context().close();
  });
});
