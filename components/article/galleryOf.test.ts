import type { AnsGallery, Story } from '../../content/schemas/ans';
import { exampleStory } from './exampleStory';
import { galleryOf } from './galleryOf';

const gallery: AnsGallery = {
  type: 'gallery',
  _id: 'G1',
  headline: 'The bridge',
  images: [],
  canonical_url: null,
};
const document = (type: Story['type'], lead_art: Story['promo']['lead_art']) => ({
  ...exampleStory(),
  type,
  promo: { ...exampleStory().promo, lead_art },
});

describe('the pictures of a document that is a gallery (platform §5)', () => {
  it('are its own', () => {
    expect(galleryOf(document('gallery', gallery))).toBe(gallery);
  });

  it.each([
    ['a story that begins with a gallery', document('story', gallery)],
    ['a gallery that has none', document('gallery', null)],
  ])('are none of %s', (_what, story) => {
    expect(galleryOf(story)).toBeNull();
  });
});
