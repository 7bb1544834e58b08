/** Names that are written where a code should stand. */
const NAMED: Record<string, string> = {
  arabic: 'ar',
  english: 'en',
  farsi: 'fa',
  hebrew: 'he',
  persian: 'fa',
  spanish: 'es',
  urdu: 'ur',
};

/**
 * The language of a text as a BCP 47 tag in its canonical form, from what documents say of it: `ar`,
 * `ar_EG`, the older `iw` (Hebrew), the three letters of ISO 639-2 (`ARA`), a name. Null for what is
 * no language.
 */
export function parseLanguage(written: string): string | null {
  const word = written.trim().toLowerCase();
  const tag = NAMED[word] ?? word.replaceAll('_', '-');
  if (!/^[a-z]{2,3}(?:-|$)/.test(tag) || tag.length > 35) return null;
  try {
    return Intl.getCanonicalLocales(tag)[0] ?? null;
  } catch (error) {
    if (error instanceof RangeError) return null;
    throw error;
  }
}
