import type { AnsImage, ContentElement } from './ans';
import { at, firstText, list, number, printable, record, text, type JsonRecord } from './json';
import { atOnce, type Steps } from './inSlices';
import { readAudio } from './readAudio';
import { readGallery } from './readGallery';
import { readHeadlines } from './readHeadlines';
import { readImage } from './readImage';
import { readCollectionLinks, readLink, readLinkList, readStoryLink } from './readLinks';
import { readListItems } from './readNested';
import { readOembed } from './readOembed';
import { readQuote } from './readQuote';
import { readRawHtml } from './readRawHtml';
import { readTable } from './readTable';
import { readHeader, readText } from './readText';
import { readVideo } from './readVideo';
import { note, richText, type ReadContext } from './readContext';
import { plainText } from './sanitizeHtml';
import { typeName } from './typeName';

type Reader = (element: JsonRecord, context: ReadContext, depth: number) => ContentElement[] | null;

/** Groups within groups deeper than this are skipped. */
const MAX_DEPTH = 6;

/** A page holds no more elements of a list: the longest live blogs have half as many. */
const MAX_ELEMENTS = 20_000;

/**
 * The body of a document (platform §3) as closed elements, in order. What is empty is left out;
 * what is unknown or unusable is left out and named in `context.deviations`. Never throws.
 */
export function readContentElements(
  raw: unknown,
  context: ReadContext,
  path = 'content_elements',
  depth = 0,
): ContentElement[] {
  return atOnce(contentElementSteps(raw, context, path, depth));
}

/** The same, an element a step. */
export function* contentElementSteps(
  raw: unknown,
  context: ReadContext,
  path = 'content_elements',
  depth = 0,
): Steps<ContentElement[]> {
  const given = list(raw);
  if (given.length > MAX_ELEMENTS) {
    note(context, `${path}: ${given.length} elements, cut at ${MAX_ELEMENTS}`);
  }
  const elements: ContentElement[] = [];
  for (const [index, value] of given.slice(0, MAX_ELEMENTS).entries()) {
    const element = record(value);
    const type = typeOf(element);
    const reader = READERS.get(type);
    const read = depth < MAX_DEPTH ? (reader?.(element, context, depth) ?? null) : null;
    if (read === null) {
      const why = reader ? `${type} without usable content` : `unknown type "${typeName(type)}"`;
      note(context, `${path}[${index}]: ${why} skipped`);
    }
    elements.push(...(read ?? []));
    yield;
  }
  return elements;
}

/** A custom embed is what its subtype says; any element may be an oEmbed nobody has asked for yet. */
function typeOf(element: JsonRecord): string {
  const type = text(element['type']);
  if (type === 'custom_embed') return `custom_embed/${text(element['subtype'])}`;
  const isOembed =
    type === 'reference' && /oembed/i.test(text(at(element, 'referent', 'provider')));
  return isOembed ? 'oembed_response' : type;
}

const READERS = new Map<string, Reader>(
  Object.entries({
    text: readText,
    header: readHeader,
    list: readList,
    // A name of items of lists, which some exports give to what stands by itself.
    list_element: (element, context) =>
      Array.isArray(element['items']) ? readList(element, context) : readText(element, context),
    image: (element) => oneOrNull(readImage(element)),
    graphic: (element) => oneOrNull(readImage(element)),
    video: (element) => oneOrNull(readVideo(element)),
    audio: (element) => oneOrNull(readAudio(element)),
    gallery: (element) => oneOrNull(readGallery(element)),
    divider: (element) => [readDivider(element)],
    raw_html: (element, context) => oneOrNull(readRawHtml(element, context)),
    oembed: readEmbed,
    oembed_response: readEmbed,
    table: (element, context) => oneOrNull(readTable(element, context)),
    code: (element) => oneOrNull(readCode(element)),
    inline_newsletter: (element) => oneOrNull(readNewsletter(element)),
    'custom_embed/inline_newsletter': (element) => oneOrNull(readNewsletter(element)),
    'custom_embed/divider': (element) => [readDivider(element)],
    'custom_embed/audio': (element) => oneOrNull(readAudio({ ...element, ...configOf(element) })),
    'custom_embed/table': (element, context) =>
      oneOrNull(readTable({ ...element, ...configOf(element) }, context)),
    // Shown by the card of that name, not in the text (widgets §5).
    'custom_embed/cta-card': () => [],
    // Shown by a block of that name below the text (widgets §3: related view).
    'custom_embed/restaurant': () => [],
    quote: (element, context) => oneOrNull(readQuote(element, context)),
    blockquote: (element, context) => oneOrNull(readQuote(element, context)),
    pullquote: (element, context) => oneOrNull(readQuote(element, context)),
    correction: readCorrection,
    numeric_rating: readRating,
    endorsement: readEndorsement,
    interstitial_link: readLink,
    link_list: readLinkList,
    story: readStoryLink,
    collection: readCollectionLinks,
    // Places that other systems fill, for each reader anew: nothing stands there.
    content_zone: () => [],
    placeholder: () => [],
    variant: () => [],
    element_group: readGroup,
  } satisfies Record<string, Reader>),
);

/** What a custom embed was configured with. */
function configOf(element: JsonRecord): JsonRecord {
  return record(at(element, 'embed', 'config'));
}

/** Its elements; an empty group is dropped without a word. */
function readGroup(
  element: JsonRecord,
  context: ReadContext,
  depth: number,
): ContentElement[] | null {
  const elements = readContentElements(
    element['content_elements'],
    context,
    'element_group',
    depth + 1,
  );
  const title = readHeadlines(element).basic;
  return elements.length > 0 ? [{ type: 'element_group', _id: id(element), title, elements }] : [];
}

/** A rating within its bounds; without a maximum it is of 5. */
function readRating(element: JsonRecord): ContentElement[] | null {
  const rating = number(element['numeric_rating'], Number.NaN);
  const min = number(element['min'], 0);
  const max = number(element['max'], 5);
  if (!(rating >= min && rating <= max && max > min)) return null;
  const units = plainText(text(element['units'])) || 'stars';
  return [{ type: 'numeric_rating', _id: id(element), rating, min, max, units }];
}

function readEndorsement(element: JsonRecord): ContentElement[] | null {
  const endorsement = plainText(text(element['endorsement']));
  return endorsement ? [{ type: 'endorsement', _id: id(element), endorsement }] : null;
}

/** A list; the pictures in it, and in its quotes, stand after it. */
function readList(element: JsonRecord, context: ReadContext): ContentElement[] | null {
  const images: AnsImage[] = [];
  const { ordered, items } = readListItems(element, { context, images });
  const shown: ContentElement[] =
    items.length > 0 ? [{ type: 'list', _id: id(element), ordered, items }] : [];
  return shown.length + images.length > 0 ? [...shown, ...images] : null;
}

function oneOrNull(element: ContentElement | null): ContentElement[] | null {
  return element && [element];
}

function id(element: JsonRecord): string {
  return text(element['_id']);
}

/** platform §9: standard, bold, bolder. */
function readDivider(element: JsonRecord): ContentElement {
  const said = [
    element['subtype'],
    element['style'],
    at(element, 'additional_properties', 'style'),
    at(element, 'additional_properties', 'dividerType'),
    at(element, 'embed', 'config', 'style'),
  ].map(text);
  const style = said.find((name) => name === 'bold' || name === 'bolder') ?? 'standard';
  return { type: 'divider', _id: id(element), style };
}

function readCode(element: JsonRecord): ContentElement | null {
  const content = typeof element['content'] === 'string' ? printable(element['content']) : '';
  if (!content.trim()) return null;
  const language = firstText(
    element['language'],
    at(element, 'additional_properties', 'language'),
    element['subtype'],
  );
  return { type: 'code', _id: id(element), language, content };
}

function readNewsletter(element: JsonRecord): ContentElement | null {
  const newsletterId = firstText(
    element['newsletter_id'],
    element['newsletterId'],
    at(element, 'additional_properties', 'newsletter_id'),
    at(element, 'embed', 'config', 'newsletter_id'),
    at(element, 'embed', 'id'),
    element['content'],
  );
  return newsletterId ? { type: 'inline_newsletter', _id: id(element), newsletterId } : null;
}

/** YouTube is a video; what says nowhere where it stands is raw HTML. */
function readEmbed(element: JsonRecord, context: ReadContext): ContentElement[] | null {
  const provider = text(at(element, 'raw_oembed', 'provider_name'));
  const video = !provider || /youtube/i.test(provider) ? readVideo(element) : null;
  return oneOrNull(video ?? readOembed(element) ?? readRawHtml(element, context));
}

function readCorrection(element: JsonRecord, context: ReadContext): ContentElement[] | null {
  const words = richText(element['text'], context);
  const correctionType = firstText(element['correction_type'], 'correction');
  return words ? [{ type: 'correction', _id: id(element), correctionType, text: words }] : null;
}
