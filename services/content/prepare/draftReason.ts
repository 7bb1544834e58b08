import { objectAt, textAt } from '../ans/json';
import type { JsonObject } from '../ans/json';

/** Kinds of document that have a page of their own, and stand in lists by their date. */
const DATED = ['story', 'gallery', 'video'];

const DATES = [
  'display_date',
  'publish_date',
  'first_publish_date',
  'created_date',
  'last_updated_date',
];

/**
 * Why a document stays a draft until more of it comes in: readers would get a page without a headline,
 * or one dated by when it happened to be imported. Null where nothing keeps it from readers.
 */
export function draftReason(document: JsonObject): string | null {
  if (!DATED.includes(textAt(document, 'type'))) return null;
  const headlines = objectAt(document, 'headlines');
  if (Object.keys(headlines).every((key) => textAt(headlines, key) === ''))
    return 'has no headline';
  return DATES.every((key) => Number.isNaN(Date.parse(textAt(document, key))))
    ? 'has no date'
    : null;
}
