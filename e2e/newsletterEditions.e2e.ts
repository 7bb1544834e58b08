import type { Browser, Page } from 'playwright-core';
import { axe, openBrowser, openPage, SITE } from './browser';
import { signIn } from './editorPage';
import { htmlFaults } from './html';
import { until } from './liveReader';
import { mailsTo, mailTo } from './outbox';

/** A newsletter that no other journey signs up for. */
const LIST = { id: 'DOWN-THE-SHORE', title: 'Down the Shore' };
const CLOUT = '/newsletters/editions/clout/';
const SPORTS = '/newsletters/editions/sports-daily/';

let browser: Browser;
let page: Page;
let count = 0;

beforeAll(async () => {
  browser = await openBrowser();
  page = await signIn(browser, {}, '/pf/editor/newsletters');
});
afterAll(() => browser?.close());

const freshAddress = () => `edition-${process.pid}-${(count += 1)}@mail.example`;
const post = (url: string, body: string) =>
  fetch(new URL(url, SITE()), {
    method: 'POST',
    body,
    headers: { 'content-type': 'application/x-www-form-urlencoded' },
  });
const dialog = () => page.getByRole('dialog');
const press = (name: string) => dialog().getByRole('button', { name, exact: true }).click();
/** The last edition on the screen: the one that this journey made. */
const edition = () => page.locator('.edition').last();
const act = (label: string) =>
  edition()
    .getByRole('button', { name: `${label}: ${LIST.title}` })
    .click();

/** Signs someone up by a form, who then confirms. */
async function subscribe(address: string): Promise<void> {
  await post(
    '/gateway/newsletters/subscribe',
    new URLSearchParams({ newsletter: LIST.id, email: address }).toString(),
  );
  const { words } = await mailTo(address, 'Confirm');
  const link = new URL(/http\S+\/newsletters\/confirm\S+/.exec(words)![0]);
  const tab = await openPage(browser, link.pathname + link.search, { javaScriptEnabled: false });
  await tab.getByRole('button', { name: 'Confirm' }).click();
  await tab.getByRole('heading', { name: 'Thanks for signing up!' }).waitFor();
  await tab.context().close();
}

/** Makes an edition that is sent by hand. */
async function make(path: string): Promise<void> {
  await page.getByRole('button', { name: 'New edition' }).click();
  await dialog()
    .getByLabel(/^Newsletter/)
    .selectOption(LIST.id);
  await dialog().getByLabel('Address of the page to send').fill(path);
  await dialog().getByLabel('How often').selectOption('hand');
  await press('Save');
  await edition().getByRole('link', { name: path }).waitFor();
}

async function sendNow(): Promise<void> {
  await act('Send now');
  await dialog()
    .getByRole('button', { name: /^Send to \d+ reader/ })
    .click();
  await page.getByText(`${LIST.title} goes out to`).waitFor();
}

/** Waits until the latest sending of the edition stands so. */
const waitForState = (state: string) =>
  until(
    () => edition().locator('.sendings .status-chip').first().innerText(),
    (seen) => seen === state,
    60_000,
  );

describe('editions of newsletters', () => {
  it('have pages that read well in a browser, are valid as mail, and are not for searches', async () => {
    for (const path of [CLOUT, SPORTS]) {
      const html = await (await fetch(new URL(`${path}?outputType=mail`, SITE()))).text();
      // Mail programs know tables by attributes alone.
      expect(await htmlFaults(html, ['no-deprecated-attr'])).toEqual([]);
      expect(html).not.toMatch(/<script|<link|<iframe/);
      for (const colorScheme of ['light', 'dark'] as const) {
        const tab = await openPage(browser, `${path}?outputType=mail`, {
          viewport: { width: 390, height: 800 },
          colorScheme,
        });
        expect(await tab.evaluate(() => document.documentElement.scrollWidth)).toBe(390);
        // A mail has no landmarks: its programs have.
        const found = (await axe(tab)).filter(({ id }) => !/landmark|region/.test(id));
        expect(found).toEqual([]);
        await tab.context().close();
      }
      const tab = await openPage(browser, path);
      expect(await tab.locator('h1').count()).toBe(1);
      expect(await tab.locator('meta[name=robots]').getAttribute('content')).toBe('noindex');
      expect(await axe(tab)).toEqual([]);
      await tab.context().close();
    }
  });

  it('are made, seen and tested by an editor; then a reader gets one, leaves by one click, and gets no more', async () => {
    const [stays, leaves] = [freshAddress(), freshAddress()];
    await Promise.all([subscribe(stays), subscribe(leaves)]);
    await page.reload();

    await page.getByRole('button', { name: 'New edition' }).click();
    await dialog()
      .getByText(/^Monday to Friday at 6:30 a\.m\. ET\. Next: /)
      .waitFor();
    await dialog().getByLabel('Saturday', { exact: true }).check();
    await dialog()
      .getByText(/^Monday to Saturday at/)
      .waitFor();
    expect(await axe(page)).toEqual([]);
    await press('Cancel');

    await make('/newsletters/editions/none/');
    await act('Test');
    await press('Send a test');
    await dialog().getByText('The page answers 404 when it is asked for as an email.').waitFor();
    await press('Cancel');
    await act('Change');
    await dialog().getByLabel('Address of the page to send').fill(CLOUT);
    await dialog().getByLabel('Name of the sender').fill('Shore desk');
    await press('Save');
    await edition().getByRole('link', { name: CLOUT }).waitFor();
    expect(await axe(page)).toEqual([]);

    await act('Preview');
    const mail = page.frameLocator('iframe[title="The email as readers see it"]');
    await mail.getByRole('heading', { name: 'Clout', level: 1 }).waitFor();
    const headline = (await mail.locator('a.m-headline').first().innerText()).trim();
    await dialog().getByText(headline, { exact: true }).waitFor();
    await until(
      () =>
        mail
          .locator('img')
          .first()
          .evaluate((image) => (image as HTMLImageElement).naturalWidth),
      (width) => width > 0,
      60_000,
    );
    await dialog().getByRole('radio', { name: 'Text' }).check();
    expect(await dialog().getByLabel('The email in plain text').inputValue()).toContain(headline);
    expect(await axe(page)).toEqual([]);
    await press('Close');

    await act('Test');
    const own = await dialog().getByLabel('To').inputValue();
    expect(own).toContain('@');
    const tester = freshAddress();
    await dialog().getByLabel('To').fill(tester);
    await press('Send a test');
    await page.getByText(`A test is on its way to ${tester}.`).waitFor();
    expect((await mailTo(tester, 'Test: ')).head).not.toContain('List-Unsubscribe');

    await act('Send now');
    await dialog().getByText('2 readers', { exact: true }).waitFor();
    expect(await axe(page)).toEqual([]);
    await press('Cancel');
    await sendNow();
    await waitForState('Sent');
    const isEdition = ({ head }: { head: string }) => head.includes('From: Shore desk');
    for (const address of [stays, leaves])
      await until(
        () => mailsTo(address).filter(isEdition).length,
        (seen) => seen === 1,
        60_000,
      );
    const { head, words } = mailsTo(leaves).find(isEdition)!;
    expect(words).toContain(headline);
    expect(head).toContain('List-Unsubscribe-Post: List-Unsubscribe=One-Click');

    const link = /List-Unsubscribe: <([^>]+)>/.exec(head)![1]!;
    expect(words).toContain(link);
    const { pathname } = new URL(link);
    expect((await post(pathname, 'List-Unsubscribe=One-Click')).status).toBe(200);
    await page.reload();
    await edition().getByRole('cell', { name: '1', exact: true }).waitFor();

    await sendNow();
    await waitForState('Not sent');
    await edition().getByText('The page has not changed since it was last sent.').waitFor();

    await make(SPORTS);
    await sendNow();
    await waitForState('Sent');
    const toBoth = () => [stays, leaves].map((address) => mailsTo(address).length);
    // The letters to confirm and to welcome, and one edition or two.
    await until(toBoth, ([seen]) => seen === 4, 60_000);
    expect(toBoth()).toEqual([4, 3]);

    await act('Delete');
    expect(await axe(page)).toEqual([]);
    await press('Delete');
    await page.getByText('The edition is deleted.').waitFor();
    await until(
      () => page.locator('.edition').count(),
      (seen) => seen === 1,
      60_000,
    );
  });

  it('that two editors change at once are not overwritten, nor sent otherwise than seen', async () => {
    await make(SPORTS);
    const other = await signIn(browser, {}, '/pf/editor/newsletters');
    const theirs = other.locator('.edition').last();
    const pressTheirs = (name: string) => theirs.getByRole('button', { name }).click();
    await pressTheirs('Send now');
    await act('Change');
    await dialog().getByLabel('Subject').fill('First');
    await press('Save');
    await edition().getByText('First', { exact: true }).waitFor();

    const over = other.getByRole('dialog');
    await over.getByRole('button', { name: /^Send to/ }).click();
    await over.getByText(/^Someone else changed this edition .* Nothing was sent/).waitFor();
    await over.getByRole('button', { name: 'Cancel' }).click();
    await theirs.getByText('Not sent yet.').waitFor();

    await theirs.getByText('First', { exact: true }).waitFor();
    await pressTheirs('Change');
    await act('Change');
    await dialog().getByLabel('Subject').fill('Second');
    await press('Save');
    await edition().getByText('Second', { exact: true }).waitFor();
    await over.getByLabel('Subject').fill('Third');
    await over.getByRole('button', { name: 'Save' }).click();
    await over.getByRole('heading', { name: 'Someone else saved this edition' }).waitFor();
    expect(await over.locator('dd').allInnerTexts()).toEqual(['Third', 'Second']);
    expect(await axe(other)).toEqual([]);
    await over.getByRole('button', { name: 'Save mine over it' }).click();
    await theirs.getByText('Third', { exact: true }).waitFor();
    await other.context().close();

    await page.reload();
    await edition().getByText('Third', { exact: true }).waitFor();
    await act('Delete');
    await press('Delete');
    await page.getByText('The edition is deleted.').waitFor();
  });

  it('are not for who may not publish', async () => {
    const asked = await fetch(new URL('/pf/editor/api/newsletters', SITE()));
    expect(asked.status).toBe(401);
  });
});
