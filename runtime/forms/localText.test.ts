import { localText } from './localText';

describe('a local text', () => {
  it.each([
    ['a plain text', 'Title', 'es', 'Title'],
    [
      'the language itself',
      { en: 'Title', 'es-MX': 'Encabezado', es: 'Título' },
      'es-MX',
      'Encabezado',
    ],
    ['the language without its region', { en: 'Title', es: 'Título' }, 'es-AR', 'Título'],
    ['English', { fr: 'Titre', en: 'Title' }, 'es', 'Title'],
    ['the first', { fr: 'Titre' }, 'es', 'Titre'],
    ['nothing', {}, 'es', ''],
  ])('is %s', (_name, text, language, expected) => {
    expect(localText(text as Record<string, string>, language)).toBe(expected);
  });
});
