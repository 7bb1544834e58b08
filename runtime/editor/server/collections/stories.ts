import type { StoryEntry } from '../../contract/collections';
import { isRecord } from '../../../document/json';
import type { ContentService } from '../../../content/service/askContent';
import { searchContent } from '../../../content/service/searchContent';

const SIZE = 30;
/** px of small pictures, for screens that draw two for one. */
const THUMB = { width: 192, height: 128 };

/** Of a document no more is asked for than its entry shows. */
const FIELDS = ['headlines', 'taxonomy', 'display_date', 'promo_items', 'canonical_url'];

/**
 * Published stories, galleries and videos to choose from, the newest first.
 * @param asked.q words of readers and writers: nothing in them is an operator
 * @param asked.section `/sports`; empty for all
 */
export async function searchStories(
  service: ContentService,
  asked: { q: string; section: string },
): Promise<StoryEntry[]> {
  const words = bareWords(asked.q);
  const section = asked.section.replace(/[\\"]/g, '');
  const parts = [
    'type:(story OR gallery OR video)',
    ...(section ? [`taxonomy.sections._id:"${section}"`] : []),
    ...(words ? [`(${words})`] : []),
  ];
  const found = await searchContent(service, parts.join(' AND '), SIZE, {
    included_fields: FIELDS.join(','),
  });
  return found.map((document) => readEntry(document, true)).filter(({ id }) => id !== '');
}

/** A document of the content service as an entry. Never throws. */
export function readEntry(document: unknown, isLive: boolean): StoryEntry {
  const type = textAt(document, 'type');
  return {
    id: textAt(document, '_id'),
    type: type === 'gallery' || type === 'video' ? type : 'story',
    headline: textAt(document, 'headlines', 'basic') || textAt(document, 'headlines', 'web'),
    section: textAt(document, 'taxonomy', 'primary_section', 'name'),
    sectionId: textAt(document, 'taxonomy', 'primary_section', '_id'),
    date: textAt(document, 'display_date'),
    thumb: thumbOf(at(document, 'promo_items', 'basic')),
    url: textAt(document, 'canonical_url'),
    isLive,
  };
}

/** A picture in small, by the resizer that stands beside its original; else as it is. */
function thumbOf(promo: unknown): string | null {
  const own = at(promo, 'promo_items', 'basic');
  const picture = textAt(promo, 'type') === 'image' ? promo : own;
  const url = textAt(picture, 'url');
  if (url === '') return null;
  const auth = textAt(picture, 'auth', '1');
  const stored = /^(.*)\/(?:photo|resizer)\/v2\/([^/?#]+)/.exec(url);
  if (!stored || auth === '') return url;
  const query = new URLSearchParams({
    auth,
    width: String(THUMB.width),
    height: String(THUMB.height),
    smart: 'true',
  });
  return `${stored[1]}/resizer/v2/${stored[2]}?${query}`;
}

/** What someone typed as plain words: the query language's operators mean nothing in it. */
function bareWords(typed: string): string {
  return typed
    .replace(/[+\-&|!(){}[\]^"~*?:\\/<>=]/g, ' ')
    .replace(/\b(AND|OR|NOT|TO)\b/g, (operator) => operator.toLowerCase())
    .replace(/\s+/g, ' ')
    .trim();
}

function at(value: unknown, ...path: string[]): unknown {
  return path.reduce((held, key) => (isRecord(held) ? held[key] : undefined), value);
}

function textAt(value: unknown, ...path: string[]): string {
  const found = at(value, ...path);
  return typeof found === 'string' ? found.trim() : '';
}
