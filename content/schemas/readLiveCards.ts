import { getEasternInstant } from '../../utils/getEasternInstant';
import { getEasternParts } from '../../utils/getEasternParts';
import type { ContentElement, LiveCard } from './ans';
import { safeUrl } from './safeUrl';
import { plainText } from './sanitizeHtml';

const TIMESTAMP =
  /^timestamp:?\s+(\d{1,2})\/(\d{1,2})(?:\/(\d{2,4}))?,?\s+(\d{1,2}):(\d{2})\s*([ap])\.?m\.?$/i;
const PINNED = /^pinned$/i;
const INTERACTIVE = /^interactive[ -]html$/i;
const BLOG_NAME = /^live[ -]?blog name:\s*(.+)$/i;
const RELATED_LINK = /^related link:\s*(.+?)\s*\|\s*(\S+)$/i;

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
  for (const element of elements) {
    const card = cards.at(-1);
    if (element.type === 'header' && element.level === 2) {
      cards.push(newCard(element._id, plainText(element.content), canonicalUrl, cards));
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
  before: readonly LiveCard[],
): LiveCard {
  const hash = hashOf(id || header);
  const same = before.filter((card) => card.anchor.startsWith(`card-${hash}`)).length;
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
  const time = TIMESTAMP.exec(line);
  const name = BLOG_NAME.exec(line);
  const related = RELATED_LINK.exec(line);
  const link = safeUrl(related?.[2]);
  if (time) card.timestamp = toIso(time, published);
  else if (PINNED.test(line)) card.pinned = true;
  else if (name?.[1]) card.liveBlogName = name[1];
  else if (related?.[1] && link) card.relatedLinks.push({ title: related[1], link });
  else return INTERACTIVE.test(line);
  return true;
}

/** Without a year, the one that brings the date nearest to the day of publication. */
function toIso(parts: RegExpExecArray, published: string): string {
  const [month, day, hour, minute] = [1, 2, 4, 5].map((index) => Number(parts[index]));
  if (!month || !day || hour === undefined || minute === undefined) return '';
  if (month > 12 || day > 31 || hour > 12 || minute > 59) return '';
  const afternoon = parts[6]?.toLowerCase() === 'p';
  const around = Date.parse(published);
  const moments = yearsOf(parts[3], published)
    .map((year) =>
      getEasternInstant({ year, month, day, hour: (hour % 12) + (afternoon ? 12 : 0), minute }),
    )
    .sort((a, b) => Math.abs(a.getTime() - around) - Math.abs(b.getTime() - around));
  return moments[0]?.toISOString() ?? '';
}

function yearsOf(written: string | undefined, published: string): number[] {
  if (written) return [written.length === 2 ? 2000 + Number(written) : Number(written)];
  const year = getEasternParts(published)?.year;
  return year === undefined ? [] : [year - 1, year, year + 1];
}

/** FNV-1a, 32 bit, in base 36: short, and the same for the same card for ever. */
function hashOf(value: string): string {
  let hash = 0x811c9dc5;
  for (let index = 0; index < value.length; index += 1) {
    hash = Math.imul(hash ^ value.charCodeAt(index), 0x01000193);
  }
  return (hash >>> 0).toString(36);
}
