import { exceedsDepth, MAX_MARKUP_DEPTH } from '../prepare/sanitize';
import type { Fault } from './explainError';
import { isObject, textAt } from './json';
import type { Json, JsonObject } from './json';

/*
 * What one part of a document may hold. Far above what newsrooms write (the longest live blogs have some
 * 2,000 posts of five elements), far below what takes a page or a database with it.
 */

/** bytes of a text, by the key it stands under. */
const TEXTS: Record<string, number> = {
  alt_text: 20_000,
  byline: 2_000,
  canonical_url: 10_000,
  caption: 20_000,
  content: 200_000,
  name: 2_000,
  slug: 10_000,
  subtitle: 20_000,
  text: 20_000,
  title: 20_000,
  url: 100_000,
  website_url: 10_000,
};

/** bytes of each text of an object of texts, such as `headlines.basic`. */
const TEXTS_OF: Record<string, number> = {
  headlines: 5_000,
  subheadlines: 20_000,
  description: 50_000,
};

/** bytes of any other text. */
const ANY_TEXT = 500_000;

/** bytes of an element's `content`, by its type; any other has `TEXTS.content`. */
const CONTENTS: Record<string, number> = { code: 500_000, raw_html: 500_000 };

/** bytes of the markup that another site answered with. */
const OEMBED_HTML = 200_000;

/** Members of a list, by the key it stands under. */
const LISTS: Record<string, number> = {
  by: 500,
  items: 5_000,
  rows: 5_000,
  sections: 1_000,
  streams: 200,
  tags: 1_000,
};

/** Pictures of a gallery. */
const GALLERY = 2_000;
/** Elements of all lists together. */
const ALL_ELEMENTS = 20_000;
/** Cells of all tables together. */
const ALL_CELLS = 50_000;
/** Elements within elements. */
const ELEMENT_DEPTH = 10;
/** Faults that are told: who mends a document begins with the first ones. */
const MAX_FAULTS = 20;

/** Types whose text is shown as it is, or in a frame of its own: nobody parses it. */
const OPAQUE = new Set(['code', 'custom_embed', 'oembed_response']);

/** Keys whose markup nobody reads as such. */
const UNREAD = new Set(['additional_properties', 'raw_oembed']);

/** The parts of a document that are larger than they may be, each with its limit and its size. */
export function findTooLarge(document: JsonObject): Fault[] {
  const faults: Fault[] = [];
  const totals = { elements: 0, cells: 0 };
  const fault = (path: string, message: string): void => {
    if (faults.length < MAX_FAULTS) faults.push({ path, message });
  };
  const limit = (path: string, size: number, most: number, unit: string): void => {
    if (size > most) fault(path, `has ${count(size)} ${unit}, at most ${count(most)}`);
  };

  visit(document, { path: '', key: '', type: '', depth: 0, isRead: true });
  limit('/', totals.elements, ALL_ELEMENTS, 'elements');
  limit('/', totals.cells, ALL_CELLS, 'table cells');
  return faults;

  function visit(value: Json, place: Place): void {
    if (typeof value === 'string') visitText(value, place);
    else if (Array.isArray(value)) visitList(value, place);
    else if (isObject(value)) visitObject(value, place);
  }

  function visitText(value: string, { path, key, type, isRead }: Place): void {
    limit(path, Buffer.byteLength(value), textLimit(key, type), 'bytes');
    if (isRead && exceedsDepth(value)) {
      fault(path, `has markup more than ${MAX_MARKUP_DEPTH} elements deep`);
    }
  }

  function visitList(list: Json[], place: Place): void {
    const { path, key, type, depth } = place;
    const isGallery = key === 'content_elements' && type === 'gallery';
    limit(path || '/', list.length, isGallery ? GALLERY : (LISTS[key] ?? Infinity), 'members');
    if (key === 'content_elements') {
      totals.elements += list.length;
      if (depth >= ELEMENT_DEPTH) {
        fault(path, `is a list of elements more than ${ELEMENT_DEPTH} deep`);
        return;
      }
    }
    const inner = key === 'content_elements' ? depth + 1 : depth;
    if (key === 'rows') {
      totals.cells += list.reduce<number>(
        (sum, row) => sum + (Array.isArray(row) ? row.length : 0),
        0,
      );
    }
    list.forEach((item, index) =>
      visit(item, { ...place, path: `${path}/${index}`, depth: inner }),
    );
  }

  function visitObject(object: JsonObject, { path, key: parent, depth, isRead }: Place): void {
    const type = textAt(object, 'type');
    for (const [key, item] of Object.entries(object)) {
      visit(item, {
        path: `${path}/${key.replaceAll('~', '~0').replaceAll('/', '~1')}`,
        // A text of headlines is told by what holds it.
        key: Object.hasOwn(TEXTS_OF, parent) && typeof item === 'string' ? parent : key,
        type,
        depth,
        isRead: isRead && !OPAQUE.has(type) && !UNREAD.has(key),
      });
    }
  }
}

interface Place {
  path: string;
  key: string;
  /** The type of the object it stands in. */
  type: string;
  depth: number;
  /** Whether its texts are read as markup. */
  isRead: boolean;
}

function textLimit(key: string, type: string): number {
  if (key === 'content') return CONTENTS[type] ?? TEXTS['content'] ?? ANY_TEXT;
  if (key === 'html') return OEMBED_HTML;
  return TEXTS_OF[key] ?? TEXTS[key] ?? ANY_TEXT;
}

const count = (number: number): string => number.toLocaleString('en-US');
