import type { PromoItems } from '../../content/schemas/ans';
import { exampleCardPicture } from './exampleCard';
import { cardImage } from './cardImage';

const picture = (id: string) => ({ ...exampleCardPicture(0), _id: id });
const NOTHING: PromoItems = {
  basic: null,
  lead_art: null,
  promo: null,
  longform: null,
  video: null,
  youtube: null,
};
const video = (id: string) => ({
  type: 'video' as const,
  _id: id,
  headline: '',
  description: '',
  youtubeId: null,
  streams: [],
  captionsUrl: null,
  duration: 0,
  publish_date: '2026-11-20T14:00:00Z',
  promoImage: picture(`${id}-poster`),
  canonical_url: null,
});
const gallery = (id: string, images = [picture(`${id}-first`), picture(`${id}-second`)]) => ({
  type: 'gallery' as const,
  _id: id,
  headline: '',
  images,
  canonical_url: null,
});

describe('the picture of a card (widgets §3)', () => {
  it.each<[string, Partial<PromoItems>, string | undefined]>([
    ['nothing', {}, undefined],
    ['what editors promote the story with', { promo: picture('p'), basic: picture('b') }, 'p'],
    ['its picture', { basic: picture('b'), lead_art: picture('l') }, 'b'],
    ['the poster of a video', { basic: video('v') }, 'v-poster'],
    ['the first picture of a gallery', { lead_art: gallery('g') }, 'g-first'],
    [
      'the next one, where a gallery is empty',
      { basic: gallery('g', []), video: video('v') },
      'v-poster',
    ],
    ['the poster of a YouTube video', { youtube: video('y') }, 'y-poster'],
  ])('is %s', (_case, promo, id) => {
    expect(cardImage({ promo: { ...NOTHING, ...promo } })?._id).toBe(id);
  });
});
