import { at, authorOf, sectionOf, topicOf, wordOf, wordsOf } from './archive';

export interface Question {
  name: string;
  /** The address of the n-th question of this kind. */
  ask: (n: number) => string;
}

const address = (parameters: Record<string, string>): string =>
  `/content/v4/search/published?${new URLSearchParams({
    website: 'broadsheet',
    size: '20',
    _sourceExclude: 'content_elements',
    ...parameters,
  })}`;

const between = (low: number, high: number, n: number, salt: number): number =>
  low + Math.floor(at(n, salt) * (high - low));

const rare = (n: number): string => wordOf(between(20_000, 50_000, n, 11));
const middling = (n: number): string => wordOf(between(300, 3000, n, 12));
const common = (n: number, salt = 13): string => wordOf(between(2, 60, n, salt));
const search = (name: string, q: (n: number) => string, more = {}): Question => ({
  name,
  ask: (n) => address({ q: q(n), ...more }),
});
/** As the content sources ask. */
const feed = (name: string, q: (n: number) => string, more = {}): Question =>
  search(`feed: ${name}`, (n) => `type:("story" OR "gallery" OR "video") AND ${q(n)}`, {
    sort: 'display_date:desc',
    ...more,
  });

/** As somebody asks who is typing, or has mistyped. */
const help = (name: string, path: string, q: (n: number) => string): Question => ({
  name,
  ask: (n) =>
    `/content/v4/search/${path}?${new URLSearchParams({ website: 'broadsheet', q: q(n) })}`,
});
const swapped = (word: string): string =>
  word.slice(0, 2) + word.charAt(3) + word.charAt(2) + word.slice(4);

const hoursAgo = (hours: number): string => new Date(Date.now() - hours * 3_600_000).toISOString();
const phrase = (n: number, place: number): string =>
  `"${wordsOf(n * 31)
    .slice(place, place + 2)
    .join(' ')}"`;

/** What readers and pages ask, one row of the table each. */
export const questions: Question[] = [
  search('rare word', rare),
  search('middling word', middling),
  search('common word', (n) => common(n)),
  search('two common words', (n) => `${common(n)} ${common(n, 14)}`),
  search('common and rare word', (n) => `${common(n)} ${rare(n)}`),
  search('phrase', (n) => phrase(n, 40)),
  search('phrase of common words', (n) => `"${common(n)} ${common(n, 14)}"`),
  search('misspelled word', (n) => `${rare(n).slice(0, -2)}${'qwy'[n % 3]}x`),
  search('common word, page 10', (n) => common(n), { from: '180' }),
  search('common word, latest', (n) => common(n), { sort: 'display_date:desc' }),
  search('middling word, latest', middling, { sort: 'display_date:desc' }),
  search(
    'common word, one section',
    (n) => `${common(n)} AND taxonomy.sections._id:"${sectionOf(n % 12)}"`,
  ),
  search('common word, one week', (n) => `${common(n)} AND display_date:[now-7d TO now]`),
  search('middling word, one author', (n) => `${middling(n)} AND credits.by._id:"${authorOf(n)}"`),
  search('common word, with writers and marks', (n) => common(n), {
    highlight: 'true',
    facets: 'true',
  }),
  help('suggestions: begun word', 'suggestions', (n) => common(n).slice(0, 3)),
  help('suggestions: second word', 'suggestions', (n) => `${common(n)} ${middling(n).slice(0, 3)}`),
  help('spelling: slip', 'spelling', (n) => swapped(middling(n))),
  feed('newest', () => '*:*'),
  feed('primary section', (n) => `taxonomy.primary_section._id:"${sectionOf(n)}"`),
  feed('section', (n) => `taxonomy.sections._id:"${sectionOf(n * 3)}"`),
  feed('section, page 40', (n) => `taxonomy.sections._id:"${sectionOf(n % 6)}"`, { from: '780' }),
  feed(
    'three sections',
    (n) =>
      `taxonomy.sections._id:(${[0, 9, 17].map((far) => `"${sectionOf(n + far)}"`).join(' OR ')})`,
  ),
  feed('topic', (n) => `taxonomy.tags.slug:"${topicOf(n)}"`),
  feed('rare topic', (n) => `taxonomy.tags.slug:"${topicOf(1000 + n * 71)}"`),
  feed('author', (n) => `credits.by._id:"${authorOf(n * 20)}"`),
  search('feed: places of a guide', () => 'type:("story") AND subtype:("restaurant-page")', {
    size: '100',
    sort: 'display_date:desc',
  }),
  feed('one day', (n) => `display_date:[now-${n + 4}d/d TO now-${n + 4}d/d]`),
  feed(
    'the story before one',
    (n) =>
      `taxonomy.primary_section._id:"${sectionOf(n)}" AND NOT subtype:("swipeable" OR "call-to-action") AND display_date:{* TO "${hoursAgo(n * 50)}"}`,
    { size: '1' },
  ),
];
