import type { BlockState, BlockStates } from 'fusion:states';
import { EXAMPLE_LIVE } from '../../components/cards/exampleCards';
import { exampleAuthor, exampleCard } from '../../components/cards/exampleCard';
import type { StoryCard } from '../../content/schemas/ans';

const HEADLINES = [
  'Eagles and Cowboys, by the numbers that decide it',
  'Sixers let a 14-point lead go, and blame the fourth quarter on themselves',
  'The rink opens at 5 a.m. and the Flyers’ goalie is already there',
  'What the Phillies do next about left field',
  'A Union midfielder, his father’s bakery and a Saturday in Chester',
  'High school football: six scores that matter and one that does not',
  'How a kicker learns to read the flags at the stadium',
  'The bench that won November',
  'Five questions for the general manager',
  'The usher of Section 142 takes a seat',
] as const;

const SECTIONS = [
  ['/eagles', 'Eagles'],
  ['/sixers', 'Sixers'],
  ['/flyers', 'Flyers'],
  ['/phillies', 'Phillies'],
  ['/soccer', 'Union'],
] as const;

const stories: StoryCard[] = HEADLINES.map((headline, index) =>
  exampleCard({
    slug: `sports-${index}`,
    headline,
    description: 'What happened, why it did, and who has to answer for it on Sunday.',
    section: SECTIONS[index % SECTIONS.length] ?? ['/sports', 'Sports'],
    authors: [exampleAuthor('tom-gallagher')],
    picture: index === 4 ? null : index % 5,
    display_date: new Date(Date.now() - index * 3_600_000).toISOString(),
  }),
);

const COLLECTIONS = { collection1: 'sports-front', collection2: 'sports-top' };
const box = (name: string) => `<section><h2>${name}</h2><p>A block of the front.</p></section>`;

const top = (given: readonly StoryCard[], fields = {}): BlockState => ({
  feature: 'sports-top-stories',
  fields: { ...COLLECTIONS, ...fields },
  content: { 'collections-ids-api': given },
});

const feed = (popular: unknown, newest: readonly StoryCard[], fields = {}): BlockState => ({
  feature: 'sports-live-feed',
  fields: { ...COLLECTIONS, ...fields },
  content: {
    ...(popular === null ? {} : { 'live-feed-api': popular }),
    'collections-ids-api': stories.slice(0, 3),
    'content-feed': { stories: newest, total: newest.length },
  },
});

const menu = SECTIONS.map(([_id, name]) => ({
  _id,
  name,
  description: '',
  parentId: '/sports',
  children: [],
}));
const nav = (requestUri: string, fields = {}): BlockState => ({
  feature: 'sports-nav',
  fields,
  requestUri,
  content: { 'site-menu': menu },
});

/** Named states of the blocks of the sports front. */
const states: BlockStates = {
  columns: {
    feature: 'sports-front',
    fields: {},
    children: [
      'Top stories',
      'More stories',
      'Live feed',
      'The Latest',
      'Columnists',
      'Newsletter',
    ].map(box),
  },
  mainColumnOnly: { feature: 'sports-front', fields: {}, children: [box('Top stories')] },
  topStories: top(stories),
  adAfterSecond: top(stories, { adPlace: 'second' }),
  withoutAd: top(stories, { adPlace: 'none' }),
  liveBlogLeads: top([EXAMPLE_LIVE, ...stories]),
  oneTopStory: top(stories.slice(0, 1), { adPlace: 'second' }),
  noTopStories: top([]),
  stories: {
    feature: 'sports-stories',
    fields: COLLECTIONS,
    content: { 'collections-ids-api': stories },
  },
  noFurtherStories: {
    feature: 'sports-stories',
    fields: COLLECTIONS,
    content: { 'collections-ids-api': stories.slice(0, 2) },
  },
  liveFeed: feed(stories.slice(2), [], { moreUrl: '/sports/all' }),
  quietLiveFeed: feed(stories.slice(5, 6), stories),
  shortLiveFeed: feed(stories, [], { articlesFromLiveFeed: 3 }),
  emptyLiveFeed: feed([], []),
  navigation: nav('/sports/', { heading: 'Sports' }),
  teamNavigation: nav('/eagles/schedule'),
};

export default states;
