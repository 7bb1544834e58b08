import { getFusion } from './state';

/** Phrases of `setFusion({ phrases })`; a key without one comes back as it is. */
export default function getTranslatedPhrases(_locale: string) {
  return {
    t(key: string, values: Record<string, string | number> = {}): string {
      const phrase = getFusion().phrases[key] ?? key;
      return phrase.replace(/%\{(\w+)\}/g, (match, name: string) => String(values[name] ?? match));
    },
  };
}
