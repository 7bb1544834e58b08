import type { AnsImage, ContentElement } from './ans';
import { firstText, text, type JsonRecord } from './json';
import type { ReadContext } from './readContext';
import { readCitation, readQuoteWords } from './readNested';

/**
 * A quote whose content is a run of `<p>`, lists, and the quotes within it with who said them; the
 * older `blockquote` and `pullquote` elements count as quotes. Its pictures stand beside its words.
 * Null when nothing is said or shown. Never throws.
 */
export function readQuote(element: JsonRecord, context: ReadContext): ContentElement | null {
  const images: AnsImage[] = [];
  const content = readQuoteWords(element, { context, images });
  if (!content && images.length === 0) return null;
  const kind = firstText(element['subtype'], element['type']);
  return {
    type: 'quote',
    _id: text(element['_id']),
    style: kind === 'pullquote' ? 'pullquote' : 'blockquote',
    content,
    citation: readCitation(element, context),
    ...(images.length > 0 ? { images } : {}),
  };
}
