import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { Browser, BrowserContextOptions, FrameLocator, Locator, Page } from 'playwright-core';
import type { PageDocument } from '../runtime/document/document';
import { openPage, SITE } from './browser';

export const EMAIL = 'demo@broadsheet.test';

/** The demo editor's password of the site that is tested. */
export function demoPassword(): string {
  const file = join(process.env['BROADSHEET_E2E_DATA']!, 'secrets.json');
  return (JSON.parse(readFileSync(file, 'utf8')) as { demoPassword: string }).demoPassword;
}

/** Signs in by keyboard, and stops where that led to; what the policy forbids fails the test. */
export async function signIn(
  browser: Browser,
  options: BrowserContextOptions = {},
  path = '/pf/editor',
  who = { email: EMAIL, password: demoPassword() },
): Promise<Page> {
  const page = await openPage(browser, path, {
    permissions: ['clipboard-read', 'clipboard-write'],
    ...options,
  });
  page.on('console', (message) => {
    if (message.text().includes('Content Security Policy')) throw new Error(message.text());
  });
  await page.getByRole('heading', { name: 'Sign in' }).waitFor();
  await page.locator('#email:focus').waitFor();
  await page.keyboard.type(who.email);
  await page.keyboard.press('Tab');
  await page.keyboard.type(who.password);
  await page.keyboard.press('Enter');
  await page.waitForURL(`**${path}`);
  return page;
}

/** Opens the editor of a page, in a tab that is signed in, and waits until it shows the page. */
export async function openDocument(page: Page, id: string): Promise<void> {
  await page.goto(new URL(`/pf/editor/pages/${id}`, SITE()).href);
  await canvasReady(page);
}

export async function canvasReady(page: Page): Promise<void> {
  await page.getByRole('tree', { name: 'Outline' }).waitFor();
  await page.frameLocator('iframe').locator('body[inert]').waitFor({ state: 'attached' });
}

export const treeItem = (page: Page, name: string | RegExp): Locator =>
  page.getByRole('treeitem', { name });

export const saved = (page: Page): Promise<void> => page.locator('[data-save="saved"]').waitFor();

/** What was said last to those who don't see it. */
export const said = (page: Page, text: string | RegExp): Promise<void> =>
  page.locator('.foot [role="status"]').filter({ hasText: text }).waitFor({ state: 'attached' });

/** Gives the page that is open an address of its own, in the page's settings. */
export async function giveAddress(page: Page, name: string): Promise<string> {
  const path = `/${name}-${Math.random().toString(36).slice(2, 8)}`;
  await page.getByRole('textbox', { name: 'Address' }).fill(path);
  await page.getByRole('button', { name: 'Save address' }).click();
  await page.getByText(`The page’s address is ${path}.`).waitFor();
  return path;
}

/** Publishes what is open through its checklist, whatever that says. */
export async function publishPage(page: Page): Promise<void> {
  await saved(page);
  await page.getByRole('button', { name: 'Publish', exact: true }).click();
  await page.getByRole('button', { name: /^Publish (now|anyway)$/ }).click();
  await page.getByText(/^Version \d+ is live/).waitFor();
  await page.getByRole('button', { name: 'Done' }).click();
}

/** The id of the document that a page edits. */
export const documentId = (page: Page): string => new URL(page.url()).pathname.split('/').at(-1)!;

/** The draft as the server has it. */
export async function readDraft(page: Page, id = documentId(page)): Promise<PageDocument> {
  const answer = await page.request.get(new URL(`/pf/editor/api/documents/${id}`, SITE()).href);
  return ((await answer.json()) as { document: PageDocument }).document;
}

/** Blocks by section, chains as `chain>child>child`, by the last part of their type. */
export async function shapeOf(page: Page): Promise<Record<string, string[]>> {
  const { sections } = await readDraft(page);
  const short = ({ type }: { type: string }) => type.split('/').at(-1)!;
  return Object.fromEntries(
    Object.entries(sections)
      .filter(([, nodes]) => nodes.length > 0)
      .map(([name, nodes]) => [
        name,
        nodes.map((node) =>
          node.kind === 'chain'
            ? [short(node), ...node.children.map(short)].join('>')
            : short(node),
        ),
      ]),
  );
}

/** Makes an empty front as a program would, and opens it. */
export async function newFront(page: Page, document: Partial<PageDocument> = {}): Promise<string> {
  const id = await makeFront(page, document);
  await openDocument(page, id);
  return id;
}

/** Makes an empty front as a program would. */
export async function makeFront(page: Page, document: Partial<PageDocument> = {}): Promise<string> {
  const id = `front-${Math.random().toString(36).slice(2, 10)}`;
  const session = page.request.get(new URL('/pf/editor/api/session', SITE()).href);
  const { csrf } = (await (await session).json()) as { csrf: string };
  const answer = await page.request.post(new URL('/pf/editor/api/documents', SITE()).href, {
    headers: { 'x-csrf-token': csrf },
    data: {
      document: {
        id,
        kind: 'page',
        name: 'Front',
        layout: 'front',
        meta: {},
        sections: {},
        ...document,
      },
    },
  });
  if (answer.status() !== 201) throw new Error(await answer.text());
  return id;
}

/** A point of an element in the canvas, in px of the window. */
export async function pointIn(
  page: Page,
  element: Locator,
  [across, down]: readonly [number, number] = [0.5, 0.5],
): Promise<{ x: number; y: number }> {
  await element.waitFor({ state: 'attached' });
  const inside = await element.evaluate((one) => {
    const { x, y, width, height } = one.getBoundingClientRect();
    return { x, y, width, height };
  });
  const frame = await page.locator('iframe').evaluate((one: HTMLIFrameElement) => {
    const { x, y, width } = one.getBoundingClientRect();
    return { x, y, scale: width / one.offsetWidth };
  });
  return {
    x: frame.x + (inside.x + inside.width * across) * frame.scale,
    y: frame.y + (inside.y + inside.height * down) * frame.scale,
  };
}

/** Drags with the mouse, in a few steps as a hand would. */
export async function drag(
  page: Page,
  from: { x: number; y: number },
  to: { x: number; y: number },
): Promise<void> {
  await page.mouse.move(from.x, from.y);
  await page.mouse.down();
  await page.mouse.move(from.x + 6, from.y + 6);
  await page.mouse.move((from.x + to.x) / 2, (from.y + to.y) / 2, { steps: 4 });
  await page.mouse.move(to.x, to.y, { steps: 4 });
  await page.mouse.up();
}

export async function centerOf(element: Locator): Promise<{ x: number; y: number }> {
  const box = (await element.boundingBox())!;
  return { x: box.x + box.width / 2, y: box.y + box.height / 2 };
}

/** Presses Tab until something has the focus. */
export async function tabTo(page: Page, element: Locator): Promise<void> {
  for (let step = 0; step < 60; step += 1) {
    if (await element.evaluate((one) => one === document.activeElement)) return;
    await page.keyboard.press('Tab');
  }
  throw new Error('Tab never gets there.');
}

/** Turns the wheel over the canvas until an element stands in its upper half. */
export async function wheelTo(page: Page, element: Locator): Promise<void> {
  const canvas = (await page.locator('iframe').boundingBox())!;
  const { y } = await pointIn(page, element);
  await page.mouse.move(canvas.x + canvas.width * 0.75, canvas.y + canvas.height / 2);
  const isSeen = y > canvas.y + 60 && y < canvas.y + canvas.height - 80;
  if (isSeen) return;
  await page.mouse.wheel(0, y - (canvas.y + canvas.height / 3));
  for (let last = y; ;) {
    await page.waitForTimeout(150);
    const next = (await pointIn(page, element)).y;
    if (next === last) return;
    last = next;
  }
}

/** The page in the canvas. */
export const canvasOf = (page: Page): FrameLocator => page.frameLocator('iframe');

/** A block that shows its title. */
export const card = (id: string, title: string) => ({
  kind: 'feature' as const,
  id,
  type: 'rich-text-block/rich-text',
  fields: { title },
});
/** A front of two blocks. */
export const ONE = { sections: { main: [card('one', 'First'), card('two', 'Second')] } };
export const titleField = (page: Page) => page.getByRole('textbox', { name: 'Title', exact: true });
export const titleOf = async (page: Page, id = 'one') =>
  (await readDraft(page)).sections['main']!.find((node) => node.id === id)?.fields['title'];

/** Chooses a block in the canvas. */
export async function choose(page: Page, text: string): Promise<void> {
  const { x, y } = await pointIn(page, canvasOf(page).getByText(text, { exact: true }));
  await page.mouse.click(x, y);
  await titleField(page).waitFor();
}
