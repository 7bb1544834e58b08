import fc from 'fast-check';
import { signRequest } from '../provider/signRequest';
import { withoutKeys } from './withoutKeys';

const credentials = { key: 'k3y+of/ours', secret: 's3cret &c' };
const address = signRequest(new URL('https://api.example/v1/events/3001'), credentials, 1.7e12);
const sig = address.searchParams.get('sig') ?? '';

describe('what is kept of an answer', () => {
  it.each([
    ['the signed address', { request: address.href }],
    ['a part of it', { path: `${address.pathname}${address.search}` }],
    ['the key as it is', { message: `unknown key ${credentials.key}` }],
    ['the secret as it is', ['wrong', credentials.secret]],
    ['a signature alone', { of: sig }],
    ['a signature in capitals', { of: sig.toUpperCase() }],
    ['a field for it', { api_key: 12, Sig: 'x', 'shared-secret': 'y', Authorization: 'Bearer z' }],
    ['a name that is the key', { [credentials.key]: { calls: 12 } }],
  ])('has no longer %s', (_name, answer) => {
    const kept = JSON.stringify(withoutKeys(answer, credentials));
    const secrets = [credentials.key, credentials.secret, sig, sig.toUpperCase(), 'Bearer z'];
    for (const secret of secrets) {
      expect(kept).not.toContain(secret);
      expect(kept).not.toContain(encodeURIComponent(secret));
    }
    expect(kept).not.toMatch(/k3y|s3cret/);
  });

  it('has a number no longer that is the key', () => {
    expect(withoutKeys([123456, 3], { key: '123456', secret: 's' })).toEqual(['removed', 3]);
  });

  it('is otherwise what came, whatever it is', () => {
    fc.assert(
      fc.property(fc.jsonValue(), (answer) => {
        const key = '\u2603 a key that no answer has';
        expect(withoutKeys(answer, { key, secret: key })).toEqual(answer);
      }),
    );
  });
});
