import * as fc from 'fast-check';
import { getTextDirection } from './getTextDirection';
import { parseLanguage } from './parseLanguage';

describe('the language of a document', () => {
  it.each([
    ['ar', 'ar', 'rtl'],
    ['ar-EG', 'ar-EG', 'rtl'],
    ['ar_eg', 'ar-EG', 'rtl'],
    ['ARA', 'ar', 'rtl'],
    ['Arabic', 'ar', 'rtl'],
    ['he', 'he', 'rtl'],
    ['iw', 'he', 'rtl'],
    ['heb', 'he', 'rtl'],
    ['fa-IR', 'fa-IR', 'rtl'],
    ['per', 'fa', 'rtl'],
    ['Farsi', 'fa', 'rtl'],
    [' ur ', 'ur', 'rtl'],
    ['urd', 'ur', 'rtl'],
    ['ur-Latn', 'ur-Latn', undefined],
    ['az-Arab', 'az-Arab', 'rtl'],
    ['en', 'en', undefined],
    ['eng', 'en', undefined],
    ['en_US', 'en-US', undefined],
    ['es', 'es', undefined],
    ['zh-Hant-TW', 'zh-Hant-TW', undefined],
  ])('"%s" is %s, and its direction %s', (written, language, direction) => {
    expect(parseLanguage(written)).toBe(language);
    expect(getTextDirection(language)).toBe(direction);
  });

  it.each(['', 'x', 'English (US)', 'ar EG', '12', 'ar-', 'ar"onload='])(
    'is none for "%s"',
    (written) => {
      expect(parseLanguage(written)).toBeNull();
    },
  );

  it('is fit for an attribute, whatever is written', () => {
    fc.assert(
      fc.property(fc.string(), (written) => {
        const language = parseLanguage(written);
        return language === null || /^[\w-]+$/.test(language);
      }),
    );
  });
});
