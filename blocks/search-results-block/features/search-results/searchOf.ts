import { pageNumber } from '../../../../components/fronts/pageNumber';

export interface Search {
  /** As typed, trimmed. */
  query: string;
  /** From 1. */
  page: number;
  sort: 'relevance' | 'date';
}

/** What an address asks to find: `/search?query={text}` (widgets §2), `page` and `sort`. */
export function searchOf(requestUri: string): Search {
  const params = new URLSearchParams(requestUri.split('?')[1] ?? '');
  return {
    query: (params.get('query') ?? '').trim().slice(0, 200),
    page: pageNumber(requestUri),
    sort: params.get('sort') === 'date' ? 'date' : 'relevance',
  };
}
