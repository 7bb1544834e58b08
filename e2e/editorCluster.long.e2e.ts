import { randomUUID } from 'node:crypto';
import { execFileSync, fork } from 'node:child_process';
import { once } from 'node:events';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { Browser } from 'playwright-core';
import { createDocument } from '../runtime/store/createDocument';
import { openDatabase } from '../runtime/store/openDatabase';
import { openStore } from '../runtime/store/openStore';
import { publish } from '../runtime/store/publish';
import { savePageUrl } from '../runtime/store/savePageUrl';
import { feature, pageDocument } from '../runtime/document/testing/fixtures';
import {
  startPostgres,
  whyNoPostgres,
  type TestServer,
} from '../runtime/store/testing/startPostgres';
import { openBrowser } from './browser';
import {
  demoPassword,
  EMAIL,
  openDocument,
  publishPage,
  signIn,
  titleField,
  treeItem,
} from './editorPage';
import { startSite, type RunningSite } from './startSite';

const VIEWER = { email: 'viewer@broadsheet.test', password: 'a long password to look' };
const reason = whyNoPostgres();
const describeCluster = reason ? describe.skip : describe;

describeCluster(`a site of two nodes on one PostgreSQL${reason ? `, ${reason}` : ''}`, () => {
  const dataDir = mkdtempSync(join(tmpdir(), 'broadsheet-cluster-'));
  let postgres: TestServer;
  let env: Record<string, string>;
  let nodes: RunningSite[] = [];
  let browser: Browser;

  beforeAll(async () => {
    postgres = await startPostgres();
    const { url } = await postgres.createDatabase();
    env = { DATABASE_URL: url, LOG_LEVEL: 'silent' };
    await makeFront(url);
    const first = await startSite(dataDir, env);
    nodes = [first, await startSite(dataDir, env)];
    process.env['BROADSHEET_E2E_URL'] = first.url;
    process.env['BROADSHEET_E2E_DATA'] = dataDir;
    addStaff(EMAIL, 'admin', demoPassword());
    addStaff(VIEWER.email, 'viewer', VIEWER.password);
    browser = await openBrowser();
  });
  afterAll(async () => {
    await browser?.close();
    await Promise.all(nodes.map((node) => node.stop()));
    await postgres?.stop();
    rmSync(dataDir, { recursive: true, force: true });
  });

  /** A front page that is live, so that no edition has to be loaded. */
  async function makeFront(databaseUrl: string): Promise<void> {
    const database = await openDatabase({ dataDir, databaseUrl });
    const store = await openStore(database.pool);
    const text = feature('text', {
      type: 'rich-text-block/rich-text',
      fields: { title: 'The old front' },
    });
    const document = pageDocument('home', { sections: { main: [text] } });
    const website = 'broadsheet';
    await createDocument(store, { document, author: 'test' });
    await savePageUrl(store, { website, uri: '/', documentId: 'home', author: 'test' });
    await publish(store, { documentId: 'home', rev: 1, website, author: 'test' });
    await database.close();
  }

  /** What `broadsheet staff add` does, beside a site that is up. */
  function addStaff(email: string, role: string, password: string, more = {}): void {
    const program = join(__dirname, '../dist/engine/main.mjs');
    const options = ['--name', email, '--role', role, '--password-stdin'];
    execFileSync(process.execPath, [program, 'staff', 'add', email, ...options], {
      env: { ...process.env, ...env, BROADSHEET_DATA_DIR: dataDir, ...more },
      input: password,
    });
  }

  it('publishes on one while the other serves: nobody waits, and nobody gets the old page again', async () => {
    const page = await signIn(browser);
    await openDocument(page, 'home');
    await treeItem(page, /Text/).click();
    await titleField(page).fill('The new front');

    const seen: string[] = [];
    let isReading = true;
    const read = async () => {
      while (isReading) {
        const answer = await fetch(nodes[1]!.url);
        const text = await answer.text();
        const front = ['The old front', 'The new front'].find((title) => text.includes(title));
        seen.push(answer.status === 200 && front ? front : `${answer.status}`);
      }
    };
    const readers = [read(), read(), read()];
    await publishPage(page);
    while (seen.at(-1) !== 'The new front') await page.waitForTimeout(50);
    const from = seen.length;
    await page.waitForTimeout(300);
    isReading = false;
    await Promise.all(readers);
    expect([...new Set(seen)]).toEqual(['The old front', 'The new front']);
    // Readers that had asked before it was there may still be answered.
    expect(new Set(seen.slice(from + 3))).toEqual(new Set(['The new front']));
  });

  it('knows its staff at whatever address of the site they sign in', async () => {
    for (const { url } of nodes) {
      process.env['BROADSHEET_E2E_URL'] = url;
      const page = await signIn(browser);
      await page.getByRole('navigation', { name: 'Screens' }).waitFor();
      await page.context().close();
    }
    process.env['BROADSHEET_E2E_URL'] = nodes[0]!.url;
  });

  it('shows a viewer all of it, and lets them change nothing: neither here nor past the screen', async () => {
    const page = await signIn(browser, {}, '/pf/editor', VIEWER);
    await openDocument(page, 'home');
    await treeItem(page, /Text/).click();
    expect(await titleField(page).isDisabled()).toBe(true);
    for (const name of ['Publish', 'Add block', 'Undo', 'Actions for Text'])
      expect([name, await page.getByRole('button', { name, exact: true }).count()]).toEqual([
        name,
        0,
      ]);
    await page.getByRole('button', { name: 'Versions' }).click();
    await page.getByRole('dialog').getByText('Version 2').first().waitFor();

    const api = `${nodes[0]!.url}/pf/editor/api`;
    const session = (await (await page.request.get(`${api}/session`)).json()) as { csrf: string };
    const headers = { 'x-csrf-token': session.csrf };
    const operations = [{ op: 'set', id: 'text', path: ['fields', 'title'], value: 'Mine' }];
    const patch = await page.request.patch(`${api}/documents/home`, {
      headers,
      data: { baseRev: 2, operations, batch: randomUUID() },
    });
    expect(patch.status()).toBe(403);
  });

  it('signs the staff in at the publisher’s own provider, and only those who are on the staff', async () => {
    const [id, secret] = ['daily-editor', 'a secret that both know'];
    const provider = fork(
      join(__dirname, '../services/identity/testing/outsideProvider.mjs'),
      [id, secret],
      { silent: true },
    );
    const [issuer] = (await once(provider, 'message')) as [string];
    const outside = {
      EDITOR_OIDC_ISSUER: issuer,
      EDITOR_OIDC_CLIENT_ID: id,
      EDITOR_OIDC_CLIENT_SECRET: secret,
    };
    addStaff('nelly@press.test', 'editor', '', outside);
    const node = await startSite(dataDir, { ...env, ...outside });
    try {
      const signInAs = async (name: string) => {
        const context = await browser.newContext();
        const page = await context.newPage();
        await page.goto(`${node.url}/pf/editor`);
        expect(new URL(page.url()).origin).toBe(issuer);
        await page.locator('[name="login"]').fill(name);
        await page.locator('[name="password"]').fill('any');
        await page.locator('[type="submit"]').click();
        await page.getByRole('button', { name: 'Continue' }).click();
        return page;
      };
      const nelly = await signInAs('nelly');
      await nelly.getByRole('navigation', { name: 'Screens' }).waitFor();
      await nelly.getByRole('link', { name: 'Page home' }).waitFor();
      const stranger = await signInAs('stranger');
      await stranger.getByText('not one of the editors of this site').waitFor();
    } finally {
      await node.stop();
      provider.kill();
    }
  });
});
