import { at, isObject, objectAt, textAt } from '../ans/json';
import type { Json, JsonObject } from '../ans/json';
import { isReference } from './references';
import { plainText, sanitizeRichText, sanitizeTrustedHtml } from './sanitize';
import type { OwnHosts } from './sanitize';

export interface PrepareOptions {
  ownHosts?: OwnHosts;
  /** The documents come from a source whose raw HTML may stand in the page. */
  isTrusted?: boolean;
}

/** Elements whose text is not HTML, or is shown in a frame of its own. */
const UNTOUCHED = ['code', 'custom_embed', 'oembed_response'];

/** Keys of plain text that upstreams deliver with markup in it. */
const PLAIN_KEYS = ['caption', 'subtitle', 'alt_text', 'title'];

/** Keys under which further elements lie. */
const INNER_KEYS = [
  'content_elements',
  'items',
  'citation',
  'description',
  'image',
  'header',
  'rows',
  'promo_items',
  'promo_image',
  'related_content',
];

/**
 * An element of a body, or an item of content inside another, ready for the page. Where an upstream
 * delivers a bare text instead of an element, it is rich text.
 */
export function prepareElement(element: Json, options: PrepareOptions): Json {
  if (typeof element === 'string') return sanitizeRichText(element, options.ownHosts);
  if (Array.isArray(element)) return element.map((item) => prepareElement(item, options));
  if (!isObject(element) || UNTOUCHED.includes(textAt(element, 'type'))) return element;
  if (element.type === 'raw_html') return prepareRawHtml(element, options);
  if (isReference(element)) return prepareReference(element, options);

  const prepared: JsonObject = { ...element };
  const rich = (text: string): string => sanitizeRichText(text, options.ownHosts);
  if (typeof element.content === 'string') prepared.content = rich(element.content);
  if (element.type === 'correction' && typeof element.text === 'string') {
    prepared.text = rich(element.text);
  }
  for (const key of PLAIN_KEYS) {
    const text = element[key];
    if (typeof text === 'string') prepared[key] = plainText(text);
  }
  for (const key of ['headlines', 'subheadlines', 'description']) {
    const texts = element[key];
    if (isObject(texts) && texts.type === undefined) prepared[key] = plainTexts(texts);
  }
  for (const key of INNER_KEYS) {
    const inner = prepared[key];
    if (Array.isArray(inner) || key === 'citation') {
      if (inner !== undefined) prepared[key] = prepareElement(inner, options);
    } else if (isObject(inner)) {
      prepared[key] =
        inner.type === undefined ? prepareEach(inner, options) : prepareElement(inner, options);
    }
  }
  return prepared;
}

/** A reference may override properties of what it refers to, which are content like any other. */
function prepareReference(reference: JsonObject, options: PrepareOptions): JsonObject {
  const overrides = at(reference, 'referent', 'referent_properties');
  if (!isObject(overrides)) return reference;
  const referent = {
    ...objectAt(reference, 'referent'),
    referent_properties: prepareElement(overrides, options),
  };
  return { ...reference, referent };
}

/** Items by name, such as `promo_items`. */
function prepareEach(items: JsonObject, options: PrepareOptions): JsonObject {
  return Object.fromEntries(
    Object.entries(items).map(([key, item]) => [
      key,
      typeof item === 'string' ? item : prepareElement(item, options),
    ]),
  );
}

function plainTexts(texts: JsonObject): JsonObject {
  return Object.fromEntries(
    Object.entries(texts).map(([key, text]) => [
      key,
      typeof text === 'string' ? plainText(text) : text,
    ]),
  );
}

/**
 * Trusted raw HTML goes into the page and loses its scripts; any other is shown in a sandboxed frame
 * and stays as it is. `additional_properties.trusted` says which it is.
 */
function prepareRawHtml(element: JsonObject, { isTrusted = false }: PrepareOptions): JsonObject {
  const own = element.additional_properties;
  const trusted = isTrusted || at(own, 'trusted') === true;
  const content = typeof element.content === 'string' ? element.content : '';
  return {
    ...element,
    content: trusted ? sanitizeTrustedHtml(content) : content,
    additional_properties: { ...(isObject(own) ? own : {}), trusted },
  };
}
