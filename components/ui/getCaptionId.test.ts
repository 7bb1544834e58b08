import * as fc from 'fast-check';
import { getCaptionId } from './getCaptionId';

describe('caption id (platform §9)', () => {
  it.each([
    ['A boat on the Schuylkill River', 'caption-a-boat-on-the-schuyl'],
    ['Short', 'caption-short'],
    ['"Quoted," she said', 'caption-quoted-she-said'],
    ['', 'caption'],
    ['…', 'caption'],
  ])('of "%s" is %s', (caption, expected) => {
    expect(getCaptionId(caption)).toBe(expected);
  });

  it('holds no white space and ends with no hyphen', () => {
    fc.assert(
      fc.property(fc.string({ unit: 'grapheme' }), (caption) =>
        /^caption(-[\p{L}\p{N}]+)*$/u.test(getCaptionId(caption)),
      ),
    );
  });
});
