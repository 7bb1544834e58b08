import type { AnsImage, ListItem, SafeHtml } from './ans';
import { at, list, record, text, type JsonRecord } from './json';
import { note, richText, type ReadContext } from './readContext';
import { readImage } from './readImage';
import { typeName } from './typeName';

/*
 * Lists and quotes hold each other. What is held reads as one run of words; pictures on the way are
 * kept for whoever shows it.
 */

/** Lists and quotes within each other deeper than this are cut. */
const MAX_DEPTH = 6;

/** Items of one list that a page can hold. */
const MAX_ITEMS = 5000;

/** What the parts of one list or quote share. */
interface Nest {
  context: ReadContext;
  /** Pictures met on the way. */
  images: AnsImage[];
}

interface Items {
  ordered: boolean;
  items: ListItem[];
}

/** The items of a list element; lists within it are items of their own kind. Never throws. */
export function readListItems(raw: JsonRecord, nest: Nest, depth = 0): Items {
  const items = list(raw['items'])
    .slice(0, MAX_ITEMS)
    .flatMap((value) => readItem(value, nest, depth));
  return { ordered: text(raw['list_type']) === 'ordered', items };
}

/** What a quote says, in order: a run of `<p>`, lists and quotes. Never throws. */
export function readQuoteWords(quote: JsonRecord, nest: Nest, depth = 0): SafeHtml {
  const parts = list(quote['content_elements']).map((raw) => {
    const part = record(raw);
    switch (text(part['type'])) {
      case 'text':
      case 'header':
        return paragraph(part['content'], nest);
      case 'image':
        if (addImage(part, nest)) return '';
        break;
      case 'list':
        if (depth < MAX_DEPTH) return listHtml(readListItems(part, nest, depth + 1));
        break;
      case 'quote':
        if (depth < MAX_DEPTH) return quoteHtml(part, nest, depth + 1);
    }
    note(nest.context, `quote: ${typeName(part['type']) || 'unknown'} within it skipped`);
    return '';
  });
  return paragraph(quote['content'], nest) + parts.join('');
}

/** Who said it, with where. */
export function readCitation(quote: JsonRecord, context: ReadContext): SafeHtml {
  return richText(at(quote, 'citation', 'content') ?? quote['citation'], context);
}

function readItem(value: unknown, nest: Nest, depth: number): ListItem[] {
  const item = typeof value === 'string' ? { type: 'text', content: value } : record(value);
  const type = text(item['type']);
  if (type === 'list' || Array.isArray(item['items'])) {
    const within = depth < MAX_DEPTH ? readListItems(item, nest, depth + 1) : null;
    return within && within.items.length > 0 ? [within] : [];
  }
  if (type === 'image' && addImage(item, nest)) return [];
  const isQuote = type === 'quote' && depth < MAX_DEPTH;
  const content = isQuote
    ? quoteHtml(item, nest, depth + 1)
    : richText(item['content'], nest.context);
  if (content) return [{ content }];
  note(nest.context, `list item of type "${typeName(item['type'])}" skipped`);
  return [];
}

function addImage(raw: JsonRecord, { images }: Nest): boolean {
  const image = readImage(raw);
  if (image) images.push(image);
  return image !== null;
}

function quoteHtml(quote: JsonRecord, nest: Nest, depth: number): SafeHtml {
  const words = readQuoteWords(quote, nest, depth);
  const citation = readCitation(quote, nest.context);
  if (!words && !citation) return '';
  return `<blockquote>${words}${citation && `<p><cite>${citation}</cite></p>`}</blockquote>`;
}

function listHtml({ ordered, items }: Items): SafeHtml {
  if (items.length === 0) return '';
  const name = ordered ? 'ol' : 'ul';
  const lines = items.map((item) => ('items' in item ? listHtml(item) : item.content));
  return `<${name}>${lines.map((line) => `<li>${line}</li>`).join('')}</${name}>`;
}

function paragraph(content: unknown, { context }: Nest): SafeHtml {
  const words = richText(content, context);
  return words && `<p>${words}</p>`;
}
