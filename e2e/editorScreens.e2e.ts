import { randomBytes } from 'node:crypto';
import { readFile } from 'node:fs/promises';
import type { Browser, Page } from 'playwright-core';
import type { Bundle } from '../runtime/document/bundle/bundle';
import { axe, expectSteady, openBrowser, openPage, SITE } from './browser';
import { card, makeFront, readDraft, signIn, titleField } from './editorPage';

const NARROW = { width: 390, height: 844 };

let browser: Browser;
let page: Page;

beforeAll(async () => {
  browser = await openBrowser();
  page = await signIn(browser);
});
afterAll(() => browser.close());

const word = () => `w${randomBytes(4).toString('hex')}`;
const go = (path: string, tab = page) => tab.goto(new URL(`/pf/editor${path}`, SITE()).href);
const titleIn = async (id: string) =>
  (await readDraft(page, id)).sections['main']?.[0]?.fields['title'];
const front = (name: string, title: string) =>
  makeFront(page, { name, sections: { main: [card('one', title)] } });
const press = (name: string | RegExp) => page.getByRole('button', { name, exact: true }).click();

describe('what is used on many pages', () => {
  it('is found, leads to its block, is changed everywhere, and taken back where nobody went on', async () => {
    const text = word();
    const [first, second] = [await front('First', text), await front('Second', `${text} too`)];
    await front('Third', text.toUpperCase());
    await go('/find');
    await page.getByLabel('Words').fill(text);
    await press('Search');
    await page.getByText('3 blocks on 3 pages').waitFor();
    expect(await axe(page)).toEqual([]);
    await page.getByRole('list', { name: 'Found' }).getByRole('link').nth(1).click();
    await titleField(page).waitFor();
    expect(await titleField(page).inputValue()).toBe(text);
    await page.goBack();

    await press('Change all …');
    await page.getByLabel(`Replace “${text}” with`).fill('Autumn');
    await press('See what would change');
    await page.getByText('2 blocks on 2 pages would change. 1 page would stay as it is.').waitFor();
    await page.getByText(`“${text} too” → “Autumn too”`).waitFor();
    expect(await axe(page)).toEqual([]);
    await press('Change 2 pages');
    await page.getByText('2 pages changed.').waitFor();
    expect([await titleIn(first), await titleIn(second)]).toEqual(['Autumn', 'Autumn too']);
    await patchTitle(second, 'Winter');
    await press('Undo all of it');
    await page.getByText('Undone, but for 1 page.').waitFor();
    await page.getByText('Someone changed the same thing since.').waitFor();
    expect([await titleIn(first), await titleIn(second)]).toEqual([text, 'Winter']);
  });
});

describe('pages', () => {
  it('are exported and imported again; a broken file is told with its place', async () => {
    const name = word();
    const id = await front(name, 'As it was');
    await go('');
    await page.getByRole('searchbox').fill(name);
    await page.getByText('1 page', { exact: true }).waitFor();
    await page.getByLabel(`Choose ${name}`).check();
    const loading = page.waitForEvent('download');
    await press('Export');
    const text = await readFile(await (await loading).path(), 'utf8');
    expect(await axe(page)).toEqual([]);

    const bundle = JSON.parse(text) as Bundle;
    const [carried] = bundle.documents;
    const copy = { ...carried!, document: { ...carried!.document, id: `${id}-copy` } };
    await patchTitle(id, 'As it is');
    await press('Import');
    const choose = (content: string) =>
      page
        .getByLabel('File of an export')
        .setInputFiles({ name: 'a.json', mimeType: 'text/plain', buffer: Buffer.from(content) });
    await choose(text.slice(0, -9));
    await page.getByText(/The file is broken\. Line \d+, column \d+/).waitFor();
    await choose(JSON.stringify({ ...bundle, documents: [carried, { ...copy, folder: 3 }] }));
    await page.getByText(`Document 2 “${name}”, folder`).waitFor();
    await choose(JSON.stringify({ ...bundle, documents: [carried, copy] }));
    await page.getByText('2 documents: 1 new, 1 here already.').waitFor();
    expect(await axe(page)).toEqual([]);
    await page.getByLabel(/^Replace them/).check();
    await page.getByRole('dialog').getByRole('button', { name: 'Import' }).click();
    await page.getByText('Replaced', { exact: true }).waitFor();
    await press('Done');
    await page.getByText('2 pages', { exact: true }).waitFor();
    expect([await titleIn(id), await titleIn(`${id}-copy`)]).toEqual(['As it was', 'As it was']);
  });
});

describe('people', () => {
  it('are added, choose a password by a link that works once, and sign in; programs get their secret once; the log tells of all', async () => {
    const name = `Reader ${word()}`;
    const who = { email: `${word()}@daily.example`, password: 'the light of truth upon them' };
    await go('/people');
    await press('Add a person');
    await page.getByLabel('Name', { exact: true }).fill(name);
    await page.getByLabel(/^Email/).fill(who.email);
    await page.getByRole('combobox', { name: 'Role' }).selectOption('viewer');
    expect(await axe(page)).toEqual([]);
    await page.getByRole('dialog').getByRole('button', { name: 'Add', exact: true }).click();
    const first = await page.getByLabel('Link', { exact: true }).inputValue();
    const mail = await page.getByRole('link', { name: /email/ }).getAttribute('href');
    const { pathname, searchParams } = new URL(mail!);
    expect(decodeURIComponent(pathname)).toBe(who.email);
    expect(searchParams.get('body')).toContain(first);
    expect(await axe(page)).toEqual([]);
    await press('Copy');
    await page.getByText('Copied.').waitFor();
    await press('Done');
    await page.getByText('No password yet').first().waitFor();
    await press(`New link for ${name}`);
    const second = await page.getByLabel('Link', { exact: true }).inputValue();
    await press('Done');
    const viewer = await acceptLink(first, second, who);

    await press('New token');
    await page.getByLabel('Name of the program').fill(name);
    await press('Make it');
    expect(await page.getByLabel('Secret').inputValue()).toMatch(/^bsht_/);
    await press('Copy');
    await page.getByText('Copied.').waitFor();
    await press('Done');
    await press(`Take back the token ${name}`);
    await press('Take back');
    await page.getByText('opens nothing any more').waitFor();
    expect(await axe(page)).toEqual([]);

    await page.getByRole('link', { name: 'Log' }).click();
    await page.getByText(`Took back the token “${name}”.`).waitFor();
    await page.getByLabel('What').selectOption({ label: 'Roles given' });
    await page.getByText(`Made ${who.email} viewer.`).waitFor();
    await page.getByLabel('What').selectOption({ label: 'Sign-in link made' });
    await page.getByText(`Made a link with which ${who.email} chooses`).first().waitFor();
    expect(await axe(page)).toEqual([]);
    await go('/people');
    const row = page.getByRole('listitem').filter({ hasText: who.email });
    await row.waitFor();
    expect(await row.getByText('No password yet').count()).toBe(0);

    await viewer.getByRole('link', { name: 'Log' }).waitFor();
    expect(await viewer.getByRole('link', { name: 'People' }).count()).toBe(0);
    expect(await viewer.getByRole('button', { name: /^(New page|Import)$/ }).count()).toBe(0);
    const staff = await viewer.request.get(new URL('/pf/editor/api/staff', SITE()).href);
    expect(staff.status()).toBe(403);
    await go('/people', viewer);
    await viewer.getByText('You may not see who works here').waitFor();
    await go('/log', viewer);
    await viewer.getByText('Signed in.').first().waitFor();
    expect(await viewer.getByText('Took back the token').count()).toBe(0);
  });
});

/**
 * Does what someone does who got two links, the second of which ended the first: in a browser of their own.
 * @returns their editor
 */
async function acceptLink(
  first: string,
  second: string,
  who: { email: string; password: string },
): Promise<Page> {
  const path = (link: string) => new URL(link).pathname;
  const own = await openPage(browser, path(first), { colorScheme: 'dark', viewport: NARROW });
  await own.getByRole('heading', { name: 'This link no longer works' }).waitFor();
  expect(await axe(own)).toEqual([]);
  await own.goto(second);
  expect(await own.getByLabel('Email').inputValue()).toBe(who.email);
  await own.locator('#password:focus').waitFor();
  await own.keyboard.type('too short');
  await own.keyboard.press('Enter');
  await own.getByText('Use at least 12 characters for the password.').waitFor();
  expect(await axe(own)).toEqual([]);
  await expectSteady(own, 0.1);
  await own.keyboard.type(who.password);
  await own.keyboard.press('Enter');
  await own.getByRole('heading', { name: 'Your password is set' }).waitFor();
  expect(await axe(own)).toEqual([]);
  await own.getByRole('link', { name: 'Sign in' }).click();
  await own.getByLabel('Email').fill(who.email);
  await own.getByLabel('Password', { exact: true }).fill(who.password);
  await own.keyboard.press('Enter');
  await own.getByRole('heading', { name: 'Pages and templates' }).waitFor();
  const again = await openPage(browser, path(second), {});
  await again.getByRole('heading', { name: 'This link no longer works' }).waitFor();
  await again.context().close();
  return own;
}

/** Does to a page what a colleague would. */
async function patchTitle(id: string, value: string): Promise<void> {
  const at = (path: string) => new URL(`/pf/editor/api${path}`, SITE()).href;
  const { csrf } = (await (await page.request.get(at('/session'))).json()) as { csrf: string };
  const { rev } = (await (await page.request.get(at(`/documents/${id}`))).json()) as {
    rev: number;
  };
  const answer = await page.request.patch(at(`/documents/${id}`), {
    headers: { 'x-csrf-token': csrf },
    data: {
      baseRev: rev,
      operations: [{ op: 'set', id: 'one', path: ['fields', 'title'], value }],
      batch: randomBytes(8).toString('hex'),
    },
  });
  expect(answer.status()).toBe(200);
}
