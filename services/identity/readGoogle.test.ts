import { readGoogle } from './readGoogle';

const BOTH = { GOOGLE_CLIENT_ID: 'ours', GOOGLE_CLIENT_SECRET: 'secret' };

describe('Google, of the environment', () => {
  it.each([{}, { GOOGLE_CLIENT_ID: '', GOOGLE_CLIENT_SECRET: '' }, { GOOGLE_ISSUER: 'https://x' }])(
    'is not there without an id and a secret: %j',
    (env) => {
      expect(readGoogle(env, 'The Daily')).toBeNull();
    },
  );

  it.each([{ GOOGLE_CLIENT_ID: 'ours' }, { GOOGLE_CLIENT_SECRET: 'secret' }])(
    'is a mistake with one of both: %j',
    (env) => {
      expect(() => readGoogle(env, 'The Daily')).toThrow(
        'GOOGLE_CLIENT_ID and GOOGLE_CLIENT_SECRET are set together, or neither is.',
      );
    },
  );

  it('is there with both, in words that name the site', () => {
    expect(readGoogle(BOTH, 'The Daily')).toEqual({
      issuer: 'https://accounts.google.com',
      clientId: 'ours',
      clientSecret: 'secret',
      texts: {
        headline: 'One click instead of a password',
        body: 'Sign in to The Daily with the Google account that you have. We learn its name and email address.',
        button: 'Continue with Google',
      },
    });
  });

  it('may be another provider in its place', () => {
    const google = readGoogle({ ...BOTH, GOOGLE_ISSUER: 'https://login.example' }, 'The Daily');
    expect(google?.issuer).toBe('https://login.example');
  });
});
