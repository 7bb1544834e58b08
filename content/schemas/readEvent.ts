import type { Story } from './ans';
import { at, isoDate, text } from './json';
import { safeUrl } from './safeUrl';
import { plainText } from './sanitizeHtml';

/** When and where a document's event is (`additional_properties.event`); null for one without a beginning. */
export function readEvent(document: unknown): Story['event'] {
  const raw = at(document, 'additional_properties', 'event');
  const start = isoDate(at(raw, 'start'));
  if (!start) return null;
  return {
    start,
    end: isoDate(at(raw, 'end')),
    place: plainText(text(at(raw, 'place'))),
    address: plainText(text(at(raw, 'address'))),
    url: safeUrl(at(raw, 'url')) ?? '',
  };
}
