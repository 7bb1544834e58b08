import { isSignatureOf, signImage, signOriginal } from './signImage';

describe('signatures of pictures (platform §7)', () => {
  it('are made by the first of several keys, and hold by each of them', () => {
    expect(signImage('new,old', 'a.jpg')).toBe(signImage('new', 'a.jpg'));
    expect(isSignatureOf('new,old', 'a.jpg', signImage('new', 'a.jpg'))).toBe(true);
    expect(isSignatureOf('new,old', 'a.jpg', signImage('old', 'a.jpg'))).toBe(true);
  });

  it.each([
    ['of another picture', signImage('new', 'b.jpg')],
    ['by a key that is gone', signImage('older', 'a.jpg')],
    ['that is cut off', signImage('new', 'a.jpg').slice(1)],
    ['that is empty', ''],
  ])('do not hold %s', (_which, auth) => {
    expect(isSignatureOf('new,old', 'a.jpg', auth)).toBe(false);
  });

  it('of an original are others than those of its sizes, and of one moment', () => {
    const original = signOriginal('new', 'a.jpg', 1_800_000_000);
    expect(original).toMatch(/^[\da-f]{64}$/);
    expect(original).not.toBe(signImage('new', 'a.jpg'));
    expect(original).not.toBe(signOriginal('new', 'a.jpg', 1_800_000_001));
    expect(original).not.toBe(signOriginal('new', 'b.jpg', 1_800_000_000));
    expect(original).not.toBe(signOriginal('old', 'a.jpg', 1_800_000_000));
  });
});
