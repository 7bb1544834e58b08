import { getEasternInstant } from '../../utils/dates/getEasternInstant';
import { getEasternParts } from '../../utils/dates/getEasternParts';
import { hashText } from '../../utils/text/hashText';
import { parseLiveBlogLine } from './parseLiveBlogLine';
import type { LiveBlogTimestamp } from '../../utils/story/parseLiveBlogTimestamp';
import type { ContentElement, LiveCard } from './ans';
import { plainText } from './sanitizeHtml';

/** Subtypes of live blogs: `live` (platform §3), `liveblog` as cards name it (widgets §3). */
export function isLiveSubtype(subtype: string): boolean {
  return subtype === 'live' || subtype === 'liveblog';
}

/**
 * The cards of a live blog (platform §3): a header begins a card; within it the marker lines
 * (timestamp, pinned, interactive HTML, live-blog name, related link) become fields. What stands
 * before the first header is the intro.
 *
 * @param published ISO 8601; gives the year to timestamp lines without one
 */
export function readLiveCards(
  elements: ContentElement[],
  canonicalUrl: string,
  published: string,
): { intro: ContentElement[]; cards: LiveCard[] } {
  const intro: ContentElement[] = [];
  const cards: LiveCard[] = [];
  /** How many cards had a hash so far. */
  const known = new Map<string, number>();
  for (const element of elements) {
    const card = cards.at(-1);
    if (element.type === 'header' && element.level === 2) {
      cards.push(newCard(element._id, plainText(element.content), canonicalUrl, known));
    } else if (!card) {
      intro.push(element);
    } else if (
      element.type !== 'text' ||
      !takeMarker(card, plainText(element.content), published)
    ) {
      card.elements.push(element);
    }
  }
  return { intro, cards };
}

function newCard(
  id: string,
  header: string,
  canonicalUrl: string,
  known: Map<string, number>,
): LiveCard {
  const hash = hashText(id || header);
  const same = known.get(hash) ?? 0;
  known.set(hash, same + 1);
  const anchor = same > 0 ? `card-${hash}${same + 1}` : `card-${hash}`;
  return {
    _id: id,
    header,
    anchor,
    url: `${canonicalUrl.replace(/\/$/, '')}/${anchor}`,
    timestamp: '',
    pinned: false,
    liveBlogName: '',
    relatedLinks: [],
    elements: [],
  };
}

/** True when the line was a marker, and the card now knows it. */
function takeMarker(card: LiveCard, line: string, published: string): boolean {
  const marker = parseLiveBlogLine(line);
  if (marker.kind === 'text') return false;
  if (marker.kind === 'timestamp') card.timestamp = toIso(marker.timestamp, published);
  if (marker.kind === 'pinned') card.pinned = true;
  if (marker.kind === 'live-blog-name') card.liveBlogName = marker.name;
  if (marker.kind === 'related-link') {
    card.relatedLinks.push({ title: marker.text, link: marker.url });
  }
  return true;
}

/** Without a year, the one that brings the date nearest to the day of publication. */
function toIso({ year, ...rest }: LiveBlogTimestamp, published: string): string {
  const around = Date.parse(published);
  const near = getEasternParts(published)?.year;
  const years = year !== null ? [year] : near === undefined ? [] : [near - 1, near, near + 1];
  const [nearest] = years
    .map((one) => getEasternInstant({ year: one, ...rest }))
    .sort((a, b) => Math.abs(a.getTime() - around) - Math.abs(b.getTime() - around));
  return nearest?.toISOString() ?? '';
}
