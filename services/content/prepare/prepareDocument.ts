import { identify } from '../ans/identify';
import { at, isObject, objectAt, textAt } from '../ans/json';
import type { Json, JsonObject } from '../ans/json';
import { canonicalUrlOf } from './addresses';
import { prepareElement } from './prepareElement';
import type { PrepareOptions } from './prepareElement';
import { slugOf } from './slugOf';

/** The version that a document without one is delivered as. */
const VERSION = '0.10.9';

/**
 * A document as it is delivered: still ANS, with an id and an address, its rich text sanitised, its
 * plain text free of markup. Tolerates whatever a tolerant check lets in.
 */
export function prepareDocument(
  document: JsonObject,
  website: string,
  options: PrepareOptions,
): JsonObject {
  const element = prepareElement(document, options);
  const prepared: JsonObject = isObject(element) ? element : {};
  prepared._id = identify(document);
  if (textAt(prepared, 'version') === '') prepared.version = VERSION;

  const url = canonicalUrlOf(document, website);
  if (url !== '') {
    prepared.canonical_url = url;
    prepared.canonical_website = textAt(document, 'canonical_website') || website;
    prepared.website = website;
    prepared.website_url = textAt(document, 'websites', website, 'website_url') || url;
  }
  if (Array.isArray(document.corrections)) {
    prepared.corrections = document.corrections.map((correction) =>
      prepareElement(
        isObject(correction) ? { ...correction, type: 'correction' } : correction,
        options,
      ),
    );
  }
  const tags = at(document, 'taxonomy', 'tags');
  if (Array.isArray(tags)) {
    prepared.taxonomy = { ...objectAt(document, 'taxonomy'), tags: tags.map(prepareTag) };
  }
  return prepared;
}

/** A tag has a slug (platform §2); upstreams deliver some without, and some that are plain words. */
function prepareTag(tag: Json): Json {
  const given = isObject(tag) ? tag : { text: typeof tag === 'string' ? tag : '' };
  return { ...given, slug: textAt(given, 'slug') || slugOf(textAt(given, 'text')) };
}
