import { pageNumber } from '../../../../components/fronts/pageNumber';

/** What readers can look for only. */
export const TYPES = ['story', 'gallery', 'video'] as const;
/** How far back. */
export const SPANS = ['day', 'week', 'month', 'year'] as const;

export interface Search {
  /** As typed, trimmed. */
  query: string;
  /** From 1. */
  page: number;
  sort: 'relevance' | 'date';
  filters: Filters;
}

/** What a search is narrowed to; `''` wherever it is not. */
export interface Filters {
  /** `/sports`, and all that lies below it. */
  section: string;
  /** Id of a writer. */
  author: string;
  type: (typeof TYPES)[number] | '';
  /** Until now; none where there are dates. */
  since: (typeof SPANS)[number] | '';
  /** The first and the last day, Eastern: `2026-11-21`. */
  from: string;
  to: string;
}

export const NO_FILTERS: Filters = {
  section: '',
  author: '',
  type: '',
  since: '',
  from: '',
  to: '',
};

/**
 * What an address asks to find: `/search?query={text}` (widgets §2), with `page`, `sort` and the filters.
 * What is none of their values asks for nothing; days in the wrong order are turned around.
 */
export function searchOf(requestUri: string): Search {
  const params = new URLSearchParams(requestUri.split('?')[1] ?? '');
  const read = (name: string): string => (params.get(name) ?? '').trim().slice(0, 200);
  const days = [dayOf(read('from')), dayOf(read('to'))];
  const [from = '', to = ''] = days[0] && days[1] ? days.toSorted() : days;
  return {
    query: read('query'),
    page: pageNumber(requestUri),
    sort: read('sort') === 'date' ? 'date' : 'relevance',
    filters: {
      section: /^\/[\w/-]*\w$/.test(read('section')) ? read('section') : '',
      author: read('author'),
      type: TYPES.find((type) => type === read('type')) ?? '',
      since: from || to ? '' : (SPANS.find((span) => span === read('since')) ?? ''),
      from,
      to,
    },
  };
}

function dayOf(text: string): string {
  const [year, month, day] = /^\d{4}-\d\d-\d\d$/.test(text) ? text.split('-').map(Number) : [];
  if (!year || !month || !day || year < 1600) return '';
  const date = new Date(Date.UTC(year, month - 1, day));
  return date.getUTCMonth() === month - 1 && date.getUTCDate() === day ? text : '';
}

/** The address of a search, its first page. */
export function searchAddress({ query, sort, filters }: Omit<Search, 'page'>): string {
  const params = new URLSearchParams({ query });
  for (const [name, value] of Object.entries(filters)) if (value !== '') params.set(name, value);
  if (sort === 'date') params.set('sort', sort);
  return `/search?${params.toString()}`;
}
