import { readdir, readFile } from 'node:fs/promises';
import { setTimeout as pause } from 'node:timers/promises';
import { join } from 'node:path';
import type { AttackGroup, Attempt } from '../attempt';
import { ask, type Answer, type Question } from '../ask';
import { asking, mustBe } from '../asking';
import { faultOf } from '../faultOf';
import type { Target } from '../openTarget';
import { SCRIPT_IN_NAME, tokenOf, type AttackedReader } from '../readers';
import { needFor } from '../routes';

const CHANGING = new Set(['POST', 'PUT', 'PATCH', 'DELETE']);
const EVIL = 'https://evil.example';
const FORM = { 'content-type': 'application/x-www-form-urlencoded' };
/** On a list that there is. */
const NEWSLETTER = 'LETS-EAT';
/** Letters that a form of ours sends to one address in a day. */
const MOST_LETTERS = 3;
/** Links that one reader asks for at once; an allowance is smaller. */
const GIFTS = 40;

/** What strangers and other readers try with a reader's session, gifts and newsletters. */
export const readers: AttackGroup = {
  name: 'readers (sessions, gifts, newsletters)',
  atOnce: 4,
  attempts: async (target) => {
    const { owner, other } = target.readers;
    const tokens = {
      own: await tokenOf(target, owner),
      others: await tokenOf(target, other),
    };
    return [
      ...keys(target),
      ...forgeries(target, tokens),
      ...ways(target),
      ...gifts(target, tokens),
      ...newsletters(target, tokens),
      asking(
        target,
        'a script in a name, on the account page',
        { path: '/account/', headers: { cookie: owner.cookie } },
        ({ status, text }) =>
          status === 200 && !text.includes(SCRIPT_IN_NAME)
            ? null
            : `answered ${status}, with the script as it is`,
      ),
    ];
  },
};

/** Keys that open no session. */
function keys(target: Target): Attempt[] {
  const { cookie } = target.readers.owner;
  const forged = {
    'a key that was made up': `broadsheet_session=${'a'.repeat(43)}`,
    'an empty key': 'broadsheet_session=',
    'a key, one sign off': `${cookie.slice(0, -1)}${cookie.endsWith('A') ? 'B' : 'A'}`,
    'a key and more': `${cookie}x`,
    'the cookie that only paints': 'broadsheet_reader=subscribed.ads-free.premium',
    'the cookie of the editor': `broadsheet_editor=${cookie.split('=')[1]}`,
    'signs of SQL': "broadsheet_session=' or 1=1 --",
  };
  return Object.entries(forged).flatMap(([name, forgery]) => [
    asking(
      target,
      `who is signed in with ${name}`,
      { path: '/gateway/readers/me', headers: { cookie: forgery } },
      ({ text }) => (text.includes('"Logged Out"') ? null : `answered ${text.slice(0, 200)}`),
    ),
    asking(
      target,
      `all that is kept, with ${name}`,
      { path: '/account/data/export.json', headers: { cookie: forgery } },
      ({ status }) => (status === 303 ? null : `answered ${status}`),
    ),
  ]);
}

/** Calls that a page of another site makes with the reader's cookie: each lacks what only our pages know. */
function forgeries(target: Target, { own, others }: { own: string; others: string }): Attempt[] {
  const { cookie } = target.readers.owner;
  const forged: Record<string, Record<string, string>> = {
    'without a token': { 'sec-fetch-site': 'cross-site' },
    'with a wrong token': { 'x-csrf-token': `${own.slice(0, -1)}_`, origin: EVIL },
    'with the token of another reader': { 'x-csrf-token': others, 'sec-fetch-site': 'cross-site' },
    'from another site': { 'x-csrf-token': own, 'sec-fetch-site': 'cross-site' },
    'from a sister site': { 'x-csrf-token': own, 'sec-fetch-site': 'same-site' },
    'from nowhere': { 'x-csrf-token': own, origin: 'null' },
  };
  return target.routes
    .filter((route) => {
      const need = needFor(route)?.kind;
      return CHANGING.has(route.split(' ')[0] ?? '') && need?.startsWith('reader');
    })
    .flatMap((route) => {
      const [method = '', path = ''] = route.split(' ');
      const filled = path.replace(/:\w+/g, 'x');
      return Object.entries(forged).flatMap(([name, headers]) =>
        [FORM, { 'content-type': 'application/json' }].map((type) =>
          asking(
            target,
            `${route} ${name}, as ${type['content-type']}`,
            {
              method,
              path: filled,
              headers: { ...type, cookie, ...headers },
              ...(method === 'DELETE' ? {} : { body: type === FORM ? `csrf=${own}` : '{}' }),
            },
            mustBe(401, 403, 415),
          ),
        ),
      );
    });
}

/** Where one is led after signing in, following and leaving: nowhere else. */
function ways(target: Target): Attempt[] {
  const out = [`${EVIL}/`, '//evil.example', '/\\evil.example', '/\t/evil.example', 'javascript:x'];
  const staysHere = ({ headers: { location = '' }, status }: Answer): string | null => {
    if (status >= 400) return null;
    const url = new URL(location, target.url);
    const back = url.searchParams.get('return_to') ?? '/';
    return url.host === new URL(target.url).host && /^\/(?![/\\])/.test(back)
      ? null
      : `leads to ${location}`;
  };
  const { cookie } = target.readers.owner;
  return out.flatMap((to) => [
    ...['/gateway/readers/sign-in', '/account/sign-in/'].map((path) =>
      asking(
        target,
        `${path} leads to ${JSON.stringify(to)}`,
        { path: `${path}?to=${encodeURIComponent(to)}` },
        staysHere,
      ),
    ),
    asking(
      target,
      `a follow button leads back to ${JSON.stringify(to)}`,
      {
        method: 'POST',
        path: '/gateway/readers/follow',
        headers: { ...FORM, cookie, referer: to.replaceAll('\t', ''), origin: target.url },
        body: 'kind=topic&id=x&title=x',
      },
      staysHere,
    ),
  ]);
}

const give = (
  { cookie }: AttackedReader,
  token: string,
  originalLink: string,
  headers = {},
): Question => ({
  method: 'POST',
  path: '/gateway/share/create',
  headers: { 'content-type': 'application/json', cookie, 'pmn-cookie': token, ...headers },
  body: JSON.stringify({ originalLink }),
});

function gifts(target: Target, { own, others }: { own: string; others: string }): Attempt[] {
  const { owner, other } = target.readers;
  const story = `${target.url}/news/`;
  const refused = mustBe(400, 401, 403, 404);
  const opened = (key: unknown): Question => ({
    method: 'POST',
    path: '/gateway/share/opened',
    headers: { 'content-type': 'application/json', origin: target.url },
    body: JSON.stringify({ key, path: '/news/' }),
  });
  return [
    asking(
      target,
      'a gift by who is signed out',
      give({ email: '', cookie: '' }, own, story),
      refused,
    ),
    asking(target, 'a gift by who does not subscribe', give(other, others, story), refused),
    asking(target, 'a gift with the token of another', give(owner, others, story), refused),
    asking(
      target,
      'a gift asked for by another site',
      give(owner, own, story, { 'sec-fetch-site': 'cross-site' }),
      refused,
    ),
    ...[
      `${EVIL}/news/`,
      '//evil.example/',
      'javascript:alert(1)',
      '',
      '/pf/editor',
      `${story}\r\n`,
    ].map((link) =>
      asking(target, `a gift of ${JSON.stringify(link)}`, give(owner, own, link), refused),
    ),
    ...['', 'x', 'a'.repeat(9000), "' or 1=1 --", '__proto__', null, { a: 1 }].map((key) =>
      asking(
        target,
        `a gift is opened with the key ${JSON.stringify(key)?.slice(0, 40)}`,
        opened(key),
        ({ headers, status }) =>
          headers['set-cookie'] === undefined ? null : `answered ${status} with a cookie`,
      ),
    ),
    {
      name: `${GIFTS} gifts at once of one reader`,
      run: async () => {
        const links = await storyLinks(target, GIFTS);
        const answers = await Promise.all(links.map((link) => ask(target, give(owner, own, link))));
        const given = answers.filter(({ status }) => status === 200).length;
        const fault = answers.map((answer) => faultOf(answer)).find((found) => found !== null);
        if (fault) return fault;
        return given > 0 && given < links.length ? null : `${given} of ${links.length} were given`;
      },
    },
  ];
}

/** Addresses of stories of the edition. */
async function storyLinks(target: Target, count: number): Promise<string[]> {
  const path = `/gateway/content/v4/search/published?website=broadsheet&q=type:story&size=${count}&_sourceInclude=canonical_url`;
  const { text } = await ask(target, { path });
  const { content_elements: stories } = JSON.parse(text) as {
    content_elements: { canonical_url: string }[];
  };
  return stories.map((story) => target.url + story.canonical_url);
}

function newsletters(target: Target, { own }: { own: string }): Attempt[] {
  const { owner, other } = target.readers;
  const headers = {
    cookie: owner.cookie,
    'x-csrf-token': own,
    'content-type': 'application/json',
    origin: target.url,
  };
  const theirs = encodeURIComponent(other.email);
  const signUp = (email: string): Question => ({
    method: 'POST',
    path: '/gateway/newsletters/subscribe',
    headers: { ...FORM, origin: target.url },
    body: new URLSearchParams({ email, newsletter: NEWSLETTER }).toString(),
    takes429: true,
  });
  const link = `${'a'.repeat(36)}/${NEWSLETTER}/${'b'.repeat(43)}`;
  return [
    ...[
      `/gateway/salesforce/user-subscribed-newsletter?email=${theirs}`,
      `/gateway/sailthru/rest/user/${theirs}?key=email`,
    ].map((path) =>
      asking(target, `GET ${path} of another reader`, { path, headers }, mustBe(401, 403)),
    ),
    asking(
      target,
      'puts another reader on a list',
      {
        method: 'POST',
        path: '/gateway/sailthru/rest/user',
        headers,
        body: JSON.stringify({ id: other.email, key: 'email', lists: {}, identifyKey: 'x' }),
      },
      mustBe(403),
    ),
    asking(
      target,
      'turns a newsletter on for a contact that was made up',
      {
        method: 'POST',
        path: '/gateway/salesforce/newsletter',
        headers,
        body: JSON.stringify({ contactId: 'a'.repeat(36), referenceIds: [], isOptIn: true }),
      },
      mustBe(403, 404),
    ),
    ...['GET', 'POST'].map((method) =>
      asking(
        target,
        `${method}: leaves by a link that was made up`,
        { method, path: `/gateway/newsletters/unsubscribe/${link}` },
        mustBe(404),
      ),
    ),
    asking(
      target,
      'confirms with a key that was made up',
      {
        method: 'POST',
        path: '/gateway/newsletters/confirm',
        headers: { ...FORM, origin: target.url },
        body: `key=${'a'.repeat(43)}`,
      },
      mustBe(410),
    ),
    ...[
      'a@attack.test\r\nBcc: b@attack.test',
      'a@attack.test,b@attack.test',
      '"<script>alert(1)</script>"@attack.test',
      `${'a'.repeat(300)}@attack.test`,
    ].map((email) =>
      asking(target, `signs up ${JSON.stringify(email).slice(0, 60)}`, signUp(email), mustBe(400)),
    ),
    {
      name: 'fills the mailbox of somebody by the form',
      run: async () => {
        const email = `mailbox-${Date.now()}@attack.test`;
        const answers = [];
        for (let turn = 0; turn < MOST_LETTERS + 3; turn += 1)
          answers.push(await ask(target, signUp(email)));
        const wrong = answers.find(({ status }) => status !== 200);
        if (wrong) return `answered ${wrong.status}: ${wrong.text.slice(0, 160)}`;
        const told = new Set(answers.map(({ status, text }) => `${status} ${text}`));
        if (told.size > 1)
          return `answered in ${told.size} ways, by which one learns what is known`;
        const letters = await lettersTo(target, email);
        return letters === MOST_LETTERS ? null : `${letters} letters were sent`;
      },
    },
  ];
}

/** How many letters lie in the outbox for somebody, once no more come. */
async function lettersTo({ dataDir }: Target, email: string): Promise<number> {
  const outbox = join(dataDir, 'outbox');
  for (let count = 0; ;) {
    await pause(6000); // ms: the mailer looks for what waits every 5 s
    const files = await readdir(outbox);
    const mails = await Promise.all(files.map((name) => readFile(join(outbox, name), 'utf8')));
    const found = mails.filter((mail) => mail.includes(`To: ${email}`)).length;
    if (found === count) return found;
    count = found;
  }
}
