import { engines } from '../../content/testing/engines';
import { findAccount, setAccountState } from '../accounts/accounts';
import { removeExpired } from '../store/removeExpired';
import { Browser } from '../testing/Browser';
import { Reader } from '../testing/Reader';
import { PASSWORD as password, useNode } from '../testing/useNode';
import { LINK_MS, makeLink } from './links';

describe.each(engines)('attempts to break in by links, on $name', (engine) => {
  const shared = useNode(engine);
  const { newEmail, account } = shared;
  const lastMail = (email: string) => shared.node.mails.findLast(({ to }) => to.address === email);

  it('learns the same of an address with an account, without one, and with a closed one', async () => {
    const known = await account();
    const closed = await account();
    await setAccountState(shared.db, closed.id, 'disabled');
    for (const wants of ['register', 'reset', 'sign-in']) {
      const pages = new Set<string>();
      for (const email of [known.email, newEmail(), closed.email]) {
        const reader = await Reader.at(shared.node);
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
      const reader = await Reader.at(shared.node);
      const page = await reader.arrive();
      const spy = jest.spyOn(shared.database.pool, 'connect');
      const before = shared.node.mails.length;
      await reader.browser.submit(page, { wants: 'reset', email, send: 'yes' });
      const calls = spy.mock.calls.length;
      spy.mockRestore();
      return [calls, shared.node.mails.length - before];
    };
    expect(await count(newEmail())).toEqual(await count(known.email));
  });

  it('tells who has an account that they do, by mail alone', async () => {
    const { email, id } = await account();
    const reader = await Reader.at(shared.node);
    await reader.ask('register', email);
    expect(lastMail(email)?.subject).toBe('You have an account at The Daily');
    const used = await reader.use(email, { name: 'Another Name', password: 'another password' });
    expect(used.status).toBe(303);
    expect(await reader.who()).toMatchObject({ sub: id, name: 'Ida B. Wells' });
    expect((await findAccount(shared.db, { email }))?.id).toBe(id);
  });

  it('uses no link twice, late, forged, or for another purpose', async () => {
    const { email, id } = await account();
    const reader = await Reader.at(shared.node);
    await reader.ask('sign-in', email);
    const link = reader.linkIn(email) ?? '';
    const forged = link.replace(/.(?=\?)/, (last) => (last === 'A' ? 'B' : 'A'));
    expect((await new Browser().submit(forged, {})).status).toBe(410);

    // A link that signs in sets no password, and an open one is no proof.
    const fields = { password: 'an attacker has chosen this', name: 'x' };
    expect((await new Browser().submit(link, fields)).status).toBe(303);
    const other = await Reader.at(shared.node);
    const guess = { email, password: fields.password };
    expect((await other.browser.submit(await other.arrive(), guess)).status).toBe(400);
    await reader.ask('sign-in', email);
    const key = reader.linkIn(email)?.split('/').at(-1) ?? '';
    const page = await other.arrive();
    other.browser.cookies.set('identity_proof', { value: key, path: '/', attributes: '' });
    expect((await other.browser.ask(page)).status).toBe(200);
    const proof = await makeLink(shared.db, { purpose: 'proof', email, accountId: id });
    expect((await new Browser().submit(`${shared.node.issuer}/link/${proof.key}`, {})).status).toBe(
      410,
    );

    await reader.ask('reset', email);
    const late = reader.linkIn(email) ?? '';
    const now = Date.now();
    const clock = jest.spyOn(Date, 'now').mockImplementation(() => now + LINK_MS.reset + 1000);
    expect((await new Browser().ask(late)).status).toBe(410);
    expect((await new Browser().submit(late, { password })).status).toBe(410);
    await removeExpired(shared.db, now + LINK_MS.reset + 1000);
    clock.mockRestore();
    expect((await new Browser().submit(late, { password })).status).toBe(410);
  });

  it('ends a proof with its first use, and after 2 minutes', async () => {
    const { email } = await account();
    const proofOf = async () => {
      const reader = await Reader.at(shared.node);
      await reader.prove('sign-in', email);
      const proof = reader.browser.cookies.get('identity_proof');
      if (!proof) throw new Error('There is no proof.');
      return { reader, proof };
    };
    const { proof: stolen } = await proofOf();
    expect(stolen.attributes).toMatch(/HttpOnly; SameSite=Lax/);
    const now = Date.now();
    const clock = jest.spyOn(Date, 'now').mockImplementation(() => now + LINK_MS.proof + 1000);
    const slow = await Reader.at(shared.node);
    slow.browser.cookies.set('identity_proof', stolen);
    expect(await slow.who()).toBeNull();
    clock.mockRestore();
    const { reader, proof: second } = await proofOf();
    expect(await reader.who()).not.toBeNull();
    expect(reader.browser.cookies.has('identity_proof')).toBe(false);
    const thief = await Reader.at(shared.node);
    thief.browser.cookies.set('identity_proof', second);
    expect(await thief.who()).toBeNull();
  });

  it('signs in to no closed account, whenever the link was made', async () => {
    const { email, id } = await account();
    const reader = await Reader.at(shared.node);
    await reader.ask('sign-in', email);
    const [signIn] = [reader.linkIn(email) ?? ''];
    await reader.ask('reset', email);
    await setAccountState(shared.db, id, 'disabled');
    expect((await reader.use(email, { password })).status).toBe(410);
    expect((await new Browser().submit(signIn, {})).status).toBe(410);
    expect(await reader.who()).toBeNull();
  });

  it('takes a form of our own pages only', async () => {
    const { email } = await account();
    const reader = await Reader.at(shared.node);
    const page = await reader.arrive();
    const foreign = { origin: 'https://evil.example', 'sec-fetch-site': 'cross-site' };
    const fields = { wants: 'reset', email, send: 'yes' };
    expect((await reader.browser.submit(page, fields, foreign)).status).toBe(403);
    await reader.ask('sign-in', email);
    const link = reader.linkIn(email) ?? '';
    expect((await new Browser().submit(link, {}, foreign)).status).toBe(403);
    expect((await new Browser().submit(link, {})).status).toBe(303);
  });

  it('leads back to where the reader was', async () => {
    const { email } = await account();
    const reader = await Reader.at(shared.node);
    await reader.ask('sign-in', email, { return_to: '/news/a.html?page=2' });
    const used = await reader.use(email);
    const start = `${shared.node.origin}/gateway/readers/sign-in`;
    expect(used.headers.get('location')).toBe(`${start}?to=%2Fnews%2Fa.html%3Fpage%3D2`);
  });

  it.each(['//evil.example/', 'https://evil.example/', '/\\evil.example', '/.//evil.example'])(
    'leads to no other site: %s',
    async (returnTo) => {
      const { email } = await account();
      const reader = await Reader.at(shared.node);
      await reader.ask('sign-in', email, { return_to: returnTo });
      const used = await reader.use(email);
      const start = `${shared.node.origin}/gateway/readers/sign-in`;
      expect(used.headers.get('location')).toBe(start);
    },
  );

  it('floods no mailbox, with an account or without one, and no site from one address', async () => {
    for (const email of [(await account()).email, newEmail()]) {
      const statuses = [];
      for (let n = 1; n <= 7; n += 1)
        statuses.push((await (await Reader.at(shared.node)).ask('sign-in', email)).status);
      expect(statuses).toEqual([303, 303, 303, 303, 303, 429, 429]);
      expect(shared.node.mails.filter(({ to }) => to.address === email)).toHaveLength(5);
    }
    const reader = await Reader.at(shared.node);
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
      const reader = await Reader.at(shared.node);
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
    const reader = await Reader.at(shared.node);
    await reader.prove('register', email, { name: '<script>alert(1)</script>', password });
    expect((await reader.who())?.name).toBe('<script>alert(1)</script>');
    const other = await Reader.at(shared.node);
    for (const wants of ['sign-in', 'reset', 'register']) await other.ask(wants, email);
    const mails = shared.node.mails.filter(({ to }) => to.address === email);
    expect(mails).toHaveLength(4);
    for (const { html, text, subject } of mails) {
      expect(`${html}${text}${subject}`).not.toContain('alert(1)');
      expect(html).not.toContain('<script');
    }
    const { rows } = await shared.database.pool.query<{ all: string }>(
      'select json_agg(l)::text as all from identity.links l',
    );
    const key = other.linkIn(email)?.split('/').at(-1)?.split('?')[0];
    expect(rows[0]?.all).not.toContain(key);
  });
});
