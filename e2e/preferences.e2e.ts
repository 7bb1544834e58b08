import type { Browser, Page } from 'playwright-core';
import { axe, layoutShifts, openBrowser, openPage, SITE } from './browser';
import { headerKnows, makeAccount, newEmail, signIn } from './readerSteps';

let browser: Browser;

beforeAll(async () => {
  browser = await openBrowser();
});
afterEach(() => Promise.all(browser.contexts().map((context) => context.close())));
afterAll(() => browser.close());

async function openPreferences(email: string, width = 1280): Promise<Page> {
  await makeAccount({ email, name: 'Ida' });
  const page = await openPage(browser, '/account/sign-in/?to=/newsletters/', {
    viewport: { width, height: 900 },
  });
  await signIn(page, email);
  await page.waitForURL('**/newsletters/');
  await headerKnows(page, email);
  return page;
}

describe('the preference centre of who is signed in (platform §2, §4)', () => {
  it('is reached by #emailpreferences, and saves each switch by itself', async () => {
    const email = newEmail();
    const page = await openPreferences(email);
    await page.getByRole('button', { name: 'Full navigation' }).click();
    await page.locator('a[href="/newsletters/#emailpreferences"]:visible').first().click();
    const form = page.locator('#emailpreferences');
    await form.waitFor();
    await page.locator('.newsletter-list__own').getByText(email).waitFor();
    expect(await page.getByRole('main').getByRole('button', { name: 'Sign up' }).count()).toBe(0);
    const clout = form.getByRole('switch', { name: /Clout/ });
    expect(await clout.isChecked()).toBe(false);
    const saved = page.waitForResponse('**/gateway/salesforce/newsletter');
    await clout.check();
    expect((await saved).status()).toBe(200);
    expect(await axe(page)).toEqual([]);

    await page.reload();
    await page.locator('#emailpreferences').waitFor();
    expect(await clout.isChecked()).toBe(true);
    await page.goto(new URL('/account/newsletters/', SITE()).href);
    expect(await page.getByRole('checkbox', { name: /Clout/ }).isChecked()).toBe(true);
    await page.getByRole('checkbox', { name: /Clout/ }).uncheck();
    await page.getByRole('main').getByRole('button', { name: /Save/ }).click();
    await page.goto(new URL('/newsletters/', SITE()).href);
    await page.locator('#emailpreferences').waitFor();
    expect(await clout.isChecked()).toBe(false);
  });

  it('moves nothing on a phone', async () => {
    const page = await openPreferences(newEmail(), 390);
    await page.reload();
    await page.locator('#emailpreferences').waitFor();
    expect(await layoutShifts(page)).toEqual([]);
  });

  it('neither shows nor changes what another reader gets', async () => {
    const page = await openPreferences(newEmail());
    const statuses = await page.evaluate(async (other) => {
      const read = async <T>(path: string) => (await (await fetch(path)).json()) as T;
      const { pmnCookie, email } = await read<{ pmnCookie: string; email: string }>(
        '/gateway/readers/me',
      );
      const { vars } = await read<{ vars: { identify_key: string } }>(
        `/gateway/sailthru/rest/user/${encodeURIComponent(email)}?key=email`,
      );
      const headers = { 'content-type': 'application/json', 'x-csrf-token': pmnCookie };
      const post = (path: string, body: object) =>
        fetch(path, { method: 'POST', headers, body: JSON.stringify(body) });
      const answers = await Promise.all([
        fetch(`/gateway/sailthru/rest/user/${encodeURIComponent(other)}?key=email`),
        fetch(`/gateway/salesforce/user-subscribed-newsletter?email=${encodeURIComponent(other)}`),
        post('/gateway/sailthru/rest/user', {
          id: other,
          key: 'email',
          lists: { Clout: 1 },
          identifyKey: vars.identify_key,
        }),
      ]);
      return answers.map(({ status }) => status);
    }, newEmail());
    expect(statuses).toEqual([403, 403, 403]);
  });
});
