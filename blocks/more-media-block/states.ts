import { examplePicture } from '../../components/article/examplePicture';
import { exampleStory } from '../../components/article/exampleStory';
import type { AnsGallery, AnsVideo, StoryCard } from '../../content/schemas/ans';

const { promo, headlines, taxonomy } = exampleStory();

const FOOD = { _id: '/food', name: 'Food' };

const film = (n: number): AnsVideo => ({
  type: 'video',
  _id: `video-${n}`,
  headline: '',
  description: '',
  youtubeId: null,
  streams: [
    { url: '/pf/resources/video/press-run.webm', type: 'video/webm', width: 960, height: 540 },
  ],
  captionsUrl: null,
  duration: 61_000 * n,
  publish_date: '2026-11-20T14:00:00Z',
  promoImage: examplePicture(n),
  canonical_url: null,
});

const gallery = (n: number): AnsGallery => ({
  type: 'gallery',
  _id: `gallery-${n}`,
  headline: '',
  images: [examplePicture(n)],
  total: 4 + n,
  canonical_url: null,
});

function card(type: 'video' | 'gallery', n: number, headline: string): StoryCard {
  return {
    ...exampleStory(),
    type,
    _id: `${type}-${n}`,
    canonical_url: `/${type}/${n}.html`,
    headlines: { ...headlines, basic: headline, web: '' },
    taxonomy: { ...taxonomy, primary_section: n === 3 ? FOOD : taxonomy.primary_section },
    promo: {
      ...promo,
      basic: examplePicture(n),
      lead_art: type === 'gallery' ? gallery(n) : null,
      video: type === 'video' ? film(n) : null,
    },
  };
}

const cards = (type: 'video' | 'gallery') => [
  card(type, 1, 'One edge at a time: Dawn at a Havertown rink'),
  card(type, 2, 'Seven buttons: How to raise the Tacony-Palmyra Bridge'),
  card(type, 3, 'Twelve dozen before kickoff: A pierogi lesson in Port Richmond'),
  card(type, 4, 'The man who keeps 74 gas lamps burning'),
];

const page = (type: 'video' | 'gallery' | 'story') => exampleStory({ type, _id: 'PAGE' });

/** Named states for the harness and the tests of the block. */
export default {
  'below a video': {
    fields: {},
    globalContent: page('video'),
    content: { 'content-feed': { stories: cards('video'), total: 4 } },
  },
  'below a gallery': {
    fields: {},
    globalContent: page('gallery'),
    content: { 'content-feed': { stories: cards('gallery'), total: 4 } },
  },
  'nothing else': {
    fields: {},
    globalContent: page('video'),
    content: { 'content-feed': { stories: [], total: 0 } },
  },
  'below a story': { fields: {}, globalContent: page('story'), content: {} },
};
