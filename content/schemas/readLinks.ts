import type { AnsImage, ContentElement } from './ans';
import { at, firstText, flag, list, record, text, type JsonRecord } from './json';
import { richText, type ReadContext } from './readContext';
import { readHeadlines } from './readHeadlines';
import { readImage } from './readImage';
import { readPromoItems } from './readPromoItems';
import { readText } from './readText';
import { safeUrl, sitePath } from './safeUrl';
import { plainText } from './sanitizeHtml';

type Link = Extract<ContentElement, { type: 'interstitial_link' }>;

/** A link between paragraphs, with its words and its picture; null without an address or a title. */
export function readLink(element: JsonRecord, context: ReadContext): Link[] | null {
  const url = safeUrl(element['url']);
  const content = richText(element['content'], context);
  if (!url || !content) return null;
  const description = richText(
    at(element, 'description', 'content') ?? element['description'],
    context,
  );
  return [{ ...linkOf(element, description, readImage(element['image'])), url, content }];
}

/** Links between paragraphs; a title makes them a group, whose heading it is. */
export function readLinkList(element: JsonRecord, context: ReadContext): ContentElement[] | null {
  const links = list(element['items']).flatMap((value) => {
    const item = record(value);
    const read = text(item['type']) === 'text' ? readText : readLink;
    return read(item, context) ?? [];
  });
  return grouped(element, plainText(text(element['title'])), links);
}

/** A story within a story, a gallery or video within a collection, is a link to it. */
export function readStoryLink(element: JsonRecord): Link[] | null {
  const url = sitePath(firstText(element['website_url'], element['canonical_url']));
  const headline = readHeadlines(element).basic;
  if (!url || !headline || flag(element['published']) === false) return null;
  const description = plainText(
    firstText(at(element, 'description', 'basic'), at(element, 'subheadlines', 'basic')),
  );
  const { basic } = readPromoItems(element);
  const picture = basic?.type === 'image' ? basic : null;
  const link = linkOf(element, asHtml(description), picture);
  return [{ ...link, url, content: asHtml(headline) }];
}

/** A collection within a story: links to its members. */
export function readCollectionLinks(element: JsonRecord): ContentElement[] | null {
  const links = list(element['content_elements']).flatMap(
    (member) => readStoryLink(record(member)) ?? [],
  );
  return grouped(element, readHeadlines(element).basic, links);
}

/** Plain text as rich text. */
function asHtml(plain: string): string {
  return plain.replaceAll('&', '&amp;').replaceAll('<', '&lt;').replaceAll('>', '&gt;');
}

function linkOf(
  element: JsonRecord,
  description: string,
  image: AnsImage | null,
): Pick<Link, 'type' | '_id' | 'description' | 'image'> {
  return {
    type: 'interstitial_link',
    _id: text(element['_id']),
    ...(description ? { description } : {}),
    ...(image ? { image } : {}),
  };
}

function grouped(
  element: JsonRecord,
  title: string,
  elements: ContentElement[],
): ContentElement[] | null {
  if (elements.length === 0) return null;
  return title ? [{ type: 'element_group', _id: text(element['_id']), title, elements }] : elements;
}
