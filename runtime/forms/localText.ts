import type { LocalText } from '../fusion/customField';

/**
 * The text in `language` ("en-US"), else in that language of any region, else in English, else the
 * first there is.
 */
export function localText(text: LocalText, language: string): string {
  if (typeof text === 'string') return text;
  const base = language.split('-')[0] ?? language;
  return text[language] ?? text[base] ?? text['en'] ?? Object.values(text)[0] ?? '';
}
