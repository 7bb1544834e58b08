import { createRequire } from 'node:module';
import type { hyphenateSync } from 'hyphen/en-us';

type Hyphenation = { hyphenateSync: typeof hyphenateSync };

// Its folders are no addresses for `import`.
const require = createRequire(import.meta.url);
const { hyphenateSync: english } = require('hyphen/en-us') as Hyphenation;
const { hyphenateSync: spanish } = require('hyphen/es') as Hyphenation;

/** A text with soft hyphens where its words may be broken; languages that we have no patterns of stay whole. */
export function hyphenate(text: string, language: string): string {
  if (/^es\b/i.test(language)) return spanish(text);
  return /^en\b/i.test(language) ? english(text) : text;
}
