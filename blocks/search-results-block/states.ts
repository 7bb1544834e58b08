import type { BlockStates } from 'fusion:states';
import { EXAMPLE_RIVER } from '../../components/cards/exampleCards';
import type { Section } from '../../content/schemas/ans';

const EXAMPLE_SECTIONS: Section[] = [
  sectionOf('/news', 'News'),
  sectionOf('/sports', 'Sports', [
    sectionOf('/eagles', 'Eagles'),
    sectionOf('/phillies', 'Phillies'),
  ]),
  sectionOf('/food', 'Food'),
];

function sectionOf(_id: string, name: string, children: Section[] = []): Section {
  return { _id, name, description: '', parentId: '/', children };
}

const NOTHING = { stories: [], total: 0, isMore: false, words: [], writers: [], correction: null };
const FOUND = {
  stories: EXAMPLE_RIVER,
  total: 284,
  isMore: false,
  words: ['water', 'main', 'mains'],
  writers: [
    { id: 'ruth-adler', name: 'Ruth Adler' },
    { id: 'dee-carver', name: 'Dee Carver' },
  ],
  correction: null,
};
const menu = { 'site-menu': EXAMPLE_SECTIONS };

/** Named states of the search page. */
const states: BlockStates = {
  results: {
    fields: {},
    requestUri: '/search?query=water+main',
    content: { search: FOUND, ...menu },
  },
  newestSecondPage: {
    fields: {},
    requestUri: '/search?query=water+main&sort=date&page=2',
    content: { search: FOUND, ...menu },
  },
  moreThanCounted: {
    fields: {},
    requestUri: '/search?query=philadelphia',
    content: {
      search: { ...FOUND, total: 1000, isMore: true, words: ['philadelphia'] },
      ...menu,
    },
  },
  filtered: {
    fields: {},
    requestUri:
      '/search?query=water+main&section=/eagles&author=ruth-adler&type=gallery&from=2026-11-01&to=2026-11-21',
    content: { search: { ...FOUND, total: 8 }, ...menu },
  },
  nothingFiltered: {
    fields: {},
    requestUri: '/search?query=water+main&since=day&section=/zoo',
    content: { search: NOTHING, ...menu },
  },
  oneResult: {
    fields: {},
    requestUri: '/search?query=otters',
    content: {
      search: { ...FOUND, stories: EXAMPLE_RIVER.slice(7), total: 1, words: ['otters'] },
      ...menu,
    },
  },
  corrected: {
    fields: {},
    requestUri: '/search?query=watr+mian',
    content: { search: { ...FOUND, correction: 'water main' }, ...menu },
  },
  nothing: {
    fields: {},
    requestUri: '/search?query=zzyzx',
    content: { search: NOTHING, ...menu },
  },
  notAsked: { fields: {}, requestUri: '/search' },
  notAvailable: {
    fields: {},
    requestUri: '/search?query=otters',
    content: { search: null, ...menu },
  },
};

export default states;
