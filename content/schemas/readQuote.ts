import type { ContentElement, SafeHtml } from './ans';
import { at, firstText, list, text, type JsonRecord } from './json';
import { note, richText, type ReadContext } from './readContext';
import { typeName } from './typeName';

/** Quotes within quotes deeper than this are cut. */
const MAX_DEPTH = 4;

/**
 * A quote whose content is a run of `<p>`; the older `blockquote` and `pullquote` elements count as
 * quotes. Null when nothing is said. Never throws.
 */
export function readQuote(element: JsonRecord, context: ReadContext): ContentElement | null {
  const content = paragraphs(element, context, 0)
    .map((paragraph) => `<p>${paragraph}</p>`)
    .join('');
  if (!content) return null;
  const kind = firstText(element['subtype'], element['type']);
  return {
    type: 'quote',
    _id: text(element['_id']),
    style: kind === 'pullquote' ? 'pullquote' : 'blockquote',
    content,
    citation: richText(at(element, 'citation', 'content') ?? element['citation'], context),
  };
}

function paragraphs(raw: unknown, context: ReadContext, depth: number): SafeHtml[] {
  const own = richText(at(raw, 'content'), context);
  const inner = list(at(raw, 'content_elements')).flatMap((child) => {
    if (depth < MAX_DEPTH && ['text', 'quote', 'header'].includes(text(at(child, 'type')))) {
      return paragraphs(child, context, depth + 1);
    }
    note(context, `quote: ${typeName(at(child, 'type')) || 'unknown'} within it skipped`);
    return [];
  });
  return own ? [own, ...inner] : inner;
}
