import type { BlockStates } from 'fusion:states';
import { exampleCardPicture } from '../../components/cards/exampleCard';
import { EXAMPLE_FRONT, EXAMPLE_RIVER } from '../../components/cards/exampleCards';
import { exampleGame } from '../../utils/stats/exampleGames';
import type { Listing } from './listing';

const head = 'hub-head';
const group = 'hub-group';
const series = 'hub-series';
const feed = { 'content-feed': { stories: [...EXAMPLE_FRONT, ...EXAMPLE_RIVER], total: 13 } };
const groupOf = (layout: string, size: number) => ({
  feature: group,
  fields: {
    heading: 'For your first week',
    intro: 'Short, tested answers to what everybody asks.',
    moreUrl: '/philly-tips/how-to-philly/all',
    of: '/philly-tips/how-to-philly',
    layout,
    size,
  },
  content: feed,
});

const listing = (index: number, start: string, part: Partial<Listing> = {}): Listing => ({
  title: `Winter songs from four countries, night ${index}`,
  url: `/arts/winter-songs-${index}-20261121.html`,
  description: 'A choir of 60, a fiddler and an audience that is asked to join in twice.',
  kind: 'Music',
  start,
  end: '',
  place: 'Cathcart Hall',
  address: 'South Broad Street, Philadelphia, PA 19102',
  image: exampleCardPicture(index),
  ...part,
});
const LISTINGS = [
  listing(1, '2026-11-23T00:30:00Z', { end: '2026-11-23T03:00:00Z' }),
  listing(2, '2026-11-23T01:00:00Z', { place: 'The Print House', kind: 'Art', image: null }),
  listing(3, '2026-11-28T00:00:00Z', { place: '', address: '' }),
];

const wonBy = (home: number, away: number, occasion: string) => {
  const game = exampleGame('baseball', 'final', { occasion, eventId: 40 + home + away });
  return {
    ...game,
    home: { ...game.home, series: { wins: home, losses: away, ties: 0 } },
    away: { ...game.away, series: { wins: away, losses: home, ties: 0 } },
  };
};

/** Named states of the pieces of hubs. */
const states: BlockStates = {
  plain: { feature: head, fields: { section: '/arts' } },
  gold: {
    feature: head,
    fields: {
      title: 'Philly First',
      kicker: 'The guide',
      description: 'The first hospital, the first zoo, and your first parking ticket.',
      look: 'gold',
      section: '/philly-first',
      links: ['Firsts | #firsts', 'How To Philly | /philly-tips/how-to-philly/', 'nothing'],
    },
  },
  night: {
    feature: head,
    fields: { title: 'World Series', look: 'night', description: 'Four wins.' },
  },
  lead: groupOf('lead', 5),
  cards: groupOf('cards', 6),
  cardsOfFour: groupOf('cards', 4),
  guide: groupOf('guide', 5),
  ranked: groupOf('ranked', 4),
  ofCollection: {
    feature: group,
    fields: { collectionId: 'best', size: 2 },
    content: { 'collections-api': EXAMPLE_RIVER.slice(0, 3) },
  },
  noStories: {
    feature: group,
    fields: { heading: 'Nothing', of: 'nothing', from: 'tag' },
    content: { 'content-feed': { stories: [], total: 0 } },
  },
  timeline: {
    feature: 'hub-timeline',
    fields: {
      heading: 'Firsts',
      intro: 'It began here.',
      moments: ['1731 | The first lending library.', '1751 | The first hospital.', 'no year'],
    },
  },
  calendar: {
    feature: 'hub-listings',
    fields: {},
    requestUri: '/arts/',
    content: { 'event-listings-api': LISTINGS },
  },
  oneVenue: {
    feature: 'hub-listings',
    fields: { heading: 'This month' },
    requestUri: '/arts/?venue=cathcart-hall',
    content: { 'event-listings-api': LISTINGS },
  },
  nothingOn: {
    feature: 'hub-listings',
    fields: {},
    requestUri: '/arts/',
    content: { 'event-listings-api': [] },
  },
  worldSeries: {
    feature: series,
    fields: { rounds: ['Division Series | October | Phillies 3, Braves 1'] },
    requestUri: '/phillies/world-series/',
    content: {
      'team-schedule-api': [
        wonBy(1, 1, 'World Series, Game 2'),
        wonBy(1, 0, 'World Series, Game 1'),
        exampleGame('baseball', 'in-progress', { occasion: 'World Series, Game 3', eventId: 50 }),
        exampleGame('baseball', 'final', { occasion: 'Spring training', eventId: 3 }),
        exampleGame('baseball', 'final', { eventId: 4 }),
      ],
    },
  },
  playoffs: {
    feature: series,
    fields: { heading: 'The road' },
    requestUri: '/eagles/playoffs/',
    content: {
      'team-schedule-api': [
        exampleGame('football', 'pre-game', { occasion: 'Divisional Round', eventId: 60 }),
      ],
    },
  },
  noSeries: {
    feature: series,
    fields: {},
    requestUri: '/eagles/playoffs/',
    content: { 'team-schedule-api': [exampleGame('football', 'final')] },
  },
};

export default states;
