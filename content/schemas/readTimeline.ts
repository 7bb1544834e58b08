import type { StoryCard } from './ans';
import { at, firstText, isoDate, list, text, type JsonRecord } from './json';
import { readContentElements } from './readContentElements';
import { readContext } from './readContext';
import { isLiveSubtype, readLiveCards } from './readLiveCards';
import { sitePath } from './safeUrl';
import { plainText } from './sanitizeHtml';

/** Widgets §9: at most 6 headers are considered. */
const MAX_ENTRIES = 6;

/**
 * The timeline of a live blog (widgets §3): prepared entries
 * (`additional_properties.timeline`), else structured BlogPosting entries, else the headers of its
 * body where the document carries one. Empty for anything that is not a live blog.
 */
export function readTimeline(document: JsonRecord, canonicalUrl: string): StoryCard['timeline'] {
  if (!isLiveSubtype(text(document['subtype']))) return [];
  const prepared = readEntries(at(document, 'additional_properties', 'timeline'));
  const structured = readEntries(at(document, 'additional_properties', 'liveBlogUpdate'));
  const entries = prepared.length > 0 ? prepared : structured;
  const found = entries.length > 0 ? entries : fromBody(document, canonicalUrl);
  return found.filter(({ header }) => header).slice(0, MAX_ENTRIES);
}

function readEntries(raw: unknown): StoryCard['timeline'] {
  return list(raw).map((entry) => ({
    header: plainText(firstText(at(entry, 'header'), at(entry, 'headline'))),
    url: sitePath(at(entry, 'url')),
    timestamp: isoDate(at(entry, 'timestamp') ?? at(entry, 'datePublished')),
  }));
}

function fromBody(document: JsonRecord, canonicalUrl: string): StoryCard['timeline'] {
  const headersAndText = list(document['content_elements']).filter((element) =>
    ['header', 'text'].includes(text(at(element, 'type'))),
  );
  const elements = readContentElements(headersAndText, readContext());
  const published = firstText(document['first_publish_date'], document['display_date']);
  return readLiveCards(elements, canonicalUrl, published).cards.map(
    ({ header, url, timestamp }) => ({ header, url, timestamp }),
  );
}
