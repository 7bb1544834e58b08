import type { BlockStates } from 'fusion:states';
import { EXAMPLE_RIVER } from '../../components/cards/exampleCards';

const film = EXAMPLE_RIVER.find(({ type }) => type === 'video') ?? EXAMPLE_RIVER[3];
const video = (index: number) => ({
  ...film,
  _id: `film-${index}`,
  canonical_url: `/video/film-${index}-20261121.html`,
  headlines: { ...film.headlines, basic: `${film.headlines.basic}, part ${index + 1}` },
});
const hosted = {
  ...video(0),
  promo: {
    ...film.promo,
    video: film.promo.video && {
      ...film.promo.video,
      streams: [
        {
          url: '/pf/resources/video/press-run.webm',
          type: 'webm',
          width: 960,
          height: 540,
          bitrate: 465,
        },
      ],
    },
  },
};
const feed = (count: number) => ({
  'content-feed': {
    stories: [hosted, ...Array.from({ length: count - 1 }, (_, index) => video(index + 1))],
    total: count,
  },
});

/** Named states of the video front. */
const states: BlockStates = {
  player: {
    fields: { description: 'Reports and films from the newsroom.' },
    requestUri: '/video/',
    content: feed(9),
  },
  chosen: {
    fields: { title: 'Films', collectionId: 'films' },
    requestUri: '/video/',
    content: {
      ...feed(3),
      'collections-api': [
        EXAMPLE_RIVER[0],
        { ...hosted, _id: 'chosen', canonical_url: '/video/chosen.html' },
      ],
    },
  },
  one: { fields: {}, requestUri: '/video/', content: feed(1) },
  nothingToPlay: {
    fields: {},
    requestUri: '/video/',
    content: { 'content-feed': { stories: EXAMPLE_RIVER.slice(0, 2), total: 2 } },
  },
  empty: {
    fields: {},
    requestUri: '/video/',
    content: { 'content-feed': { stories: [], total: 0 } },
  },
};

export default states;
