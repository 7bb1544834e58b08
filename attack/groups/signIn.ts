import pg from 'pg';
import type { AttackGroup, Attempt } from '../attempt';
import { ask, type Answer } from '../ask';
import { asking, mustBe } from '../asking';
import { faultOf } from '../faultOf';
import type { Target } from '../openTarget';

/** Wrong passwords after which an account or an address must be told to wait. */
const GUESSES = 40;
const UNFINISHED = 100;

/** Signing in without a password that is right. */
export const signIn: AttackGroup = {
  name: 'sign-in (guessing, foreign forms, redirects)',
  atOnce: 1,
  attempts: (target) => [
    guessing(target, 'one account from many addresses', () => 'editor@attack.test', undefined),
    guessing(
      target,
      'many accounts from one address',
      (turn) => `a${turn}@attack.test`,
      '192.0.2.9',
    ),
    ...ways(target),
    unfinished(target),
  ],
};

/** Where to go after the sign-in, and where the provider sends someone: never out of the editor. */
function ways(target: Target): Attempt[] {
  const out = [
    'https://evil.example/',
    '//evil.example',
    '/\\evil.example',
    'javascript:alert(1)',
    '/pf/editor/../../x',
    '/pf/editor@evil.example',
    '/\t/evil.example',
    '%2f%2fevil.example',
  ];
  const client = 'client_id=broadsheet-editor&response_type=code&scope=openid&state=x&nonce=y';
  return [
    ...out.map((to) =>
      asking(
        target,
        `leads to ${JSON.stringify(to)} after the sign-in`,
        { path: `/pf/editor/sign-in?to=${encodeURIComponent(to)}` },
        ({ headers: { location = '' }, status }) =>
          status >= 400 || new URL(location, target.url).host === new URL(target.url).host
            ? null
            : `leads to ${location}`,
      ),
    ),
    ...out.map((to) =>
      asking(
        target,
        `the provider sends a code to ${JSON.stringify(to)}`,
        { path: `/gateway/identity/auth?${client}&redirect_uri=${encodeURIComponent(to)}` },
        ({ headers: { location = '' } }) =>
          location.includes('evil.example') ? `leads to ${location}` : null,
      ),
    ),
    ...['https://evil.example', 'null', 'http://127.0.0.1:1'].map((origin) =>
      asking(
        target,
        `a sign-in form of ${origin}`,
        {
          method: 'POST',
          path: '/gateway/identity/sign-in/x',
          headers: { origin, 'content-type': 'application/x-www-form-urlencoded' },
          body: 'email=a%40b.test&password=x',
        },
        mustBe(403, 410),
      ),
    ),
    asking(
      target,
      'a form of another site that chooses a password',
      {
        method: 'POST',
        path: '/gateway/identity/link/x',
        headers: {
          origin: 'https://evil.example',
          'content-type': 'application/x-www-form-urlencoded',
        },
        body: 'password=x',
      },
      mustBe(403),
    ),
    asking(
      target,
      'a callback that nobody began',
      { path: '/pf/editor/callback?state=x&code=y' },
      mustBe(400, 403, 410),
    ),
  ];
}

/** A sign-in as a browser makes it, up to the form. */
async function begin(target: Target, client?: string): Promise<{ form: string; cookie: string }> {
  const jar = new Map<string, string>();
  let path = '/pf/editor/sign-in';
  for (let step = 0; step < 5; step += 1) {
    const { headers, status } = await ask(target, {
      path,
      client,
      headers: { cookie: cookies(jar) },
    });
    for (const line of headers['set-cookie'] ?? []) {
      const [name = '', value = ''] = line.split(';')[0]!.split(/=(.*)/s);
      jar.set(name, value);
    }
    if (status === 200) return { form: path, cookie: cookies(jar) };
    const next = new URL(headers.location ?? '/', target.url);
    path = next.pathname + next.search;
  }
  throw new Error('The sign-in form was not found.');
}

const cookies = (jar: Map<string, string>): string =>
  [...jar].map(([name, value]) => `${name}=${value}`).join('; ');

function guessing(
  target: Target,
  name: string,
  emailAt: (turn: number) => string,
  client: string | undefined,
): Attempt {
  return {
    name: `guesses passwords: ${name}`,
    run: async () => {
      const { form, cookie } = await begin(target, client);
      let last: Answer | null = null;
      for (let turn = 0; turn < GUESSES; turn += 1) {
        last = await ask(target, {
          method: 'POST',
          path: form,
          client,
          takes429: true,
          headers: {
            cookie,
            origin: target.url,
            'content-type': 'application/x-www-form-urlencoded',
          },
          body: `email=${encodeURIComponent(emailAt(turn))}&password=guess-${turn}`,
        });
        if (last.status === 429)
          return last.headers['retry-after'] ? faultOf(last) : 'does not say when to come again';
        const fault = faultOf(last);
        if (fault !== null) return fault;
      }
      return `${GUESSES} wrong passwords, and the next one is tried (${last?.status})`;
    },
  };
}

/** Sign-ins that are begun and left: each is forgotten with its cookie, and costs no row. */
function unfinished(target: Target): Attempt {
  return {
    name: `${UNFINISHED} sign-ins that are begun and never finished`,
    run: async () => {
      const before = await countRecords(target);
      for (let turn = 0; turn < UNFINISHED; turn += 1) await begin(target);
      const rows = (await countRecords(target)) - before;
      return rows < UNFINISHED / 2 ? null : `left ${rows} rows`;
    },
  };
}

/** Rows that sign-ins take up; 0 where the database can be asked by the site alone. */
async function countRecords({ databaseUrl }: Target): Promise<number> {
  if (databaseUrl === null) return 0;
  const client = new pg.Client({ connectionString: databaseUrl });
  await client.connect();
  const { rows } = await client.query<{ count: string }>('select count(*) from identity.records');
  await client.end();
  return Number(rows[0]?.count);
}
