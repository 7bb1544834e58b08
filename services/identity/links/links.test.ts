import { mkdtempSync, readdirSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';

import { engines } from '../../content/testing/engines';
import { Mailer } from '../../mail/Mailer';
import { outboxTransport } from '../../mail/transports/outboxTransport';
import { findAccount } from '../accounts/accounts';
import { Browser } from '../testing/Browser';
import { editorOf } from '../testing/editorOf';
import { openNode } from '../testing/openIdentity';
import { Reader } from '../testing/Reader';
import { PASSWORD as password, useNode } from '../testing/useNode';
import { makeLink } from './links';

describe.each(engines)('links by mail, on $name', (engine) => {
  const shared = useNode(engine);
  const { newEmail, account } = shared;
  const lastMail = (email: string) => shared.node.mails.findLast(({ to }) => to.address === email);
  const has = async (email: string) => (await findAccount(shared.db, { email })) !== null;

  describe('creating an account', () => {
    it('makes it only once its address is proved, and signs in and leads back', async () => {
      const email = newEmail();
      const reader = await Reader.at(shared.node);
      const answer = await reader.ask('register', ` ${email.toUpperCase()} `, {
        return_to: '/news/a-story.html?page=2',
      });
      expect([answer.status, await has(email)]).toEqual([303, false]);
      const link = reader.linkIn(email) ?? '';
      for (const _look of [1, 2]) {
        const page = await new Browser().ask(link);
        expect([page.status, page.headers.get('cache-control')]).toEqual([200, 'no-store']);
        expect(await page.text()).toContain(`value="${email}"`);
      }
      expect(await has(email)).toBe(false);

      const used = await reader.use(email, { name: 'Ida B. Wells', password });
      expect([used.status, used.headers.get('location')]).toEqual([
        303,
        `${shared.node.origin}/gateway/readers/sign-in?to=%2Fnews%2Fa-story.html%3Fpage%3D2`,
      ]);
      expect(await reader.who()).toMatchObject({
        email,
        email_verified: true,
        name: 'Ida B. Wells',
      });
      expect((await reader.use(email, { password })).status).toBe(410);

      const later = await Reader.at(shared.node);
      const signedIn = await later.browser.submit(await later.arrive(), { email, password });
      expect(signedIn.status).toBe(303);
    });

    it('does without a password, and then no password signs in', async () => {
      const email = newEmail();
      const reader = await Reader.at(shared.node);
      const used = await reader.prove('register', email, { without: 'password', password: 'x' });
      expect(used.status).toBe(303);
      expect(await reader.who()).toMatchObject({ email, name: email.split('@')[0] });
      const other = await Reader.at(shared.node);
      for (const guess of ['', 'nobody has this password', 'null', password]) {
        const answer = await other.browser.submit(await other.arrive(), { email, password: guess });
        expect(answer.status).toBe(400);
      }
      expect(await other.who()).toBeNull();
    });

    it('says what is wrong with a password, and the link stays good', async () => {
      const email = newEmail();
      const reader = await Reader.at(shared.node);
      const answer = await reader.prove('register', email, { name: 'Ida', password: 'short' });
      const page = await answer.text();
      expect(answer.status).toBe(400);
      expect(page).toContain('Use at least 12 characters');
      expect(page).toContain('value="Ida"');
      expect((await reader.use(email, { name: 'x'.repeat(201), password })).status).toBe(400);
      expect((await reader.use(email, { name: 'Ida', password })).status).toBe(303);
    });

    it('makes one account of several links, used at once', async () => {
      const email = newEmail();
      const [one, two] = [await Reader.at(shared.node), await Reader.at(shared.node)];
      await one.ask('register', email);
      const first = one.linkIn(email) ?? '';
      await two.ask('register', email);
      const second = two.linkIn(email) ?? '';
      expect(first).not.toBe(second);
      const answers = await Promise.all(
        [first, second, first].map((link) => new Browser().submit(link, { password })),
      );
      expect(answers.map(({ status }) => status).toSorted((a, b) => a - b)).toEqual([
        303, 410, 410,
      ]);
    });

    it('is shown first to who asks the site for it', async () => {
      const reader = await Reader.at(shared.node);
      const url = await reader.arrive({ screen_hint: 'signup' });
      const page = await (await reader.browser.ask(url)).text();
      expect(page).toContain('<h1>Create a free account</h1>');
      const back = /class="button quiet" href="([^"]+)"/.exec(page)?.[1]?.replaceAll('&amp;', '&');
      const signIn = await reader.browser.ask(new URL(back ?? '', url).href);
      expect(await signIn.text()).toContain('<h1>Sign in</h1>');
    });
  });

  describe('signing in and choosing a new password', () => {
    it('signs in without a password, in place of who was signed in before', async () => {
      const [ida, nelly] = [await account(), await account({ name: 'Nelly Bly' })];
      const reader = await Reader.at(shared.node);
      await reader.prove('sign-in', ida.email);
      expect(await reader.who()).toMatchObject({ sub: ida.id });
      const link = await makeLink(shared.db, {
        purpose: 'sign-in',
        email: nelly.email,
        accountId: nelly.id,
      });
      const used = await reader.browser.submit(`${shared.node.issuer}/link/${link.key}`, {});
      expect(used.status).toBe(303);
      expect(await reader.who()).toMatchObject({ sub: nelly.id });
      expect(await reader.who()).toMatchObject({ sub: nelly.id });
    });

    it('sets a new password, ends what was open and opens a lock', async () => {
      const { email, id } = await account();
      const [reader, before] = [await Reader.at(shared.node), await Reader.at(shared.node)];
      await before.prove('sign-in', email);
      expect(await before.who()).toMatchObject({ sub: id });
      for (let n = 1; n <= 6; n += 1)
        await reader.browser.submit(await reader.arrive(), { email, password: 'a wrong guess' });
      await reader.ask('sign-in', email);
      const older = reader.linkIn(email) ?? '';
      await reader.ask('reset', email);
      expect((await reader.use(email, { password: 'short' })).status).toBe(400);
      expect((await reader.use(email, { password: 'a new phrase to remember' })).status).toBe(303);
      expect(await reader.who()).toMatchObject({ sub: id });
      expect(await before.who()).toBeNull();
      expect((await new Browser().submit(older, {})).status).toBe(410);
      const later = await Reader.at(shared.node);
      const old = await later.browser.submit(await later.arrive(), { email, password });
      expect(old.status).toBe(400);
      const good = { email, password: 'a new phrase to remember' };
      expect((await later.browser.submit(await later.arrive(), good)).status).toBe(303);
    });

    it('is there for staff only to choose a new password', async () => {
      const { email } = await account();
      const editor = await editorOf(shared.node.issuer);
      const browser = new Browser();
      const page = await editor.open(browser, await editor.begin());
      const markup = await (await browser.ask(page)).text();
      expect(markup).toContain('Forgot your password?');
      for (const words of ['Create a free account', 'Email me a link', 'passkey'])
        expect(markup).not.toContain(words);
      const count = shared.node.mails.length;
      for (const wants of ['register', 'sign-in'])
        expect((await browser.submit(page, { wants, email, send: 'yes' })).status).toBe(400);
      expect(shared.node.mails).toHaveLength(count);
      expect((await browser.submit(page, { wants: 'reset', email })).status).toBe(303);
      expect(lastMail(email)?.subject).toBe('Choose a new password');
      const stranger = newEmail();
      await browser.submit(page, { wants: 'reset', email: stranger });
      expect(lastMail(stranger)?.text).toContain('An administrator of the site can invite you');
      expect(lastMail(stranger)?.text).not.toContain('/link/');
    });

    it('asks for the address where none was typed, and carries along one that was', async () => {
      const reader = await Reader.at(shared.node);
      const page = await reader.arrive();
      for (const wants of ['register', 'reset', 'sign-in']) {
        const asked = await reader.browser.submit(page, { wants, email: '' });
        expect([asked.status, await asked.text()]).toEqual([
          200,
          expect.stringContaining('Send the link'),
        ]);
        const wrong = await reader.browser.submit(page, { wants, email: 'nobody', send: 'yes' });
        expect(await wrong.text()).toContain('Enter an email address, like name@example.com.');
        expect(wrong.status).toBe(400);
      }
      const carried = await reader.browser.submit(page, {
        wants: 'register',
        email: 'a@b.example',
      });
      expect(await carried.text()).toContain('value="a@b.example"');
      expect(shared.node.mails.some(({ to }) => to.address === 'a@b.example')).toBe(false);
    });
  });

  describe('after a form was sent', () => {
    it('leads to a page that sends nothing, and tells the address in no address of ours', async () => {
      const email = newEmail();
      const reader = await Reader.at(shared.node);
      const answer = await reader.ask('register', email);
      const next = new URL(answer.headers.get('location') ?? '', shared.node.origin).href;
      expect([answer.status, next.includes(encodeURIComponent(email))]).toEqual([303, false]);
      for (const _look of [1, 2]) {
        const page = await reader.browser.ask(next);
        const words = await page.text();
        expect([page.status, words.includes(email)]).toEqual([200, true]);
        expect(words).toContain('Check your email');
        expect(words).toMatch(/href="[^"]*form=sign-in"/);
      }
      expect(shared.node.mails.filter(({ to }) => to.address === email)).toHaveLength(1);
      reader.browser.cookies.delete('identity_sent_to');
      expect(await (await reader.browser.ask(next)).text()).toContain('an email to your address');
    });

    it('sends one mail for a double click, and counts one, and another when it is asked for later', async () => {
      const { email } = await account();
      const reader = await Reader.at(shared.node);
      const page = await reader.arrive();
      const send = () => reader.browser.submit(page, { wants: 'sign-in', email, send: 'yes' });
      const count = () => shared.node.mails.filter(({ to }) => to.address === email).length;
      const twice = await Promise.all([send(), send(), send(), send()]);
      expect(twice.map(({ status }) => status)).toEqual([303, 303, 303, 303]);
      expect(count()).toBe(1);
      const now = Date.now();
      for (let later = 1; later <= 5; later += 1) {
        jest.spyOn(Date, 'now').mockImplementation(() => now + later * 11_000);
        await send();
      }
      expect(count()).toBe(5);
    });
  });

  it('leads to where its people sign in, once it is used', async () => {
    const { email } = await account();
    const reader = await Reader.at(shared.node);
    await reader.prove('sign-in', email);
    const link = reader.linkIn(email) ?? '';
    for (const answer of [await new Browser().ask(link), await new Browser().submit(link, {})]) {
      const words = await answer.text();
      expect([answer.status, words.includes('Sign in</a>')]).toEqual([410, true]);
      expect(words).toContain(`href="${shared.node.origin}/gateway/readers/sign-in"`);
    }
    const unknown = await new Browser().ask(`${shared.node.issuer}/link/none?client=nobody`);
    expect(await unknown.text()).toContain('Go to the front page');
  });

  it('is good as it stands in a mail of the outbox', async () => {
    const folder = mkdtempSync(join(tmpdir(), 'identity-outbox-'));
    const mailer = await Mailer.open({
      pool: shared.database.pool,
      transport: outboxTransport(folder),
      from: '"The Daily" <news@daily.example>',
      secrets: ['a secret'],
      log: { error: () => undefined },
    });
    const sending = await openNode(shared.database.pool, { mailer });
    try {
      const { email } = await account();
      const reader = await Reader.at(sending);
      await reader.ask('reset', email);
      expect(await mailer.sendDue()).toBe(1);
      const [file = ''] = readdirSync(folder);
      const mail = readFileSync(join(folder, file), 'utf8').replace(/=\n/g, '');
      expect(mail).toContain(`To: ${email}`);
      expect(mail).toContain('Content-Type: text/plain');
      expect(mail).toContain('Content-Type: text/html');
      const link = /http:\S+\/link\/[\w-]{43}/.exec(mail)?.[0] ?? '';
      const used = await reader.browser.submit(link, { password: 'a new phrase to remember' });
      expect(used.status).toBe(303);
      expect(await reader.who()).toMatchObject({ email });
    } finally {
      await sending.close();
      rmSync(folder, { recursive: true, force: true });
    }
  });

  it('is not made where its mail can not be posted', async () => {
    const failing = await openNode(shared.database.pool, {
      mailer: { post: () => Promise.reject(new Error('The queue is full.')) },
    });
    const email = newEmail();
    expect((await (await Reader.at(failing)).ask('register', email)).status).toBe(500);
    const { rows } = await shared.database.pool.query(
      'select 1 from identity.links where email = $1',
      [email],
    );
    expect(rows).toEqual([]);
    await failing.close();
  });
});
