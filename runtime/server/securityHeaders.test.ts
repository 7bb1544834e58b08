import { contentSecurityPolicy } from './securityHeaders';

/** The directives of a policy by name. */
const directives = (policy: string) =>
  Object.fromEntries(
    policy.split('; ').map((line) => [line.split(' ', 1)[0], line.split(' ').slice(1)]),
  );

describe('the content security policy', () => {
  it('allows our own scripts, the inline ones by their hash, and of other origins the script of YouTube’s frames alone', () => {
    const { 'script-src': scripts, 'connect-src': data } = directives(contentSecurityPolicy(['x']));
    expect(scripts).toEqual([
      "'self'",
      expect.stringMatching(/^'sha256-.{44}'$/),
      'https://www.youtube.com/iframe_api',
      'https://www.youtube.com/s/player/',
    ]);
    expect(data).toEqual(["'self'"]);
  });

  it('allows scripts, frames, styles and data of the origins that the publisher trusts', () => {
    const origin = 'https://comments.example';
    const policy = directives(contentSecurityPolicy([], [origin]));
    for (const name of ['script-src', 'style-src', 'connect-src', 'frame-src']) {
      expect(policy[name]).toContain(origin);
    }
    expect(policy['object-src']).toEqual(["'none'"]);
  });
});
