import * as fc from 'fast-check';
import { hashText } from './hashText';

describe('hashText', () => {
  it.each([
    ['', 'ztntfp'],
    ['a', '1r9wi7g'],
    ['coastal-storm-live-updates-1', 'tcu288'],
  ])('%j', (text, hash) => {
    expect(hashText(text)).toBe(hash);
  });

  it('is short, fit for an address, and tells texts apart', () => {
    fc.assert(
      fc.property(fc.string(), (text) => {
        expect(hashText(text)).toMatch(/^[a-z0-9]{1,7}$/);
        expect(hashText(`${text}.`)).not.toBe(hashText(text));
      }),
    );
  });
});
