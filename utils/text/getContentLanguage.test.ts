import { getContentLanguage } from './getContentLanguage';

describe('the language of a section', () => {
  it.each([
    ['/espanol', 'es'],
    ['/espanol/', 'es'],
    ['espanol', 'es'],
    ['/espanol/deportes', 'es'],
    ['/espanola', 'en'],
    ['/news', 'en'],
    ['', 'en'],
    [undefined, 'en'],
    [null, 'en'],
  ])('%s is %s', (section, language) => {
    expect(getContentLanguage(section)).toBe(language);
  });
});
