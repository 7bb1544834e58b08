import { defineSource, param } from '@broadsheet/define';
import { getJson } from '../../../content/getJson';
import { bareWords, fieldQuery, quoted } from '../../../content/lucene';
import { pathOf, siteOf } from '../../../content/params';
import { readSearchAnswer, type StoryFeed } from '../../../content/readSearchAnswer';
import { at, list, text } from '../../../content/schemas/json';
import { getEasternInstant } from '../../../utils/dates/getEasternInstant';

export interface FoundStories extends StoryFeed {
  /** Whether there are more than `total`. */
  isMore: boolean;
  /** Words of headlines and decks that were asked for, in small letters. */
  words: string[];
  /** Who wrote what was found, the busiest first. */
  writers: { id: string; name: string }[];
  /** What was looked for instead, since no story has the words that were typed; null otherwise. */
  correction: string | null;
}

const NOTHING: FoundStories = {
  stories: [],
  total: 0,
  isMore: false,
  words: [],
  writers: [],
  correction: null,
};
const SPANS = new Map([
  ['day', '1d'],
  ['week', '7d'],
  ['month', '1M'],
  ['year', '1y'],
]);

/**
 * What readers find (widgets §2): `sort` is `relevance` (default) or `date`, `page` starts at 1; of a
 * section and all below it, an author, a type, within a `day`, `week`, `month` or `year` or between two days
 * (Eastern, `2026-11-21`). Whatever is typed is words, never an operator. Nothing for no words.
 */
const source = defineSource({
  label: 'Stories that readers find',
  schemaName: 'story-cards',
  params: {
    query: param.text(),
    page: param.number({ default: 1, min: 1, max: 100 }),
    size: param.number({ default: 20, min: 1, max: 50 }),
    sort: param.text({ default: 'relevance' }),
    section: param.text(),
    author: param.text(),
    type: param.text(),
    since: param.text(),
    from: param.text(),
    to: param.text(),
  },
  ttl: 60,
  async fetch(query, { signal }): Promise<FoundStories> {
    const words = bareWords(query.query.slice(0, 200));
    if (!words) return NOTHING;
    const search = (q: string): Promise<FoundStories> => find(q, query, signal);
    const found = await search(words);
    if (found.total > 0) return found;
    const correction = await correctionOf(words, siteOf(query), signal);
    return correction === null ? found : { ...(await search(bareWords(correction))), correction };
  },
});

declare module 'fusion:content' {
  interface Sources {
    search: typeof source;
  }
}

export default source;

async function find(
  words: string,
  query: Asked,
  signal: AbortSignal | undefined,
): Promise<FoundStories> {
  const site = siteOf(query);
  const path = pathOf('/content/v4/search/published', {
    website: site,
    q: [words, ...filtersOf(query)].join(' AND '),
    from: (query.page - 1) * query.size,
    size: query.size,
    sort: query.sort === 'date' ? 'display_date:desc' : '',
    _sourceExclude: 'content_elements',
    highlight: 'true',
    facets: 'true',
  });
  const answer = await getJson(path, signal);
  return {
    ...readSearchAnswer(answer, site),
    isMore: at(answer, 'count_relation') === 'gt',
    words: list(at(answer, 'matched_words')).map(text).filter(Boolean),
    writers: list(at(answer, 'writers'))
      .map((writer) => ({ id: text(at(writer, '_id')), name: text(at(writer, 'name')) }))
      .filter(({ id, name }) => id !== '' && name !== ''),
    correction: null,
  };
}

/** Null also where the service corrects nobody: a search without it is no failure. */
async function correctionOf(
  words: string,
  website: string,
  signal: AbortSignal | undefined,
): Promise<string | null> {
  try {
    const path = pathOf('/content/v4/search/spelling', { website, q: words });
    return text(at(await getJson(path, signal), 'correction')) || null;
  } catch (error) {
    console.warn('Nobody says what may have been meant by a search:', error);
    return null;
  }
}

interface Asked extends Filtered {
  readonly 'arc-site': string;
  page: number;
  size: number;
  sort: string;
}

interface Filtered {
  section: string;
  author: string;
  type: string;
  since: string;
  from: string;
  to: string;
}

/** Conditions in the language of the content API. */
function filtersOf({ section, author, type, since, from, to }: Filtered): string[] {
  const field = 'taxonomy.sections._id';
  // An asterisk outside of quotes means "whatever follows": the id itself has no sign of the language.
  const isId = /^\/[\w/-]+$/.test(section);
  const span = SPANS.get(since);
  const dates = [startOf(from, 0), startOf(to, 1)].map((date) => (date ? quoted(date) : '*'));
  return [
    ...(isId ? [`(${fieldQuery(field, [section])} OR ${field}:${section}/*)`] : []),
    ...(author ? [fieldQuery('credits.by._id', [author])] : []),
    ...(type ? [fieldQuery('type', [type])] : []),
    ...(from || to
      ? [`display_date:[${dates[0]} TO ${dates[1]}}`]
      : span
        ? [`display_date:[now-${span} TO *]`]
        : []),
  ];
}

/** When a day begins in Philadelphia, or the day so many days after it; '' for what is none. */
function startOf(text: string, later: number): string {
  const date = new Date(`${text}T00:00:00Z`);
  if (text === '' || Number.isNaN(date.getTime())) return '';
  date.setUTCDate(date.getUTCDate() + later);
  const instant = getEasternInstant({
    year: date.getUTCFullYear(),
    month: date.getUTCMonth() + 1,
    day: date.getUTCDate(),
    hour: 0,
    minute: 0,
  });
  return instant.toISOString();
}
