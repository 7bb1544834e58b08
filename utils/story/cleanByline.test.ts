import * as fc from 'fast-check';
import { cleanByline } from './cleanByline';

describe('byline clean-up (platform §5)', () => {
  it.each([
    ['Jane Doe', '', 'Jane Doe'],
    ['By Jane Doe', '', 'Jane Doe'],
    ['by  Jane   Doe ', '', 'Jane Doe'],
    ['BY: Jane Doe', '', 'Jane Doe'],
    ['Byron Smith', '', 'Byron Smith'],
    ['By', '', null],
    ['', '', null],
    ['   ', '', null],
    ['No Author', '', null],
    ['by no author', '', null],
    ['no_author', '', null],
    ['Jane Doe, Associated Press', 'Associated Press', 'Jane Doe'],
    ['Jane Doe, The Associated Press', 'Associated Press', 'Jane Doe'],
    ['Jane Doe / Associated Press', 'The Associated Press', 'Jane Doe'],
    ['Jane Doe (Associated Press)', 'associated press', 'Jane Doe'],
    ['Jane Doe of the Associated Press', 'Associated Press', 'Jane Doe'],
    ['Jane Doe – Associated Press', 'Associated Press', 'Jane Doe'],
    ['Jane Doe Associated Press', 'Associated Press', 'Jane Doe'],
    ['Jane Doe, Other Wire', 'Associated Press', 'Jane Doe, Other Wire'],
    ['Jane Doe, Associated Press', '', 'Jane Doe, Associated Press'],
    ['Jane Doe (K)', '', 'Jane Doe (K)'],
    ['Jane Doe /', ' ', 'Jane Doe /'],
    ['Associated Press', 'Associated Press', 'Associated Press'],
    ['The Associated Press', 'Associated Press', 'The Associated Press'],
    [', Associated Press', 'Associated Press', ', Associated Press'],
    ['the / Associated Press', 'Associated Press', 'the / Associated Press'],
    ['Jane Doe, News (U.S.)', 'News (U.S.)', 'Jane Doe'],
  ])('prints "%s" of "%s" as %s', (name, distributor, expected) => {
    expect(cleanByline(name, distributor)).toBe(expected);
  });

  it('never leaves space at the ends, whatever it is given', () => {
    fc.assert(
      fc.property(fc.string(), fc.string(), (name, distributor) => {
        const cleaned = cleanByline(name, distributor);
        return cleaned === null || (cleaned !== '' && cleaned.trim() === cleaned);
      }),
    );
  });
});
