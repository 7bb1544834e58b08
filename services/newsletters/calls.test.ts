import { engines, type TestDatabase } from '../content/testing/engines';
import { newsletterPreferences, type NewsletterPreferences } from './newsletterPreferences';
import {
  bearer,
  CATALOGUE,
  openNewsletters,
  signedIn,
  type TestNewsletters,
} from './testing/openNewsletters';

interface User {
  keys: { sid: string | null; email: string };
  vars: { contact_key: string | null; identify_key: string; consents: string[] };
  lists: Record<string, string>;
}

describe.each(engines)('the calls of newsletters (platform §7) on $name', (engine) => {
  let database: TestDatabase;
  let news: TestNewsletters;
  let preferences: NewsletterPreferences;
  let count = 0;
  let email = '';

  beforeAll(async () => {
    database = await engine.open();
    news = await openNewsletters(database);
    const { pool } = database;
    preferences = await newsletterPreferences({ pool, website: 'daily', ...CATALOGUE });
  });
  afterAll(async () => {
    await news.close();
    await database.close();
  });
  beforeEach(() => {
    count += 1;
    email = `caller-${count}@mail.example`;
  });

  const userOf = async (
    address = email,
    headers: Record<string, string> = signedIn(address),
  ): Promise<User> =>
    (
      await news.get(`/sailthru/rest/user/${encodeURIComponent(address)}?key=email`, headers)
    ).json<User>();
  const listsOf = async (address = email, headers: Record<string, string> = signedIn(address)) =>
    news.get(
      `/salesforce/user-subscribed-newsletter?email=${encodeURIComponent(address)}`,
      headers,
    );
  const setLists = async (
    lists: Record<string, number>,
    changes: object = {},
    headers: Record<string, string> = signedIn(email),
  ) => {
    const { vars } = await userOf();
    const body = { id: email, key: 'email', lists, identifyKey: vars.identify_key, ...changes };
    return news.json('/sailthru/rest/user', body, headers);
  };
  const setPreferences = (body: object, headers: Record<string, string> = signedIn(email)) =>
    news.json('/salesforce/newsletter', body, headers);

  it.each([
    ['', 200],
    ['?key=email', 200],
    ['?key=sid', 400],
    ['?key=', 400],
  ])('sailthru/rest/user is asked by the address only: %s', async (query, status) => {
    const path = `/sailthru/rest/user/${encodeURIComponent(email)}${query}`;
    const answer = await news.get(path, signedIn(email));
    expect(answer.statusCode).toBe(status);
    if (status === 400) expect(answer.json()).toMatchObject({ message: 'key must be email.' });
  });

  it('sailthru/rest/user puts an address on lists and takes it off', async () => {
    expect(await userOf()).toMatchObject({
      keys: { sid: null, email },
      vars: { contact_key: null },
      lists: {},
    });
    const answer = await setLists({ Clout: 1, "Let's Eat": 1 });
    expect([answer.statusCode, answer.json()]).toMatchObject([200, { ok: true, keys: { email } }]);
    const user = await userOf();
    expect(user).toMatchObject({
      keys: { sid: expect.stringMatching(/^[\da-f]{24}$/), email },
      vars: { contact_key: expect.stringMatching(/^[\da-f-]{36}$/), consents: [] },
      lists: { Clout: '2026-11-20T12:00:00.000Z', "Let's Eat": '2026-11-20T12:00:00.000Z' },
    });
    await setLists({ Clout: 0, "Let's Eat": 1 });
    expect((await listsOf()).json()).toEqual({ lists: ["Let's Eat"] });
  });

  it('salesforce/newsletter turns preferences and consents on and off, by contact', async () => {
    await setLists({});
    const { vars } = await userOf();
    const referenceIds = ['pref-clout', 'Marketing_Communications', 'E-Edition'];
    const body = { contactId: vars.contact_key, referenceIds, isOptIn: true };
    expect((await setPreferences(body)).statusCode).toBe(200);
    expect((await listsOf()).json()).toEqual({ lists: ['Clout'] });
    expect((await userOf()).vars.consents).toEqual(['E-Edition', 'Marketing_Communications']);
    await setPreferences({ ...body, isOptIn: false, referenceIds: ['E-Edition', 'pref-clout'] });
    expect((await listsOf()).json()).toEqual({ lists: [] });
    expect((await userOf()).vars.consents).toEqual(['Marketing_Communications']);
  });

  it.each([undefined, null, ''])('does nothing without contactId (%s)', async (contactId) => {
    const body = { contactId, referenceIds: ['pref-clout'], isOptIn: true };
    const answer = await setPreferences(body);
    expect([answer.statusCode, answer.json()]).toEqual([200, { ok: true }]);
    expect((await listsOf()).json()).toEqual({ lists: [] });
  });

  it('refuses a preference that there is not, by its name, and changes nothing', async () => {
    await setLists({});
    const { vars } = await userOf();
    const referenceIds = ['pref-clout', 'pref-nothing'];
    const answer = await setPreferences({
      contactId: vars.contact_key,
      referenceIds,
      isOptIn: true,
    });
    expect([answer.statusCode, answer.json()]).toEqual([
      400,
      { message: 'There is no preference "pref-nothing".' },
    ]);
    expect((await listsOf()).json()).toEqual({ lists: [] });
  });

  it('acts for anyone where the deployment’s token comes with it', async () => {
    expect((await setLists({ Clout: 1 }, {}, bearer)).statusCode).toBe(200);
    const { vars } = await userOf(email, bearer);
    const body = { contactId: vars.contact_key, referenceIds: ['E-Edition'], isOptIn: true };
    expect((await setPreferences(body, bearer)).statusCode).toBe(200);
    expect((await listsOf(email, bearer)).json()).toEqual({ lists: ['Clout'] });
    expect((await listsOf('nobody@mail.example', bearer)).json()).toEqual({ lists: [] });
    const none = await setPreferences({ ...body, contactId: 'none' }, bearer);
    expect([none.statusCode, none.json()]).toEqual([404, { message: 'There is no such contact.' }]);
  });

  it.each([
    ['to nobody', {}],
    ['to a wrong token', { authorization: 'Bearer guess' }],
    ['to a wrong token with a session', { ...signedIn('x@y.example'), authorization: 'Bearer x' }],
  ])('answers %s: 401', async (_name, headers) => {
    const answers = await Promise.all([
      listsOf(email, headers),
      news.get(`/sailthru/rest/user/${email}`, headers),
      setLists({ Clout: 1 }, {}, headers),
      setPreferences({ contactId: 'x', referenceIds: [], isOptIn: true }, headers),
    ]);
    expect(answers.map(({ statusCode }) => statusCode)).toEqual([401, 401, 401, 401]);
  });

  it('shows and changes no other reader’s newsletters, and does not tell whether there are any', async () => {
    await setLists({ Clout: 1 });
    const victim = await userOf();
    const thief = signedIn('thief@mail.example');
    const own = await userOf('thief@mail.example', thief);
    const answers = [
      await listsOf(email, thief),
      await listsOf('nobody@mail.example', thief),
      await news.get(`/sailthru/rest/user/${email}`, thief),
      await setLists({ Clout: 0 }, {}, thief),
      await setLists({ Clout: 0 }, { identifyKey: own.vars.identify_key }, thief),
      await setPreferences(
        { contactId: victim.vars.contact_key, referenceIds: ['pref-clout'], isOptIn: false },
        thief,
      ),
      await setPreferences(
        { contactId: 'none', referenceIds: ['pref-clout'], isOptIn: false },
        thief,
      ),
    ];
    expect(new Set(answers.map((answer) => `${answer.statusCode} ${answer.body}`)).size).toBe(1);
    expect(answers[0]!.statusCode).toBe(403);
    expect((await listsOf()).json()).toEqual({ lists: ['Clout'] });
  });

  it('takes an identifyKey that is made up, or another reader’s, from nobody', async () => {
    const other = (await userOf('other@mail.example')).vars.identify_key;
    for (const identifyKey of [other, 'x', `${Buffer.from(email).toString('base64url')}.x`])
      expect((await setLists({ Clout: 1 }, { identifyKey })).statusCode).toBe(403);
    expect((await setLists({ Clout: 1 }, { identifyKey: other }, bearer)).statusCode).toBe(403);
    expect((await listsOf()).json()).toEqual({ lists: [] });
  });

  it.each([
    ['without its token', { 'x-csrf-token': '' }],
    ['with the token of another session', { 'x-csrf-token': 'token of other@mail.example' }],
    ['from another site', { 'sec-fetch-site': 'cross-site' }],
  ])('changes nothing for a page that acts in a reader’s name: %s', async (_name, headers) => {
    const forged = { ...signedIn(email), ...headers };
    expect((await setLists({ Clout: 1 }, {}, forged)).statusCode).toBe(403);
    const body = { contactId: null, referenceIds: [], isOptIn: true };
    expect((await setPreferences(body, forged)).statusCode).toBe(403);
    expect((await listsOf()).json()).toEqual({ lists: [] });
  });

  it('names what does not exist, and changes nothing then', async () => {
    const lists = await setLists({ Clout: 1, 'No such list': 1 });
    expect([lists.statusCode, lists.body]).toEqual([400, expect.stringContaining('No such list')]);
    const { vars } = await userOf();
    const body = { contactId: vars.contact_key, referenceIds: ['pref-clout', 'x'], isOptIn: true };
    expect((await setPreferences(body)).statusCode).toBe(400);
    expect((await listsOf()).json()).toEqual({ lists: [] });
  });

  it.each([
    ['lists that are no numbers', { lists: { Clout: 'yes' } }],
    ['lists that are none', { lists: ['Clout'] }],
    ['another key', { key: 'sid' }],
    ['what is no address', { id: 'a\u0000b' }],
    ['no identifyKey', { identifyKey: undefined }],
    ['an identifyKey that is too long', { identifyKey: 'x'.repeat(1001) }],
    ['no lists', { lists: undefined }],
    ['a list that is neither on nor off', { lists: { Clout: 2 } }],
    [
      'more than 50 lists',
      { lists: Object.fromEntries(Array.from({ length: 51 }, (_, n) => [`list ${n}`, 1])) },
    ],
    ['no address', { id: undefined }],
    ['an address that is too long', { id: `${'x'.repeat(250)}@b.example` }],
  ])('refuses %s', async (_name, changes) => {
    expect((await setLists({ Clout: 1 }, changes)).statusCode).toBe(400);
  });

  it.each(['', 'nobody', 'a@b.example\u0000', 'a@b.example,c@d.example'])(
    'refuses to look up what is no address: %j',
    async (address) => {
      expect((await listsOf(address, bearer)).statusCode).toBe(400);
    },
  );

  it.each<[what: string, body: object, status: number]>([
    ['a contactId that is none', { contactId: 'x\u0000' }, 400],
    ['a contactId that is too long', { contactId: 'x'.repeat(65) }, 400],
    ['what no contact is, of the right form', { contactId: 'x'.repeat(64) }, 404],
    ['no preferences', { referenceIds: undefined }, 400],
    ['more than 50 preferences', { referenceIds: Array(51).fill('pref-clout') }, 400],
    ['a preference that is too long', { referenceIds: ['x'.repeat(65)] }, 400],
    ['neither on nor off', { isOptIn: undefined }, 400],
    ['what is no choice', { isOptIn: 'perhaps' }, 400],
    ['too much', { more: 'x'.repeat(9000) }, 413],
  ])('refuses %s', async (_what, changes, status) => {
    const body = { contactId: 'none', referenceIds: ['pref-clout'], isOptIn: true, ...changes };
    expect((await setPreferences(body, bearer)).statusCode).toBe(status);
  });

  it('keeps 50 preferences, and that they came from the website', async () => {
    await setLists({ Clout: 1 });
    const { vars, keys } = await userOf();
    const referenceIds = [...Array<string>(49).fill('pref-clout'), 'E-Edition'];
    const body = { contactId: vars.contact_key, referenceIds, isOptIn: true };
    expect((await setPreferences(body)).json()).toEqual({ ok: true });
    const sources = await database.pool.query(
      `select newsletter as name, source from newsletters.members where sid = $1
       union all select name, source from newsletters.consents where sid = $1 order by name`,
      [keys.sid],
    );
    expect(sources.rows).toEqual([
      { name: 'CLOUT', source: 'WEB' },
      { name: 'E-Edition', source: 'WEB' },
    ]);
  });

  it('keeps its answers from every cache', async () => {
    expect((await listsOf()).headers['cache-control']).toBe('no-store');
  });

  describe('an account page', () => {
    it('shows what its reader gets, and saves it', async () => {
      const isOn = async () =>
        (await preferences.read({ email })).filter((one) => one.isOn).map(({ id }) => id);
      expect(await isOn()).toEqual([]);
      await preferences.save({ email }, ['CLOUT', 'E-Edition', 'NO-SUCH']);
      expect(await isOn()).toEqual(['CLOUT', 'E-Edition']);
      expect((await listsOf()).json()).toEqual({ lists: ['Clout'] });
      await preferences.save({ email: email.toUpperCase() }, ['LETS-EAT']);
      expect(await isOn()).toEqual(['LETS-EAT']);
    });

    it('takes what its reader gets along to a new address, with what that gets already', async () => {
      const isOn = async (address: string) =>
        (await preferences.read({ email: address })).filter((o) => o.isOn).map(({ id }) => id);
      const to = `new-${email}`;
      await preferences.save({ email }, ['CLOUT']);
      const { sid } = (await userOf()).keys;
      await preferences.move(email, to);
      expect([await isOn(to), await isOn(email)]).toEqual([['CLOUT'], []]);
      expect((await userOf(to)).keys.sid).toBe(sid);

      await preferences.save({ email }, ['LETS-EAT']);
      await preferences.move(to, email);
      expect((await isOn(email)).toSorted()).toEqual(['CLOUT', 'LETS-EAT']);
      expect(await isOn(to)).toEqual([]);
      expect((await userOf()).keys.sid).toBe(sid);
      await preferences.move('nobody@mail.example', to);
      expect(await isOn(to)).toEqual([]);
    });

    it('gives its reader all that is kept, and forgets it', async () => {
      await preferences.save({ email }, ['CLOUT']);
      expect(await preferences.everythingOf({ email })).toMatchObject({
        contact: { email },
        newsletters: { CLOUT: expect.any(String) },
      });
      await preferences.forget({ email });
      expect((await userOf()).keys.sid).toBeNull();
      expect(await preferences.everythingOf({ email })).toEqual({
        contact: null,
        newsletters: {},
        consents: {},
      });
    });
  });
});
