import fc from 'fast-check';
import { isStory } from './pageContent';
import { markdownHtml } from './markdownHtml';
import { readContext } from './readContext';
import { readRestaurantCards } from './readRestaurant';
import { readStory } from './readStory';

const place = {
  place_id: 'velour',
  place_name: 'Velour',
  region: 'Fishtown',
  cuisine_name: ['New American', 'New American', ''],
  price_range: ['$$$$', '$$$'],
  description: 'Go for the **chicken**.',
  is_featured: true,
  full_address: '1422 Frankford Ave., Philadelphia, Pa. 19125',
  phone_number: '215-555-0102',
  website_url: 'velour.example',
  instagram_handle: '@velour',
  reservation_link: 'https://seatbook.example/velour',
  reservation_method: 'Seatbook',
  geo: { latitude: 39.97, longitude: -75.13 },
};
const document = (part: object = {}, more: object = {}) => ({
  _id: 'restaurant-velour',
  type: 'story',
  subtype: 'restaurant-page',
  canonical_url: '/food/restaurant-velour.html',
  headlines: { basic: 'Velour, again' },
  additional_properties: {
    placeDetails: { updatedAt: '2026-11-18T15:00:00Z', place: { ...place, ...part } },
    ...more,
  },
});
const read = (part: object = {}, more: object = {}) => readStory(document(part, more)).restaurant!;
const context = () => readContext();

describe('a place of the restaurant guide (widgets §3)', () => {
  it.each(Object.keys(readStory(document()).restaurant ?? {}))(
    'is none where %s is of another kind: what is kept is looked at again',
    (field) => {
      const story = readStory(document());
      const changed = { ...story, restaurant: { ...story.restaurant, [field]: 7n } };
      expect([isStory(story), isStory(changed)]).toEqual([true, false]);
    },
  );

  it.each(['url', 'restaurant'])(
    'is none of a story about it where %s is of another kind',
    (field) => {
      const restaurant = read();
      const story = { ...readStory(document()), places: [{ url: null, restaurant }] };
      const changed = { ...story, places: [{ url: null, restaurant, [field]: 7 }] };
      expect([isStory(story), isStory(changed)]).toEqual([true, false]);
    },
  );

  it('is read with every field', () => {
    expect(read()).toEqual({
      placeId: 'velour',
      name: 'Velour',
      region: 'Fishtown',
      cuisines: ['New American'],
      prices: ['$$$', '$$$$'],
      description: '<p>Go for the <strong>chicken</strong>.</p>',
      isFeatured: true,
      address: '1422 Frankford Ave., Philadelphia, Pa. 19125',
      phone: '215-555-0102',
      websiteUrl: 'https://velour.example',
      instagram: '@velour',
      reservationLink: 'https://seatbook.example/velour',
      reservationMethod: 'Seatbook',
      photo: null,
      geo: { latitude: 39.97, longitude: -75.13 },
      credibility: { title: '', description: '' },
      updated: '2026-11-18T15:00:00Z',
    });
  });

  it('is read alike in the spelling of the related view', () => {
    const related = {
      placeName: 'Velour',
      region: 'Fishtown',
      cuisineName: 'New American',
      priceRange: ['$$$', '$$$$'],
      description: place.description,
      isFeatured: true,
      fullAddress: place.full_address,
      phoneNumber: place.phone_number,
      websiteUrl: place.website_url,
      instagram: '@velour',
      reservationLink: place.reservation_link,
      reservationMethod: 'Seatbook',
      placeId: 'velour',
      geo: place.geo,
    };
    const raw = document();
    raw.additional_properties.placeDetails.place = related as never;
    expect(readStory(raw).restaurant).toEqual(read());
  });

  it('has the box that its editor wrote, as simple Markdown', () => {
    const box = read({ credibilityTitle: 'How', credibilityDescription: 'We *pay*.' }).credibility;
    expect(box).toEqual({ title: 'How', description: '<p>We <em>pay</em>.</p>' });
    const beside = document();
    Object.assign(beside.additional_properties.placeDetails, {
      credibilityTitle: 'How',
      credibilityDescription: 'We *pay*.',
    });
    expect(readStory(beside).restaurant?.credibility).toEqual(box);
  });

  it('shows the photo of the place, the feature image, else the picture of the story', () => {
    const photo = { url: 'https://img.example/photo.jpg' };
    const feature = { url: 'https://img.example/feature.jpg' };
    const own = {
      ...document(),
      promo_items: { basic: { type: 'image', ...photo, alt_text: 'A room' } },
    };
    expect(read({ featureImage: feature }, { restaurantPhoto: photo }).photo?.url).toBe(photo.url);
    expect(read({ featureImage: feature }).photo?.url).toBe(feature.url);
    expect(readStory(own).restaurant?.photo?.alt).toBe('A room');
  });

  it('knows more of a photo that is the story’s own picture', () => {
    const photo = { url: 'https://img.example/photo.jpg' };
    const raw = {
      ...document({}, { restaurantPhoto: photo }),
      promo_items: { basic: { type: 'image', ...photo, alt_text: 'A room' } },
    };
    expect(readStory(raw).restaurant?.photo?.alt).toBe('A room');
  });

  it.each([
    [{ price_range: '$$' }, 'prices', ['$$']],
    [{ price_range: ['cheap', '$', '$$$$$$'] }, 'prices', ['$']],
    [{ website_url: 'javascript:alert(1)' }, 'websiteUrl', null],
    [{ reservation_link: 'mailto:x@y.example' }, 'reservationLink', null],
    [{ geo: { latitude: 91, longitude: 0 } }, 'geo', null],
    [{ geo: { latitude: 'x', longitude: 0 } }, 'geo', null],
    [{ place_name: '' }, 'name', 'Velour, again'],
    [{ place_name: '<b>Velour</b>' }, 'name', 'Velour'],
    [{ is_featured: 'true' }, 'isFeatured', true],
    [{ is_featured: 'no' }, 'isFeatured', false],
  ])('reads %j: %s is %j', (part, key, expected) => {
    expect(read(part)).toHaveProperty(key, expected);
  });

  it('is part of no other story', () => {
    expect(readStory({ ...document(), subtype: 'regular' }).restaurant).toBeUndefined();
  });

  it('is a story that views take, whatever was delivered', () => {
    fc.assert(
      fc.property(fc.object({ maxDepth: 3 }), fc.anything(), (part, more) => {
        const raw = document(part, typeof more === 'object' && more ? more : {});
        expect(isStory(readStory(raw))).toBe(true);
      }),
    );
  });

  it('is a card in lists, where it has a page; what is no place is left out', () => {
    const cards = readRestaurantCards(
      [
        document(),
        { ...document(), subtype: 'regular' },
        { ...document(), canonical_url: '' },
        null,
      ],
      'broadsheet',
    );
    expect(cards).toHaveLength(1);
    expect(cards[0]).toMatchObject({
      _id: 'restaurant-velour',
      canonical_url: '/food/restaurant-velour.html',
      blurb: 'Go for the chicken.',
    });
    expect(cards[0]).not.toHaveProperty('description');
  });
});

describe('what lists say of a place', () => {
  const blurbOf = (description: string) =>
    readRestaurantCards([document({ description })], 'broadsheet')[0]?.blurb;

  it.each([
    ['One. Two, “with a quote.” Three.', 'One. Two, “with a quote.” Three.'],
    [`Order by 6 p.m. at the door. X${'x'.repeat(170)}.`, 'Order by 6 p.m. at the door.'],
    [`${'word '.repeat(60)}end.`, `${'word '.repeat(35).trimEnd()}…`],
    ['', ''],
  ])('is whole sentences: %s', (description, expected) => {
    expect(blurbOf(description)).toBe(expected);
  });
});

describe('simple Markdown (widgets §3)', () => {
  it.each([
    ['a **b** and *c*', '<p>a <strong>b</strong> and <em>c</em></p>'],
    ['- one\n- two', '<ul>\n<li>one</li>\n<li>two</li>\n</ul>'],
    ['one\n\ntwo', '<p>one</p>\n<p>two</p>'],
    ['[in](/food/)', '<p><a href="/food/">in</a></p>'],
    ['[out](https://x.example/)', '<p><a href="https://x.example/" rel="nofollow">out</a></p>'],
    ['# no heading', '<p># no heading</p>'],
    ['<script>alert(1)</script>', '<p>&lt;script&gt;alert(1)&lt;/script&gt;</p>'],
    ['[x](javascript:alert(1))', '<p>[x](javascript:alert(1))</p>'],
    [
      '![x](https://x.example/a.png)',
      '<p>!<a href="https://x.example/a.png" rel="nofollow">x</a></p>',
    ],
  ])('%s', (text, expected) => {
    expect(markdownHtml(text, context())).toBe(expected);
  });

  it('has no tags but those of simple Markdown, whatever is written', () => {
    fc.assert(
      fc.property(fc.string({ unit: fc.constantFrom(...'<>[]()*_-\n &"/:ajs!`#') }), (text) => {
        const tags = markdownHtml(text, context()).match(/<\/?[a-z0-9]+/g) ?? [];
        for (const tag of tags) expect(tag).toMatch(/^<\/?(p|a|strong|em|ul|ol|li|blockquote|br)$/);
      }),
    );
  });

  it('refuses what is too long to be a description', () => {
    const noted = context();
    expect(markdownHtml('x'.repeat(20_001), noted)).toBe('');
    expect(noted.deviations).toEqual(['markdown: 20001 characters, at most 20000']);
    expect(markdownHtml('x'.repeat(20_000), noted)).toHaveLength(20_007);
  });
});
