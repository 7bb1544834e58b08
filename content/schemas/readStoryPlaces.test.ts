import { isStory } from './pageContent';
import { previewStory } from './previewStory';
import { readStory } from './readStory';

const embed = (config: object, more: object = {}) => ({
  type: 'custom_embed',
  subtype: 'restaurant',
  embed: { id: 'velour', url: '/food/restaurant-velour.html', config },
  ...more,
});
const place = {
  placeName: 'Velour',
  cuisineName: 'New American',
  priceRange: ['$$$'],
  description: 'Go for the **chicken**.',
  fullAddress: '1422 Frankford Ave., Philadelphia, Pa. 19125',
  phoneNumber: '215-555-0102',
  websiteUrl: 'https://velour.example',
  instagram: 'velour',
  reservationLink: 'https://seatbook.example/velour',
  reservationMethod: 'Seatbook',
  isFeatured: true,
  featureImage: 'https://img.example/velour.jpg',
  credibilityTitle: 'How we reviewed',
  credibilityDescription: 'Three visits.',
};
const text = { type: 'text', content: 'Words.' };
const read = (...content_elements: object[]) =>
  readStory({ type: 'story', subtype: 'review', canonical_url: '/a.html', content_elements });

describe('places in a story (widgets §3: the related view)', () => {
  it('are read with every field, apart from its text', () => {
    const story = read(text, embed(place), text);
    expect(story.content_elements).toHaveLength(2);
    expect(story.places).toMatchObject([
      {
        url: '/food/restaurant-velour.html',
        restaurant: {
          placeId: 'velour',
          name: 'Velour',
          cuisines: ['New American'],
          prices: ['$$$'],
          description: '<p>Go for the <strong>chicken</strong>.</p>',
          address: '1422 Frankford Ave., Philadelphia, Pa. 19125',
          phone: '215-555-0102',
          isFeatured: true,
          photo: { url: 'https://img.example/velour.jpg' },
          credibility: { title: 'How we reviewed', description: '<p>Three visits.</p>' },
        },
      },
    ]);
    expect(isStory(story)).toBe(true);
    expect(story.deviations.filter((note) => note.includes('custom_embed'))).toEqual([]);
  });

  it('are none where nothing names them, and none of any other embed', () => {
    expect(read(embed({}), embed(place, { subtype: 'cta-card' })).places).toBeUndefined();
    expect(read(text).places).toBeUndefined();
  });

  it('are not in the beginning that anybody may read', () => {
    expect(previewStory(read(text, embed(place)), 'metered').places).toBeUndefined();
  });
});
