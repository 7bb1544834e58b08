import type { BlockStates } from 'fusion:states';
import { EXAMPLE_FRONT, EXAMPLE_RIVER } from '../../components/cards/exampleCards';
import type { Section } from '../../content/schemas/ans';

const section = (id: string, name: string, part: Partial<Section> = {}): Section => ({
  _id: id,
  name,
  description: '',
  parentId: null,
  children: [],
  ...part,
});

const NEWS = section('/news', 'News', {
  description: 'What happened in Philadelphia and the region today, and why.',
});
const MENU = [
  section('/news/new-jersey', 'New Jersey'),
  section('/news/pennsylvania', 'Pennsylvania'),
  section('/news/nation-world', 'Nation & World'),
  section('/education', 'Education'),
  section('/weather', 'Weather'),
];
const stories = [...EXAMPLE_FRONT, ...EXAMPLE_RIVER];
const feed = { 'content-feed': { stories, total: 214 } };

/** Named states of the section front. */
const states: BlockStates = {
  news: {
    fields: {},
    globalContent: NEWS,
    requestUri: '/news/',
    content: { ...feed, 'site-menu': MENU },
  },
  secondPage: {
    fields: {},
    globalContent: NEWS,
    requestUri: '/news/?page=2',
    content: { ...feed, 'site-menu': MENU },
  },
  subSection: {
    fields: {},
    globalContent: section('/news/new-jersey', 'New Jersey', {
      description: 'News from South Jersey, Trenton and the Shore.',
      parentId: '/news',
    }),
    requestUri: '/news/new-jersey/',
    content: { ...feed, 'site-menu': [] },
  },
  team: {
    fields: {},
    globalContent: section('/eagles', 'Eagles', {
      description: 'Football: games, roster, draft and debate.',
      parentId: '/sports',
    }),
    requestUri: '/eagles/',
    content: { ...feed, 'site-menu': [] },
  },
  ofField: {
    fields: { section: '/food', leadCollectionId: 'food-lead' },
    requestUri: '/food/',
    content: {
      ...feed,
      'site-section': section('/food', 'Food'),
      'site-menu': [],
      'collections-api': EXAMPLE_RIVER.slice(2, 5),
    },
  },
  empty: {
    fields: {},
    globalContent: section('/comics', 'Comics'),
    requestUri: '/comics/',
    content: { 'content-feed': { stories: [], total: 0 }, 'site-menu': [] },
  },
  withoutSection: { fields: {}, requestUri: '/nowhere/' },
};

export default states;
