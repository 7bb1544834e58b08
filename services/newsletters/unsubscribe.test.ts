import { engines, type TestDatabase } from '../content/testing/engines';
import { openNewsletters, signedIn, type TestNewsletters } from './testing/openNewsletters';

describe.each(engines)('leaving on $name', (engine) => {
  let database: TestDatabase;
  let news: TestNewsletters;
  let count = 0;

  beforeAll(async () => {
    database = await engine.open();
    news = await openNewsletters(database);
  });
  afterAll(async () => {
    await news.close();
    await database.close();
  });

  /** Signs someone up who is signed in, and gives the links of the letter that this brings. */
  const signUp = async (...newsletters: string[]) => {
    count += 1;
    const email = `leaver-${count}@mail.example`;
    await news.form(
      '/newsletters/subscribe',
      { newsletter: newsletters, consent: 'E-Edition', email },
      signedIn(email),
    );
    const { headers = {}, text, html } = (await news.mails()).at(-1)!;
    const [one = '', all = one] = [...text.matchAll(/Unsubscribe.*: (\S+)/g)].map(([, url]) =>
      new URL(url!).pathname.replace('/gateway', ''),
    );
    return { email, headers, one, all, html };
  };
  const listsOf = async (email: string): Promise<string[]> =>
    (
      await news.get(
        `/salesforce/user-subscribed-newsletter?email=${encodeURIComponent(email)}`,
        signedIn(email),
      )
    ).json<{ lists: string[] }>().lists;
  const post = (path: string, type: string, payload: string, headers = {}) =>
    news.app.inject({
      method: 'POST',
      url: `/gateway${path}`,
      headers: { 'content-type': type, ...headers },
      payload,
    });

  it('is one press in a mail program: the headers of RFC 8058, and an address without the reader’s', async () => {
    const { headers, one, email, html } = await signUp('CLOUT');
    expect(headers).toEqual({
      'List-Unsubscribe': `<https://daily.example/gateway${one}>`,
      'List-Unsubscribe-Post': 'List-Unsubscribe=One-Click',
    });
    expect(one).not.toContain(email);
    expect(html).toContain(`href="https://daily.example/gateway${one}"`);
  });

  it.each([
    ['a form', 'application/x-www-form-urlencoded', 'List-Unsubscribe=One-Click'],
    [
      'a form of parts',
      'multipart/form-data; boundary=x',
      '--x\r\nContent-Disposition: form-data; name="List-Unsubscribe"\r\n\r\nOne-Click\r\n--x--\r\n',
    ],
  ])('takes %s from any program, without a cookie, with 200', async (_name, type, body) => {
    const { one, email } = await signUp('CLOUT', 'LETS-EAT').then(async ({ email: address }) => {
      await news.form(
        '/newsletters/subscribe',
        { newsletter: 'SPORTS-DAILY-ALL', email: address },
        signedIn(address),
      );
      const { headers = {} } = (await news.mails()).at(-1)!;
      const url = headers['List-Unsubscribe']!.slice(1, -1);
      return { email: address, one: new URL(url).pathname.replace('/gateway', '') };
    });
    const answer = await post(one, type, body, { 'sec-fetch-site': 'cross-site' });
    expect([answer.statusCode, answer.headers['set-cookie'], answer.headers.location]).toEqual([
      200,
      undefined,
      undefined,
    ]);
    expect(await listsOf(email)).toEqual(['Clout', "Let's Eat"]);
    expect((await post(one, type, body)).statusCode).toBe(200);
  });

  it('does not happen where a program opens the link: it shows a button', async () => {
    const { one, email } = await signUp('CLOUT');
    const page = await news.get(one);
    expect([page.statusCode, page.headers['x-frame-options']]).toEqual([200, 'DENY']);
    expect(page.body).toContain('Unsubscribe from Clout?');
    expect(page.body).toContain('<button type="submit">Unsubscribe</button>');
    expect(await listsOf(email)).toEqual(['Clout']);
  });

  it('of all takes all, the other mails too', async () => {
    const { all, email } = await signUp('CLOUT');
    expect((await news.get(all)).body).toContain('Unsubscribe from all newsletters?');
    await post(all, 'application/x-www-form-urlencoded', '');
    expect(await listsOf(email)).toEqual([]);
    const user = await news.get(`/sailthru/rest/user/${email}`, signedIn(email));
    expect(user.json()).toMatchObject({ lists: {}, vars: { consents: [] } });
  });

  it('is nobody else’s to decide: a token for one reader or list is none for another', async () => {
    const [one, other] = [await signUp('CLOUT'), await signUp('CLOUT', 'LETS-EAT')];
    const [, , , sid, , token] = one.one.split('/');
    const otherSid = other.all.split('/')[3];
    for (const path of [
      `/newsletters/unsubscribe/${otherSid}/CLOUT/${token}`,
      `/newsletters/unsubscribe/${otherSid}/all/${token}`,
      `/newsletters/unsubscribe/${sid}/all/${token}`,
      `/newsletters/unsubscribe/${sid}/CLOUT/${'x'.repeat(43)}`,
    ]) {
      expect((await post(path, 'application/x-www-form-urlencoded', '')).statusCode).toBe(404);
      expect((await news.get(path)).statusCode).toBe(404);
    }
    expect(await listsOf(one.email)).toEqual(['Clout']);
    expect(await listsOf(other.email)).toEqual(['Clout', "Let's Eat"]);
  });
});
