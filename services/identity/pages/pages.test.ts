import { createHash } from 'node:crypto';

import fc from 'fast-check';
import { Parser } from 'htmlparser2';

import { PlainPages } from '../../../plain-pages/PlainPages';
import { dailyPages as pages } from '../../../plain-pages/testing/dailyPages';
import { expired } from './messages';
import { SHOW_PASSWORD_HASH } from './showPassword';
import { askLinkPage } from './askLinkPage';
import { confirmPage, createAccountPage, passwordPage } from './linkPages';
import { passkeysPage } from './passkeysPage';
import { signInPage, type SignInForm } from './signInPage';
import { signOutPage } from './signOutPage';

const policyFor = (formTargets: string[]) =>
  pages.policy({ formTargets, script: SHOW_PASSWORD_HASH });
const form: SignInForm = {
  clientName: 'the page editor',
  action: '/x',
  email: '',
  problem: null,
  ways: null,
};

const link = { clientName: 'the editor', action: '/x', email: 'a', problem: null };
const passkey = { action: '/x', use: 'get', options: '{}', token: 't' } as const;

/** Which elements and attributes a page has, in order, and every text and value in it. */
function read(markup: string) {
  const shape: string[] = [];
  const values: string[] = [];
  let text = '';
  const parser = new Parser({
    onopentag: (name, attributes) => {
      values.push(text, ...Object.values(attributes));
      text = '';
      shape.push(`<${name} ${Object.keys(attributes).join(' ')}>`);
    },
    ontext: (part) => {
      text += part;
    },
    onclosetag: (name) => {
      values.push(text);
      text = '';
      shape.push(`</${name}>`);
    },
    oncomment: () => shape.push('<!---->'),
  });
  parser.end(markup);
  return { shape, values: values.map((value) => value.replace(/\r\n?/g, '\n')) };
}

/** Text that tries to be markup. */
const hostile = fc
  .array(
    fc.oneof(
      fc.constantFrom('<', '>', '"', "'", '&', '&lt;', '</style>', '</script>', '<script>', '-->'),
      fc.constantFrom('<!--', ' onfocus=', '`', '\0', '\n', '=', '/', '${', '\u2028', '&#x3c;'),
      fc.string({ unit: 'grapheme' }),
    ),
    { minLength: 1, maxLength: 8 },
  )
  .map((parts) => `x${parts.join('')}x`);

describe('no byte that somebody typed is markup', () => {
  const views: [string, (typed: string) => string][] = [
    ['the email', (email) => signInPage(pages, { ...form, email })],
    [
      'the email after a wrong try',
      (email) => signInPage(pages, { ...form, email, problem: { kind: 'wrong', waitMs: 1 } }),
    ],
    ['the address of the form', (action) => signInPage(pages, { ...form, action, email: 'a' })],
    ['the name of a client', (clientName) => signInPage(pages, { ...form, clientName })],
    [
      'an error',
      (detail) =>
        pages.message({ title: 'No', words: 'No.', detail, link: { url: '/', label: 'Go' } }),
    ],
    ['the email of who was invited', (email) => passwordPage(pages, { ...link, email })],
    [
      'what is wrong with a password',
      (problem) => passwordPage(pages, { ...link, problem: { field: 'password', words: problem } }),
    ],
    ['the email of who confirms', (email) => confirmPage(pages, 'sign-in', { ...link, email })],
    ['the name of a new account', (name) => createAccountPage(pages, { ...link, name })],
    [
      'the email to which a link is to go',
      (email) => askLinkPage(pages, { wanted: 'register', action: '/x', email, problem: null }),
    ],
    [
      'the name of a passkey',
      (name) =>
        passkeysPage(pages, {
          email: 'a@b.example',
          passkeys: [{ id: 'k', name, transports: '', createdAt: new Date(0), usedAt: null }],
          action: '/x',
          add: passkey,
          said: null,
          backUrl: '/',
        }),
    ],
    [
      'the name of a reader of the demo, and what is said of Google',
      (label) => {
        const texts = { headline: label, body: label, button: label };
        const demoReaders = [{ label, email: 'a@b.example', name: 'A' }];
        const ways = { passkey, google: { url: '/g', texts }, demoReaders };
        return signInPage(pages, { ...form, ways });
      },
    ],
    ['where signing in begins', (url) => pages.message(expired(url))],
    [
      'the state of a sign-out',
      (secret) => signOutPage(pages, { action: '/', secret, stayUrl: '/' }),
    ],
    ['where one stays', (stayUrl) => signOutPage(pages, { action: '/', secret: 's', stayUrl })],
    [
      'the name of the site',
      (siteName) => new PlainPages({ ...pages.look, siteName }).message(expired(null)),
    ],
  ];

  it.each(views)('%s', (_what, show) => {
    const { shape } = read(show('plain'));
    fc.assert(
      fc.property(hostile, (typed) => {
        const page = read(show(typed));
        expect(page.shape).toEqual(shape);
        const plain = typed.replace(/\r\n?/g, '\n');
        expect(page.values.some((value) => value.includes(plain))).toBe(true);
      }),
    );
  });
});

describe('the sign-in page', () => {
  it('ties an error to the fields that it is about, and says it at once', () => {
    const page = signInPage(pages, {
      ...form,
      email: 'a@b.example',
      problem: { kind: 'wrong', waitMs: 0 },
    });
    expect(page).toContain(
      '<p class="error" id="problem" role="alert">The email or password is wrong.',
    );
    expect(page.match(/aria-invalid="true" aria-describedby="problem"/g)).toHaveLength(2);
    expect(page).toContain('<title>Error: Sign in | The Daily</title>');
  });

  it('names a field that was left empty, and puts the focus there', () => {
    const problem = { kind: 'missing', email: false, password: true } as const;
    const page = signInPage(pages, { ...form, email: 'a@b.example', problem });
    expect(page).toContain('id="password-error" role="alert">Enter your password.');
    expect(page).toMatch(/id="password"[^>]*aria-describedby="password-error" autofocus/);
    expect(page).not.toMatch(/id="email"[^>]*aria-invalid/);
  });

  it.each([
    [{ kind: 'locked', waitMs: 45_000 }, 'Too many tries. Wait 45 seconds, then try again.'],
    [{ kind: 'wrong', waitMs: 30_000 }, 'is wrong. Wait 30 seconds, then try again.'],
  ] as const)('says how long to wait: %j', (problem, words) => {
    const page = signInPage(pages, { ...form, problem });
    expect(page).toContain(words);
    expect(page.match(/aria-describedby="problem"/g)).toHaveLength(2);
  });

  it('has only the style and script that its policy names, to the byte', () => {
    const page = signInPage(pages, form);
    const policy = policyFor([]);
    const inline = [...page.matchAll(/<(style|script)>(.*?)<\/\1>/gs)].map(
      ([, , text = '']) => text,
    );
    expect(inline).toHaveLength(2);
    for (const text of inline)
      expect(policy).toContain(createHash('sha256').update(text).digest('base64'));
    expect(page).not.toMatch(/ style=| on\w+=/);
  });

  it('may be framed by nobody, runs no script but its own, and may lead to its client', () => {
    const policy = policyFor(['https://editor.example']);
    expect(policy).toContain("frame-ancestors 'none'");
    expect(policy).toContain("form-action 'self' https://editor.example;");
    expect(policy).toMatch(/script-src 'sha256-[\w+/=]+';/);
    expect(policy).not.toContain('unsafe');
  });
});
