import { createHash } from 'node:crypto';

import { textAt } from './json';
import type { JsonObject } from './json';

const ALPHABET = 'ABCDEFGHIJKLMNOPQRSTUVWXYZ234567';

/**
 * The id of a document: its own, else one made from its address or its headline, the same at every
 * ingest. Empty when there is nothing to make one from.
 */
export function identify(document: JsonObject): string {
  const own = document._id;
  if (typeof own === 'string' && own.trim() !== '') return own.trim();
  if (typeof own === 'number') return String(own);
  const mark = textAt(document, 'canonical_url') || textAt(document, 'headlines', 'basic');
  return mark === '' ? '' : makeId(`${textAt(document, 'type')} ${mark}`);
}

/** 26 capitals and digits, as content platforms make them. */
function makeId(seed: string): string {
  const bytes = createHash('sha256').update(seed).digest();
  return [...bytes.subarray(0, 26)].map((byte) => ALPHABET[byte % 32]).join('');
}
