import { engines } from '../content/testing/engines';
import { SESSION_COOKIE } from './Readers';
import { paul, subscriber } from './testing/openReaders';
import { useAccountPages } from './testing/useAccountPages';

describe.each(engines)('An account is deleted, on $name,', (engine) => {
  const shared = useAccountPages(engine);
  const { submit } = shared;

  const fresh = '/gateway/readers/sign-in?fresh=1&to=/account/data/';
  const rowsOf = async (email: string) =>
    (await shared.site.pool.query('select from readers.accounts where email = $1', [email]))
      .rowCount;

  it('only after the password was asked for, though the provider knows who it is', async () => {
    const browser = await shared.site.signIn(paul);
    const { text } = await shared.site.page(browser, '/account/data/');
    expect(text).toContain('sign in again first');
    expect(text).not.toContain('Delete my account');
    const answer = await submit(browser, 'data/delete/', { sure: 'yes' });
    expect(answer.headers.get('location')).toContain('/gateway/readers/sign-in?');
    expect(answer.headers.get('location')).toContain('fresh=1');
    expect(await rowsOf(paul.email)).toBe(1);
    const { url } = await browser.follow(shared.site.at(fresh), (one) => one.includes('/sign-in/'));
    expect(url).toContain('/gateway/identity/sign-in/');
  });

  it('only for 10 minutes after that, and only on purpose', async () => {
    const browser = await shared.site.signIn(paul, fresh);
    expect((await shared.site.page(browser, '/account/data/')).text).toContain('Delete my account');
    const unsure = await submit(browser, 'data/delete/', {});
    expect(unsure.headers.get('location')).toBe('/account/data/#end');
    shared.later = 601_000;
    await submit(browser, 'data/delete/', { sure: 'yes' });
    expect(await rowsOf(paul.email)).toBe(1);
  });

  it('not by half: where one of those who keep something fails, it is still there', async () => {
    const browser = await shared.site.signIn(paul, fresh);
    shared.mustFail = true;
    const answer = await submit(browser, 'data/delete/', { sure: 'yes' });
    expect(answer.status).toBe(500);
    expect(await answer.text()).toContain('Something went wrong');
    expect((await shared.site.me(browser)).state).toBe('Logged In');
  });

  it('with all that belongs to it, everywhere; its sessions are nobody’s', async () => {
    const elsewhere = await shared.site.signIn(subscriber);
    const browser = await shared.site.signIn(subscriber, fresh);
    await shared.site.call(browser, 'PUT', '/saved/x', { body: { title: 'X', url: '/x' } });
    const answer = await submit(browser, 'data/delete/', { sure: 'yes' });
    expect([answer.status, await answer.text()]).toEqual([
      200,
      expect.stringContaining('Your account is deleted'),
    ]);
    expect(shared.forgotten).toEqual([`newsletters of ${subscriber.email}`, 'gifts', 'identity']);
    expect(browser.cookies.has(SESSION_COOKIE)).toBe(false);
    expect(await shared.site.me(elsewhere)).toEqual({ state: 'Logged Out' });
    expect(await rowsOf(subscriber.email)).toBe(0);
    const { rowCount } = await shared.site.pool.query('select from readers.subscriptions');
    expect(rowCount).toBe(0);
    expect(
      (await shared.site.pool.query(`select from readers.saved where story_id = 'x'`)).rowCount,
    ).toBe(0);
  });
});
