import fc from 'fast-check';

import { identifyKeyOf, isIdentifyKeyOf } from './identifyKey';
import { isUnsubscribeToken, unsubscribePath, type Leaving } from './unsubscribeLinks';

const SECRET = 'the secret that is in use';
const OLD = 'the secret before';
const emails = fc.emailAddress();

describe('the key that names an address to the lists (platform §7)', () => {
  it('is the encoded address and a suffix', () => {
    const [encoded = '', suffix = ''] = identifyKeyOf('Reader@Mail.example', SECRET).split('.');
    expect(Buffer.from(encoded, 'base64url').toString()).toBe('reader@mail.example');
    expect(suffix).toMatch(/^[\w-]{43}$/);
  });

  it('is that of its address, in capitals or not, and of no other', () => {
    fc.assert(
      fc.property(emails, emails, (one, other) => {
        const key = identifyKeyOf(one, SECRET);
        expect(isIdentifyKeyOf(key, one.toUpperCase(), [SECRET])).toBe(true);
        expect(isIdentifyKeyOf(key, other, [SECRET])).toBe(
          one.toLowerCase() === other.toLowerCase(),
        );
      }),
    );
  });

  it('of a secret that was in use before is still taken, of a strange one never', () => {
    const key = identifyKeyOf('a@b.example', OLD);
    expect(isIdentifyKeyOf(key, 'a@b.example', [SECRET, OLD])).toBe(true);
    expect(isIdentifyKeyOf(key, 'a@b.example', [SECRET])).toBe(false);
  });

  it('can not be put together from that of another address', () => {
    const [, suffix] = identifyKeyOf('a@b.example', SECRET).split('.');
    const forged = `${Buffer.from('c@d.example').toString('base64url')}.${suffix}`;
    expect(isIdentifyKeyOf(forged, 'c@d.example', [SECRET])).toBe(false);
  });
});

describe('the token of an unsubscribe link', () => {
  const leaving: Leaving = { website: 'daily', sid: 'a1', newsletter: 'CLOUT' };
  const tokenOf = (of: Leaving) => unsubscribePath(of, SECRET).split('/').at(-1)!;

  it('is of one reader, one list and one site', () => {
    const token = tokenOf(leaving);
    expect(isUnsubscribeToken(token, leaving, [SECRET])).toBe(true);
    for (const other of [{ sid: 'a2' }, { newsletter: 'all' }, { website: 'weekly' }])
      expect(isUnsubscribeToken(token, { ...leaving, ...other }, [SECRET])).toBe(false);
  });

  it('is no other key of ours', () => {
    const [, suffix = ''] = identifyKeyOf('a@b.example', SECRET).split('.');
    expect(isUnsubscribeToken(suffix, leaving, [SECRET])).toBe(false);
  });

  it('does not run together from its parts', () => {
    fc.assert(
      fc.property(fc.string(), fc.string(), fc.string(), fc.string(), (a, b, c, d) => {
        fc.pre(a !== c || b !== d);
        const one = { website: 'daily', sid: a, newsletter: b };
        const other = { website: 'daily', sid: c, newsletter: d };
        expect(tokenOf(one)).not.toBe(tokenOf(other));
      }),
    );
  });
});
