import { etagOf, matchesEtag } from './etag';

describe('An etag', () => {
  const etag = etagOf('{"score":21}');

  it('is in quotes, and another for another text', () => {
    expect(etag).toMatch(/^"[\w-]{22}"$/);
    expect(etagOf('{"score":28}')).not.toBe(etag);
    expect(etagOf('{"score":21}')).toBe(etag);
  });

  it.each([
    ['is held as it is', etag, true],
    ['is held where a proxy made it weak', `W/${etag}`, true],
    ['is held among others', `"other", ${etag}`, true],
    ['is held by who takes any', '*', true],
    ['is not held where nothing is said', undefined, false],
    ['is not held where another is', '"other"', false],
    ['is not held where it is a part of what is said', `"x${etag.slice(1)}`, false],
  ])('%s', (_rule, header, isHeld) => {
    expect(matchesEtag(header, etag)).toBe(isHeld);
  });
});
