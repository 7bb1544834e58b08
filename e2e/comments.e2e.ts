import { createServer, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import type { Browser, Page } from 'playwright-core';
import { axe, expectSteady, openBrowser, SITE } from './browser';
import { findPages } from './pages';
import { startBeside } from './startBeside';
import type { RunningSite } from './startSite';

/** What Coral's embed does, as far as a page can tell: a thread in place, and one event. */
const EMBED = `window.Coral = { createStreamEmbed(options) {
  const listeners = {};
  window.coralOptions = options;
  options.events({ on: (name, listener) => { listeners[name] = listener; } });
  setTimeout(() => {
    const thread = document.getElementById(options.id);
    thread.innerHTML = '<h3>2 comments</h3><p>First!</p><button type="button">Sign in</button>';
    thread.querySelector('button').onclick = () => listeners.loginPrompt();
  }, 50);
  return { login(token) { window.coralToken = token; }, logout() {} };
} };`;

/** A provider on a host of its own, which can fail. */
function createProvider(): { server: Server; asked: string[]; fail: (fails: boolean) => void } {
  const asked: string[] = [];
  let fails = false;
  const server = createServer((request, response) => {
    asked.push(request.url ?? '');
    if (fails) return void request.socket.destroy();
    const isEmbed = request.url === '/assets/js/embed.js';
    response
      .writeHead(isEmbed ? 200 : 404, { 'content-type': 'text/javascript' })
      .end(isEmbed ? EMBED : '');
  });
  return { server, asked, fail: (value) => void (fails = value) };
}

/** ms for a second site to start on a busy machine. */
const PATIENCE = 300_000;

const provider = createProvider();
let site: RunningSite;
let browser: Browser;
let allowed: string;
let refused: string;

beforeAll(async () => {
  await new Promise<void>((resolve) => {
    provider.server.listen(0, '127.0.0.1', resolve);
  });
  const { port } = provider.server.address() as AddressInfo;
  site = await startBeside('comments', {
    CONTENT_BASE: new URL('/gateway', SITE()).href,
    COMMENTS_ROOT_URL: `http://localhost:${port}`,
  });
  browser = await openBrowser();
  const url = new URL('/pf/api/v3/content/fetch/content-feed', SITE());
  url.searchParams.set('query', JSON.stringify({ limit: 100 }));
  const { stories } = (await (await fetch(url)).json()) as {
    stories: { canonical_url: string; displayComments: boolean | null; type: string }[];
  };
  allowed = stories.find((story) => story.type === 'story' && story.displayComments)!.canonical_url;
  refused = stories.find((story) => story.displayComments === false)?.canonical_url ?? '';
  refused ||= (await findPages()).article;
}, PATIENCE);
afterAll(async () => {
  await browser?.close();
  await site?.stop();
  provider.server.closeAllConnections();
  provider.server.close();
});
beforeEach(() => {
  provider.fail(false);
  provider.asked.length = 0;
});

async function open(path: string, options: { javaScriptEnabled?: boolean } = {}): Promise<Page> {
  const context = await browser.newContext({ viewport: { width: 390, height: 844 }, ...options });
  const page = await context.newPage();
  await page.goto(new URL(path, site.url).href, { waitUntil: 'load' });
  return page;
}

const toComments = async (page: Page) => {
  await page.locator('#comments').scrollIntoViewIfNeeded();
  await page.locator('#comments[data-alive]').waitFor();
};

describe('comments of a story', () => {
  it('ask the provider for nothing before the click, and open with the focus in the thread', async () => {
    const page = await open(allowed);
    await toComments(page);
    expect(provider.asked).toEqual([]);
    await page.getByRole('button', { name: 'Show comments' }).click();
    await page.getByText('First!').waitFor();
    expect(provider.asked).toEqual(['/assets/js/embed.js']);
    expect(await page.evaluate(() => document.activeElement?.id)).toBe('comments-thread');
    const options = await page.evaluate(
      () => (window as unknown as { coralOptions: Record<string, unknown> }).coralOptions,
    );
    expect(options).toMatchObject({ id: 'comments-thread', autoRender: true });
    expect(String(options['storyURL'])).toMatch(new RegExp(`${allowed}$`));
    await expectSteady(page);
    expect(await axe(page)).toEqual([]);
    await page.context().close();
  });

  it('open at once for an address that ends with #comments', async () => {
    const page = await open(`${allowed}#comments`);
    await page.getByText('First!').waitFor();
    await page.context().close();
  });

  it('open by keyboard', async () => {
    const page = await open(allowed);
    await toComments(page);
    await page.getByRole('button', { name: 'Show comments' }).focus();
    await page.keyboard.press('Enter');
    await page.getByText('First!').waitFor();
    await page.context().close();
  });

  it('say that the provider can not be reached, and try again', async () => {
    provider.fail(true);
    const page = await open(allowed);
    await toComments(page);
    await page.getByRole('button', { name: 'Show comments' }).click();
    await page.getByText('The comments can’t be loaded right now.').waitFor();
    provider.fail(false);
    await page.getByRole('button', { name: 'Try again' }).click();
    await page.getByText('First!').waitFor();
    await page.context().close();
  });

  it('take the reader’s token from whoever knows it', async () => {
    const page = await open(allowed);
    await page.evaluate(() => {
      document.addEventListener('broadsheet:comments-sign-in', (event) => {
        const { detail } = event as CustomEvent<{ reason: string; login: (t: string) => void }>;
        if (detail.reason === 'prompt') detail.login('reader-token');
      });
    });
    await toComments(page);
    await page.getByRole('button', { name: 'Show comments' }).click();
    await page.locator('#comments-thread').getByRole('button', { name: 'Sign in' }).click();
    expect(
      await page.evaluate(() => (window as unknown as { coralToken?: string }).coralToken),
    ).toBe('reader-token');
    await page.context().close();
  });

  it('are a way to write a letter where there is no script', async () => {
    const page = await open(allowed, { javaScriptEnabled: false });
    expect(await page.getByRole('button', { name: 'Show comments' }).isVisible()).toBe(false);
    expect(await page.locator('#comments a[href^="mailto:letters@"]').isVisible()).toBe(true);
    await page.context().close();
  });

  it('are not there where the rule says no (platform §5)', async () => {
    const html = await (await fetch(new URL(refused, site.url))).text();
    expect(html).not.toContain('id="comments"');
  });

  it('are not there on a site without a provider', async () => {
    const html = await (await fetch(new URL(allowed, SITE()))).text();
    expect(html).not.toContain('id="comments"');
  });
});
