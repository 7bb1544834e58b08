import fc from 'fast-check';

import { CATALOGUE } from '../testing/openNewsletters';
import { parseSignUp } from './parseSignUp';

const KNOWN = CATALOGUE;
const form = (text: string) => parseSignUp(new URLSearchParams(text), KNOWN);

describe('a form', () => {
  it.each([
    ['email=a%40b.example&newsletter=CLOUT', 'a@b.example', ['CLOUT']],
    ['email=+A.b%2Bc%40B.EXAMPLE+&newsletter=CLOUT', 'A.b+c@b.example', ['CLOUT']],
    [
      'email=a%40b.example&newsletter=CLOUT&newsletter=SPORTS-DAILY-ALL&homepage=',
      'a@b.example',
      ['CLOUT', 'SPORTS-DAILY-ALL'],
    ],
    ['email=a%40b.example&newsletter=CLOUT&newsletter=CLOUT', 'a@b.example', ['CLOUT']],
  ])('%s is of a reader', (text, email, newsletters) => {
    expect(form(text)).toEqual({
      kind: 'reader',
      captcha: '',
      wish: { email, newsletters, consents: [], source: 'WEB', tier: null },
    });
  });

  it.each([
    ['newsletter=CLOUT', 'email'],
    ['email=&newsletter=CLOUT', 'email'],
    ['email=reader%40localhost&newsletter=CLOUT', 'email'],
    ['email=a%40b%40c.example&newsletter=CLOUT', 'email'],
    ['email=a%40b.example%0D%0ABcc%3A+c%40d.example&newsletter=CLOUT', 'email'],
    [`email=a%40${'b'.repeat(60)}.${'c.'.repeat(120)}example&newsletter=CLOUT`, 'email'],
    ['email=a%40b.example', 'newsletter'],
    ['email=a%40b.example&newsletter=NONE', 'newsletter'],
    ['email=a%40b.example&newsletter=CLOUT&newsletter=NONE', 'newsletter'],
  ])('%s says what is wrong: the %s', (text, problem) => {
    expect(form(text)).toEqual({ kind: 'wrong', problem });
  });

  it.each([
    ['consent=E-Edition', { consents: ['E-Edition'] }],
    [
      'consent=E-Edition&consent=Marketing_Communications',
      { consents: ['Marketing_Communications', 'E-Edition'] },
    ],
    ['source=newsroom', { source: 'NWS' }],
    ['source=somewhere', { source: 'WEB' }],
    ['source=constructor', { source: 'WEB' }],
    ['zip=19103', { tier: 'core' }],
    ['zip=+19103-1234+', { tier: 'core' }],
    ['zip=08108', { tier: 'extended' }],
    ['zip=08401', { tier: 'outer' }],
    ['zip=90210', { tier: 'elsewhere' }],
    ['zip=1910', { tier: null }],
    ['zip=', { tier: null }],
  ])('with %s says that, too (platform §9)', (text, expected) => {
    expect(form(`email=a%40b.example&newsletter=CLOUT&${text}`)).toMatchObject({ wish: expected });
  });

  it('may ask for a consent alone, and for none that does not exist', () => {
    expect(form('email=a%40b.example&consent=E-Edition').kind).toBe('reader');
    expect(form('email=a%40b.example&newsletter=CLOUT&consent=ALL')).toEqual({
      kind: 'wrong',
      problem: 'newsletter',
    });
  });

  it('in which the hidden field is filled in is of a machine', () => {
    const text = 'email=a%40b.example&newsletter=CLOUT&homepage=https%3A%2F%2Fx.example';
    expect(form(text)).toEqual({ kind: 'machine' });
  });

  it('in which the hidden field holds nothing but space is of a person', () => {
    expect(form('email=a%40b.example&newsletter=CLOUT&homepage=+%09').kind).toBe('reader');
  });
});

describe('JSON', () => {
  it.each([
    [{ email: 'a@b.example', newsletter: 'CLOUT' }, 'reader'],
    [{ email: 'a@b.example', newsletter: ['CLOUT'] }, 'reader'],
    [{ email: ['a@b.example'], newsletter: 'CLOUT' }, 'wrong'],
    [{ email: 'a@b.example', newsletter: { id: 'CLOUT' } }, 'wrong'],
    [null, 'wrong'],
    ['a@b.example', 'wrong'],
  ])('%j is of a %s', (body, kind) => {
    expect(parseSignUp(body, KNOWN).kind).toBe(kind);
  });

  it('of any shape is read, and never throws', () => {
    fc.assert(
      fc.property(fc.jsonValue(), (body) => {
        expect(['wrong', 'machine']).toContain(parseSignUp(body, KNOWN).kind);
      }),
    );
  });
});
