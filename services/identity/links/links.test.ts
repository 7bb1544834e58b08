import { mkdtempSync, readdirSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';

import { engines, type TestDatabase } from '../../content/testing/engines';
import { Mailer } from '../../mail/Mailer';
import { outboxTransport } from '../../mail/transports/outboxTransport';
import { createAccount, findAccount, setAccountState } from '../accounts/accounts';
import { openDatabase } from '../store/openDatabase';
import { removeExpired } from '../store/removeExpired';
import type { Database } from '../store/tables';
import { Browser } from '../testing/Browser';
import { editorOf } from '../testing/editorOf';
import { openNode, type IdentityNode } from '../testing/openIdentity';
import { Reader } from '../testing/Reader';
import { LINK_MS, makeLink } from './links';

jest.setTimeout(120_000);

const password = 'the light of truth upon them';

describe.each(engines)('links by mail, on $name', (engine) => {
  let database: TestDatabase;
  let node: IdentityNode;
  let db: Database;
  let made = 0;

  beforeAll(async () => {
    database = await engine.open();
    node = await openNode(database.pool);
    db = await openDatabase(database.pool);
  });
  afterAll(async () => {
    await node.close();
    await database.close();
  });
  afterEach(async () => {
    jest.restoreAllMocks();
    await database.pool.query('delete from identity.tries');
  });

  const newEmail = () => `reader-${(made += 1)}@daily.example`;
  const account = async (given: Partial<Parameters<typeof createAccount>[1]> = {}) =>
    createAccount(db, { email: newEmail(), name: 'Ida B. Wells', password, ...given });
  const lastMail = (email: string) => node.mails.findLast(({ to }) => to.address === email);
  const has = async (email: string) => (await findAccount(db, { email })) !== null;

  describe('creating an account', () => {
    it('makes it only once its address is proved, and signs in and leads back', async () => {
      const email = newEmail();
      const reader = await Reader.at(node);
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
        `${node.origin}/gateway/readers/sign-in?to=%2Fnews%2Fa-story.html%3Fpage%3D2`,
      ]);
      expect(await reader.who()).toMatchObject({
        email,
        email_verified: true,
        name: 'Ida B. Wells',
      });
      expect((await reader.use(email, { password })).status).toBe(410);

      const later = await Reader.at(node);
      const signedIn = await later.browser.submit(await later.arrive(), { email, password });
      expect(signedIn.status).toBe(303);
    });

    it('does without a password, and then no password signs in', async () => {
      const email = newEmail();
      const reader = await Reader.at(node);
      const used = await reader.prove('register', email, { without: 'password', password: 'x' });
      expect(used.status).toBe(303);
      expect(await reader.who()).toMatchObject({ email, name: email.split('@')[0] });
      const other = await Reader.at(node);
      for (const guess of ['', 'nobody has this password', 'null', password]) {
        const answer = await other.browser.submit(await other.arrive(), { email, password: guess });
        expect(answer.status).toBe(400);
      }
      expect(await other.who()).toBeNull();
    });

    it('says what is wrong with a password, and the link stays good', async () => {
      const email = newEmail();
      const reader = await Reader.at(node);
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
      const [one, two] = [await Reader.at(node), await Reader.at(node)];
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
      const reader = await Reader.at(node);
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
      const reader = await Reader.at(node);
      await reader.prove('sign-in', ida.email);
      expect(await reader.who()).toMatchObject({ sub: ida.id });
      const link = await makeLink(db, {
        purpose: 'sign-in',
        email: nelly.email,
        accountId: nelly.id,
      });
      const used = await reader.browser.submit(`${node.issuer}/link/${link.key}`, {});
      expect(used.status).toBe(303);
      expect(await reader.who()).toMatchObject({ sub: nelly.id });
      expect(await reader.who()).toMatchObject({ sub: nelly.id });
    });

    it('sets a new password, ends what was open and opens a lock', async () => {
      const { email, id } = await account();
      const [reader, before] = [await Reader.at(node), await Reader.at(node)];
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
      const later = await Reader.at(node);
      const old = await later.browser.submit(await later.arrive(), { email, password });
      expect(old.status).toBe(400);
      const good = { email, password: 'a new phrase to remember' };
      expect((await later.browser.submit(await later.arrive(), good)).status).toBe(303);
    });

    it('is there for staff only to choose a new password', async () => {
      const { email } = await account();
      const editor = await editorOf(node.issuer);
      const browser = new Browser();
      const page = await editor.open(browser, await editor.begin());
      const markup = await (await browser.ask(page)).text();
      expect(markup).toContain('Forgot your password?');
      for (const words of ['Create a free account', 'Email me a link', 'passkey'])
        expect(markup).not.toContain(words);
      const count = node.mails.length;
      for (const wants of ['register', 'sign-in'])
        expect((await browser.submit(page, { wants, email, send: 'yes' })).status).toBe(400);
      expect(node.mails).toHaveLength(count);
      expect((await browser.submit(page, { wants: 'reset', email })).status).toBe(303);
      expect(lastMail(email)?.subject).toBe('Choose a new password');
      const stranger = newEmail();
      await browser.submit(page, { wants: 'reset', email: stranger });
      expect(lastMail(stranger)?.text).toContain('An administrator of the site can invite you');
      expect(lastMail(stranger)?.text).not.toContain('/link/');
    });

    it('asks for the address where none was typed, and carries along one that was', async () => {
      const reader = await Reader.at(node);
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
      expect(node.mails.some(({ to }) => to.address === 'a@b.example')).toBe(false);
    });
  });

  describe('attempts to break in', () => {
    it('learns the same of an address with an account, without one, and with a closed one', async () => {
      const known = await account();
      const closed = await account();
      await setAccountState(db, closed.id, 'disabled');
      for (const wants of ['register', 'reset', 'sign-in']) {
        const pages = new Set<string>();
        for (const email of [known.email, newEmail(), closed.email]) {
          const reader = await Reader.at(node);
          const page = await reader.arrive();
          const answer = await reader.browser.submit(page, { wants, email, send: 'yes' });
          const [, uid = ''] = /sign-in\/([\w-]+)/.exec(page) ?? [];
          const text = (await answer.text()).replaceAll(email, 'EMAIL').replaceAll(uid, 'UID');
          const headers = [...answer.headers.keys()].toSorted().join();
          pages.add(`${answer.status} ${headers} ${text}`);
          expect(lastMail(email)).toBeDefined();
        }
        expect(pages.size).toBe(1);
      }
      expect(lastMail(known.email)?.subject).toBe('Sign in to The Daily');
      expect(lastMail(closed.email)?.text).toContain('Its account is closed');
    });

    it('does the same work for each, so that the time says nothing', async () => {
      const known = await account();
      const count = async (email: string) => {
        const reader = await Reader.at(node);
        const page = await reader.arrive();
        const spy = jest.spyOn(database.pool, 'connect');
        const before = node.mails.length;
        await reader.browser.submit(page, { wants: 'reset', email, send: 'yes' });
        const calls = spy.mock.calls.length;
        spy.mockRestore();
        return [calls, node.mails.length - before];
      };
      expect(await count(newEmail())).toEqual(await count(known.email));
    });

    it('tells who has an account that they do, by mail alone', async () => {
      const { email, id } = await account();
      const reader = await Reader.at(node);
      await reader.ask('register', email);
      expect(lastMail(email)?.subject).toBe('You have an account at The Daily');
      const used = await reader.use(email, { name: 'Another Name', password: 'another password' });
      expect(used.status).toBe(303);
      expect(await reader.who()).toMatchObject({ sub: id, name: 'Ida B. Wells' });
      expect((await findAccount(db, { email }))?.id).toBe(id);
    });

    it('uses no link twice, late, forged, or for another purpose', async () => {
      const { email, id } = await account();
      const reader = await Reader.at(node);
      await reader.ask('sign-in', email);
      const link = reader.linkIn(email) ?? '';
      const forged = link.replace(/.(?=\?)/, (last) => (last === 'A' ? 'B' : 'A'));
      expect((await new Browser().submit(forged, {})).status).toBe(410);

      // A link that signs in sets no password, and an open one is no proof.
      const fields = { password: 'an attacker has chosen this', name: 'x' };
      expect((await new Browser().submit(link, fields)).status).toBe(303);
      const other = await Reader.at(node);
      const guess = { email, password: fields.password };
      expect((await other.browser.submit(await other.arrive(), guess)).status).toBe(400);
      await reader.ask('sign-in', email);
      const key = reader.linkIn(email)?.split('/').at(-1) ?? '';
      const page = await other.arrive();
      other.browser.cookies.set('identity_proof', { value: key, path: '/', attributes: '' });
      expect((await other.browser.ask(page)).status).toBe(200);
      const proof = await makeLink(db, { purpose: 'proof', email, accountId: id });
      expect((await new Browser().submit(`${node.issuer}/link/${proof.key}`, {})).status).toBe(410);

      await reader.ask('reset', email);
      const late = reader.linkIn(email) ?? '';
      const now = Date.now();
      const clock = jest.spyOn(Date, 'now').mockImplementation(() => now + LINK_MS.reset + 1000);
      expect((await new Browser().ask(late)).status).toBe(410);
      expect((await new Browser().submit(late, { password })).status).toBe(410);
      await removeExpired(db, now + LINK_MS.reset + 1000);
      clock.mockRestore();
      expect((await new Browser().submit(late, { password })).status).toBe(410);
    });

    it('ends a proof with its first use, and after 2 minutes', async () => {
      const { email } = await account();
      const proofOf = async () => {
        const reader = await Reader.at(node);
        await reader.prove('sign-in', email);
        const proof = reader.browser.cookies.get('identity_proof');
        if (!proof) throw new Error('There is no proof.');
        return { reader, proof };
      };
      const { proof: stolen } = await proofOf();
      expect(stolen.attributes).toMatch(/HttpOnly; SameSite=Lax/);
      const now = Date.now();
      const clock = jest.spyOn(Date, 'now').mockImplementation(() => now + LINK_MS.proof + 1000);
      const slow = await Reader.at(node);
      slow.browser.cookies.set('identity_proof', stolen);
      expect(await slow.who()).toBeNull();
      clock.mockRestore();
      const { reader, proof: second } = await proofOf();
      expect(await reader.who()).not.toBeNull();
      expect(reader.browser.cookies.has('identity_proof')).toBe(false);
      const thief = await Reader.at(node);
      thief.browser.cookies.set('identity_proof', second);
      expect(await thief.who()).toBeNull();
    });

    it('signs in to no closed account, whenever the link was made', async () => {
      const { email, id } = await account();
      const reader = await Reader.at(node);
      await reader.ask('sign-in', email);
      const [signIn] = [reader.linkIn(email) ?? ''];
      await reader.ask('reset', email);
      await setAccountState(db, id, 'disabled');
      expect((await reader.use(email, { password })).status).toBe(410);
      expect((await new Browser().submit(signIn, {})).status).toBe(410);
      expect(await reader.who()).toBeNull();
    });

    it('takes a form of our own pages only', async () => {
      const { email } = await account();
      const reader = await Reader.at(node);
      const page = await reader.arrive();
      const foreign = { origin: 'https://evil.example', 'sec-fetch-site': 'cross-site' };
      const fields = { wants: 'reset', email, send: 'yes' };
      expect((await reader.browser.submit(page, fields, foreign)).status).toBe(403);
      await reader.ask('sign-in', email);
      const link = reader.linkIn(email) ?? '';
      expect((await new Browser().submit(link, {}, foreign)).status).toBe(403);
      expect((await new Browser().submit(link, {})).status).toBe(303);
    });

    it.each(['//evil.example/', 'https://evil.example/', '/\\evil.example', '/.//evil.example'])(
      'leads to no other site: %s',
      async (returnTo) => {
        const { email } = await account();
        const reader = await Reader.at(node);
        await reader.ask('sign-in', email, { return_to: returnTo });
        const used = await reader.use(email);
        const start = `${node.origin}/gateway/readers/sign-in`;
        expect(used.headers.get('location')).toBe(start);
      },
    );

    it('floods no mailbox, with an account or without one, and no site from one address', async () => {
      for (const email of [(await account()).email, newEmail()]) {
        const statuses = [];
        for (let n = 1; n <= 7; n += 1)
          statuses.push((await (await Reader.at(node)).ask('sign-in', email)).status);
        expect(statuses).toEqual([303, 303, 303, 303, 303, 429, 429]);
        expect(node.mails.filter(({ to }) => to.address === email)).toHaveLength(5);
      }
      const reader = await Reader.at(node);
      const page = await reader.arrive();
      const send = (email: string) =>
        reader.browser.submit(page, { wants: 'register', email, send: 'yes' });
      for (let n = 1; n <= 30; n += 1) expect((await send(newEmail())).status).toBe(303);
      const late = newEmail();
      expect((await send(late)).status).toBe(429);
      expect(lastMail(late)).toBeUndefined();
    });

    it('locks a reader whose password is guessed, and says the same where there is none', async () => {
      const { email } = await account({ password: null });
      for (const tried of [email, newEmail()]) {
        const reader = await Reader.at(node);
        const page = await reader.arrive();
        const statuses = [];
        for (let n = 1; n <= 6; n += 1) {
          const guess = { email: tried, password: `guess number ${n}` };
          statuses.push((await reader.browser.submit(page, guess)).status);
        }
        expect(statuses).toEqual([400, 400, 400, 400, 400, 429]);
      }
    });

    it('keeps no key, and mails no word that somebody typed', async () => {
      const email = newEmail();
      const reader = await Reader.at(node);
      await reader.prove('register', email, { name: '<script>alert(1)</script>', password });
      expect((await reader.who())?.name).toBe('<script>alert(1)</script>');
      const other = await Reader.at(node);
      for (const wants of ['sign-in', 'reset', 'register']) await other.ask(wants, email);
      const mails = node.mails.filter(({ to }) => to.address === email);
      expect(mails).toHaveLength(4);
      for (const { html, text, subject } of mails) {
        expect(`${html}${text}${subject}`).not.toContain('alert(1)');
        expect(html).not.toContain('<script');
      }
      const { rows } = await database.pool.query<{ all: string }>(
        'select json_agg(l)::text as all from identity.links l',
      );
      const key = other.linkIn(email)?.split('/').at(-1)?.split('?')[0];
      expect(rows[0]?.all).not.toContain(key);
    });
  });

  describe('after a form was sent', () => {
    it('leads to a page that sends nothing, and tells the address in no address of ours', async () => {
      const email = newEmail();
      const reader = await Reader.at(node);
      const answer = await reader.ask('register', email);
      const next = new URL(answer.headers.get('location') ?? '', node.origin).href;
      expect([answer.status, next.includes(encodeURIComponent(email))]).toEqual([303, false]);
      for (const _look of [1, 2]) {
        const page = await reader.browser.ask(next);
        const words = await page.text();
        expect([page.status, words.includes(email)]).toEqual([200, true]);
        expect(words).toContain('Check your email');
        expect(words).toMatch(/href="[^"]*form=sign-in"/);
      }
      expect(node.mails.filter(({ to }) => to.address === email)).toHaveLength(1);
      reader.browser.cookies.delete('identity_sent_to');
      expect(await (await reader.browser.ask(next)).text()).toContain('an email to your address');
    });

    it('sends one mail for a double click, and counts one, and another when it is asked for later', async () => {
      const { email } = await account();
      const reader = await Reader.at(node);
      const page = await reader.arrive();
      const send = () => reader.browser.submit(page, { wants: 'sign-in', email, send: 'yes' });
      const count = () => node.mails.filter(({ to }) => to.address === email).length;
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
    const reader = await Reader.at(node);
    await reader.prove('sign-in', email);
    const link = reader.linkIn(email) ?? '';
    for (const answer of [await new Browser().ask(link), await new Browser().submit(link, {})]) {
      const words = await answer.text();
      expect([answer.status, words.includes('Sign in</a>')]).toEqual([410, true]);
      expect(words).toContain(`href="${node.origin}/gateway/readers/sign-in"`);
    }
    const unknown = await new Browser().ask(`${node.issuer}/link/none?client=nobody`);
    expect(await unknown.text()).toContain('Go to the front page');
  });

  it('is good as it stands in a mail of the outbox', async () => {
    const folder = mkdtempSync(join(tmpdir(), 'identity-outbox-'));
    const mailer = await Mailer.open({
      pool: database.pool,
      transport: outboxTransport(folder),
      from: '"The Daily" <news@daily.example>',
      secrets: ['a secret'],
      log: { error: () => undefined },
    });
    const sending = await openNode(database.pool, { mailer });
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
    const failing = await openNode(database.pool, {
      mailer: { post: () => Promise.reject(new Error('The queue is full.')) },
    });
    const email = newEmail();
    expect((await (await Reader.at(failing)).ask('register', email)).status).toBe(500);
    const { rows } = await database.pool.query('select 1 from identity.links where email = $1', [
      email,
    ]);
    expect(rows).toEqual([]);
    await failing.close();
  });
});
