import type { ContentElement } from './ans';
import { at, firstText, number, text, type JsonRecord } from './json';
import { richText, type ReadContext } from './readContext';
import { isBlank } from './sanitizeHtml';

/** An empty paragraph is how some editors make space: it is dropped without a word. */
export function readText(element: JsonRecord, context: ReadContext): ContentElement[] {
  const content = richText(element['content'], context);
  if (isBlank(content)) return [];
  const alignment = alignmentOf(element);
  const dropcap = at(element, 'block_properties', 'dropcap');
  return [
    {
      type: 'text',
      _id: text(element['_id']),
      content,
      ...(alignment ? { alignment } : {}),
      ...(dropcap !== undefined && dropcap !== null && dropcap !== 'none' && dropcap !== false
        ? { dropcap: true }
        : {}),
    },
  ];
}

/** As the element says, or as its markup did: ingest leaves `text-center` of centring styles. */
function alignmentOf(element: JsonRecord): 'center' | 'right' | null {
  const said = firstText(element['alignment'], at(element, 'additional_properties', 'alignment'));
  if (said === 'center' || said === 'right') return said;
  const html = text(element['content']);
  const tag = /^<[^<>]*/.exec(html)?.[0] ?? '';
  const isCentred = /^<center\b/i.test(tag) || /\btext-center\b/i.test(tag);
  return isCentred || /text-align:\s*center/i.test(tag) ? 'center' : null;
}

/** A story's own headline is the page's h1: headers within it begin at 2. */
export function readHeader(element: JsonRecord, context: ReadContext): ContentElement[] {
  const content = richText(element['content'], context);
  if (isBlank(content)) return [];
  const asked = Math.round(number(element['level'], 2));
  const level = asked >= 6 ? 6 : asked === 5 ? 5 : asked === 4 ? 4 : asked === 3 ? 3 : 2;
  return [{ type: 'header', _id: text(element['_id']), level, content }];
}
