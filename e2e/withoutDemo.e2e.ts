import { execFileSync } from 'node:child_process';
import { rmSync } from 'node:fs';
import { join } from 'node:path';
import { openBrowser } from './browser';
import { signIn } from './editorPage';
import { startSite, type RunningSite } from './startSite';

const ROOT = join(__dirname, '..');
const dataDir = join(ROOT, '.cache', 'e2e-without-demo');
const env = { BROADSHEET_DEMO: 'off', LOG_LEVEL: 'silent' };
/** ms for two starts and two commands. */
const STARTS_WITHIN = 600_000;
const ADA = { email: 'ada@daily.example', password: 'a press that prints at night' };

/** What the `broadsheet` command prints, beside a site that is stopped. */
function broadsheet(args: string[], input = ''): string {
  return execFileSync(process.execPath, [join(ROOT, 'dist/engine/main.mjs'), ...args], {
    env: { ...process.env, ...env, BROADSHEET_DATA_DIR: dataDir },
    input,
    encoding: 'utf8',
    stdio: 'pipe',
  });
}

describe('a publisher’s own site, without the demo, on an empty database', () => {
  let site: RunningSite;
  const get = async (path: string) => {
    const answer = await fetch(new URL(path, site.url));
    return { status: answer.status, text: await answer.text() };
  };

  beforeAll(async () => {
    rmSync(dataDir, { recursive: true, force: true });
    // It makes the database; whoever has no edition, has no editor either.
    site = await startSite(dataDir, env);
    await site.stop();
    expect(broadsheet(['staff', 'list'])).toMatch(/^Nobody yet/);
    const who = ['staff', 'add', ADA.email, '--name', 'Ada', '--role', 'admin', '--password-stdin'];
    broadsheet(who, ADA.password);
    site = await startSite(dataDir, env);
    process.env['BROADSHEET_E2E_URL'] = site.url;
    process.env['BROADSHEET_E2E_DATA'] = dataDir;
  }, STARTS_WITHIN);
  afterAll(() => site?.stop());

  it('says at its address that nothing is published, and leads to the editor', async () => {
    const { status, text } = await get('/');
    expect([status, text]).toEqual([404, expect.stringContaining('Nothing is published here yet')]);
    expect(text).toContain('href="/pf/editor"');
    expect((await get('/pf/ready')).status).toBe(200);
  });

  it('has no story, and its search says so', async () => {
    const { status, text } = await get('/gateway/content/v4/search/published?website=broadsheet');
    expect([status, JSON.parse(text)]).toMatchObject([200, { count: 0, content_elements: [] }]);
  });

  it('makes no game up: the statistics say what to set', async () => {
    const { status, text } = await get('/gateway/statsinc/stats-query/football/nfl');
    expect([status, text]).toEqual([503, expect.stringContaining('STATS_PROVIDER_URL')]);
    expect((await get('/gateway/statsinc/clock')).status).toBe(404);
  });

  it('lets in who was added, to an editor without pages', async () => {
    const browser = await openBrowser();
    const page = await signIn(browser, {}, '/pf/editor', ADA);
    await page.getByRole('heading', { name: 'Pages and templates' }).waitFor();
    await page.getByRole('button', { name: 'New page' }).waitFor();
    expect(await page.locator('.home tbody tr').count()).toBe(0);
    await browser.close();
  });

  it('has no first edition to load, and the command says so', () => {
    expect(() => broadsheet(['seed'])).toThrow(/This site has no first edition/);
  });
});
