import { defineSource, param } from '@broadsheet/define';
import { sectionHref } from '../../components/fronts/sectionHref';
import { pathOf, siteOf } from '../params';
import { at, list, text } from '../schemas/json';
import { safeUrl } from '../schemas/safeUrl';

export const SUGGESTION_KINDS = ['section', 'author', 'topic', 'story'] as const;

/** Something to open instead of a search. */
export interface SearchSuggestion {
  kind: (typeof SUGGESTION_KINDS)[number];
  text: string;
  url: string;
}

/** What begins with the words that a reader is typing: sections, writers, topics, then stories (widgets §2). */
const source = defineSource({
  label: 'Suggestions for a search',
  schemaName: 'search-suggestions',
  params: { query: param.text({ required: true }) },
  ttl: 60,
  resolve: (query) =>
    pathOf('/content/v4/search/suggestions', {
      website: siteOf(query),
      q: query.query.slice(0, 200),
    }),
  transform: (data): SearchSuggestion[] => list(at(data, 'suggestions')).flatMap(readSuggestion),
});

declare module 'fusion:content' {
  interface Sources {
    'search-suggestions': typeof source;
  }
}

export default source;

function readSuggestion(raw: unknown): SearchSuggestion[] {
  const kind = SUGGESTION_KINDS.find((known) => known === at(raw, 'kind'));
  const [id, name] = [text(at(raw, 'id')), text(at(raw, 'text'))];
  if (!kind || id === '' || name === '') return [];
  const url = safeUrl(addressOf(kind, id));
  return url === null ? [] : [{ kind, text: name, url }];
}

function addressOf(kind: SearchSuggestion['kind'], id: string): string {
  switch (kind) {
    case 'section':
      return sectionHref(id);
    case 'author':
      return `/author/${encodeURIComponent(id)}`;
    case 'topic':
      return `/topic/${encodeURIComponent(id)}`;
    case 'story':
      return id;
  }
}
