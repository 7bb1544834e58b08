import type { Story } from '../../../../content/schemas/ans';

/** Kinds that are not read one after the other: they go on, are answered, swiped, or paid for. */
const WITHOUT = new Set([
  'live',
  'liveblog',
  'live-event',
  'swipeable',
  'call-to-action',
  'cyoa',
  'newsletter',
  'restaurant-page',
  'partner-sports-betting',
]);

/** Whether a story leads to its neighbors by date: it has a place among them, and is not such a kind. */
export function hasPager(story: Pick<Story, 'subtype' | 'display_date' | 'taxonomy'>): boolean {
  const section = story.taxonomy.primary_section?._id ?? '';
  return section !== '' && story.display_date !== '' && !WITHOUT.has(story.subtype);
}
