import { DateTime } from 'luxon';
import type { ContentElement, LiveCard } from './ans';
import { safeUrl } from './safeUrl';
import { plainText } from './sanitizeHtml';

/** The newspaper's clock (platform §9). */
const ZONE = 'America/New_York';

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
  const [, month, day, year, hour, minute, half] = parts;
  const origin = DateTime.fromISO(published, { zone: ZONE });
  const around = origin.isValid ? origin : null;
  const named = year ? (year.length === 2 ? 2000 + Number(year) : Number(year)) : null;
  const years = named !== null ? [named] : around ? [-1, 0, 1].map((n) => around.year + n) : [];
  const dates = years
    .map((one) =>
      DateTime.fromObject(
        {
          year: one,
          month: Number(month),
          day: Number(day),
          hour: (Number(hour) % 12) + (half?.toLowerCase() === 'p' ? 12 : 0),
          minute: Number(minute),
        },
        { zone: ZONE },
      ),
    )
    .filter((date) => date.isValid);
  const distance = (date: DateTime): number =>
    around ? Math.abs(date.toMillis() - around.toMillis()) : 0;
  const [nearest] = dates.sort((a, b) => distance(a) - distance(b));
  return nearest?.toUTC().toISO() ?? '';
}

/** FNV-1a, 32 bit, in base 36: short, and the same for the same card for ever. */
function hashOf(value: string): string {
  let hash = 0x811c9dc5;
  for (let index = 0; index < value.length; index += 1) {
    hash = Math.imul(hash ^ value.charCodeAt(index), 0x01000193);
  }
  return (hash >>> 0).toString(36);
}
