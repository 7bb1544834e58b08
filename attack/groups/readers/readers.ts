import type { Answer } from '../../ask';
import { asking, mustBe } from '../../asking';
import type { AttackGroup, Attempt } from '../../attempt';
import type { Target } from '../../openTarget';
import { SCRIPT_IN_NAME, tokenOf } from '../../readers';
import { needFor } from '../../routes';
import { gifts } from './gifts';
import { newsletters } from './newsletters';
import { payments } from './payments';
import { EVIL, FORM, type Tokens } from './tokens';

const CHANGING = new Set(['POST', 'PUT', 'PATCH', 'DELETE']);
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
      ...payments(target),
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
function forgeries(target: Target, { own, others }: Tokens): Attempt[] {
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
