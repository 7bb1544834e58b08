import { examplePicture } from '../../components/article/examplePicture';
import { exampleStory } from '../../components/article/exampleStory';
import type { AnsGallery, AnsImage, Story } from '../../content/schemas/ans';

const CAPTIONS = [
  'The doors of the Marian Anderson center open at 6 p.m. The first ball bounces at 6:01.',
  'Walter Simms, 71, has kept the keys since 2009, on a ring that he says weighs more every year.',
  'Homework comes before the court. Nobody remembers who made the rule, and nobody has broken it.',
  'The last bus leaves from the corner at 11:20 p.m.',
];

function pictures(count: number): AnsImage[] {
  return Array.from({ length: count }, (_, place) =>
    examplePicture(place, {
      _id: `photo-${place + 1}`,
      caption: CAPTIONS[place % CAPTIONS.length] ?? '',
      ...(place % 4 === 2 ? { width: 800, height: 1200 } : {}),
    }),
  );
}

function story(images: AnsImage[], part: Partial<Story> = {}): Story {
  const gallery: AnsGallery = {
    type: 'gallery',
    _id: 'EXAMPLE',
    headline: 'A night at the Marian Anderson center',
    images,
    total: images.length,
    canonical_url: null,
  };
  const { promo } = exampleStory();
  return exampleStory({
    type: 'gallery',
    promo: { ...promo, basic: images[0] ?? null, lead_art: gallery },
    content_elements: [],
    ...part,
  });
}

/** Named states for the harness and the tests of the block. */
export default {
  'six pictures': { fields: {}, globalContent: story(pictures(6)) },
  'one picture': { fields: {}, globalContent: story(pictures(1)) },
  'sixty pictures': { fields: {}, globalContent: story(pictures(60)) },
  'without ads': { fields: { isWithoutAds: true }, globalContent: story(pictures(5)) },
  'without words': {
    fields: {},
    globalContent: story(
      pictures(2).map((image) => ({ ...image, caption: '', credit: '', alt: '' })),
    ),
  },
  'a story': { fields: {}, globalContent: exampleStory() },
};
