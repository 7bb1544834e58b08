import { examplePicture } from '../../components/article/examplePicture';
import { EXAMPLE_PARAGRAPHS, exampleStory } from '../../components/article/exampleStory';
import type { AnsGallery, AnsVideo, PromoItems } from '../../content/schemas/ans';

const NONE: PromoItems = {
  basic: null,
  lead_art: null,
  promo: null,
  longform: null,
  video: null,
  youtube: null,
};

const gallery: AnsGallery = {
  type: 'gallery',
  _id: 'gallery',
  headline: 'A night at the Marian Anderson center',
  images: [examplePicture(0), examplePicture(1), examplePicture(2, { width: 800, height: 1200 })],
  total: 3,
  canonical_url: null,
};

const video: AnsVideo = {
  type: 'video',
  _id: 'video',
  headline: 'What $4.2 million buys',
  description: 'A minute and a half with the people who hold the keys.',
  youtubeId: null,
  streams: [
    { url: '/pf/resources/video/press-run.webm', type: 'video/webm', width: 960, height: 540 },
  ],
  captionsUrl: '/pf/resources/video/press-run.en.vtt',
  duration: 92_000,
  publish_date: '2026-11-20T14:00:00Z',
  promoImage: examplePicture(3),
  canonical_url: null,
};

const promo = (part: Partial<PromoItems>) => exampleStory({ promo: { ...NONE, ...part } });

/** Named states for the harness and the tests of the block. */
export default {
  picture: { fields: {}, globalContent: promo({ basic: examplePicture(0) }) },
  'upright picture': {
    fields: { width: 'text' },
    globalContent: promo({ basic: examplePicture(1, { width: 800, height: 1200 }) }),
  },
  'long form': { fields: {}, globalContent: promo({ longform: examplePicture(2) }) },
  gallery: { fields: {}, globalContent: promo({ lead_art: gallery }) },
  video: { fields: {}, globalContent: promo({ video }) },
  youtube: {
    fields: {},
    globalContent: promo({ youtube: { ...video, streams: [], youtubeId: 'abcdefghijk' } }),
  },
  'upright video': {
    fields: {},
    globalContent: promo({
      video: {
        ...video,
        streams: [{ ...video.streams[0]!, width: 540, height: 960 }],
        captionsUrl: null,
      },
    }),
  },
  'page of a video': {
    fields: {},
    globalContent: { ...promo({ video }), type: 'video' as const },
  },
  'gallery of one': {
    fields: {},
    globalContent: promo({
      lead_art: { ...gallery, images: gallery.images.slice(0, 1), total: 1 },
    }),
  },
  'page of a gallery': {
    fields: {},
    globalContent: { ...promo({ lead_art: gallery }), type: 'gallery' as const },
  },
  'raw HTML': {
    fields: {},
    globalContent: exampleStory({
      content_elements: [
        { type: 'raw_html', _id: 'h', trusted: true, content: '<p>The vote, by district.</p>' },
        ...EXAMPLE_PARAGRAPHS,
      ],
    }),
  },
  nothing: { fields: {}, globalContent: promo({}) },
};
