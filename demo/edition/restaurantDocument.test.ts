import type { SeedRestaurant } from './data';
import { documentParts } from './documentParts';
import { PictureBook } from './PictureBook';
import { restaurantDocument } from './restaurantDocument';

const clock = new Date('2026-11-21T17:00:00Z');
const CRITIC = {
  id: 'elena-marchetti',
  name: 'Elena Marchetti',
  role: '',
  bio: '',
  email: '',
  twitter: '',
  instagram: '',
  portrait: 1,
};
const place: SeedRestaurant = {
  slug: 'velour',
  name: 'Velour',
  region: 'Fishtown',
  cuisine: ['New American'],
  price: ['$$$', '$$$$'],
  description: 'Go for the **chicken**.',
  isFeatured: true,
  address: '1422 Frankford Ave., Philadelphia, Pa. 19125',
  geo: { latitude: 39.97, longitude: -75.13 },
  phone: '215-555-0102',
  website: 'https://velour.example',
  instagram: '@velour',
  reservationLink: 'https://seatbook.example/velour',
  reservationMethod: 'Seatbook',
  picture: { kind: 'rowhouses', seed: 1, ratio: '3x2', alt: '', caption: '', credit: 'A / Staff' },
  hoursAgo: 24,
};
const written = (authors = [CRITIC]) =>
  restaurantDocument(place, documentParts(clock, authors), new PictureBook());

describe('a place of the guide, as the newsroom writes it', () => {
  it('is a story of its own kind, by the critic, of the day before', () => {
    expect(written()).toMatchObject({
      _id: 'restaurant-velour',
      type: 'story',
      subtype: 'restaurant-page',
      canonical_url: '/food/restaurant-velour-20261120.html',
      headlines: { basic: 'Velour' },
      description: { basic: 'Go for the chicken.' },
      credits: { by: [{ _id: 'elena-marchetti', name: 'Elena Marchetti' }] },
      display_date: '2026-11-20T17:00:00.000Z',
      content_elements: [
        { type: 'text', content: expect.stringMatching(/<(b|strong)>chicken<\/(b|strong)>/) },
      ],
    });
  });

  it('has every field of the place (widgets §3)', () => {
    expect(written()['additional_properties']).toEqual({
      restaurantPhoto: { url: expect.stringMatching(/^\/gateway\/photo\/v2\//) },
      placeDetails: {
        updatedAt: '2026-11-20T17:00:00.000Z',
        place: {
          place_id: 'velour',
          place_name: 'Velour',
          region: 'Fishtown',
          cuisine_name: ['New American'],
          price_range: ['$$$', '$$$$'],
          description: 'Go for the **chicken**.',
          is_featured: true,
          full_address: '1422 Frankford Ave., Philadelphia, Pa. 19125',
          geo: { latitude: 39.97, longitude: -75.13 },
          phone_number: '215-555-0102',
          website_url: 'https://velour.example',
          instagram_handle: '@velour',
          reservation_link: 'https://seatbook.example/velour',
          reservation_method: 'Seatbook',
          reporter: 'Elena Marchetti',
          created_time: '2026-11-20T17:00:00.000Z',
        },
      },
    });
  });

  it('says which place has a critic whom the newspaper does not have', () => {
    expect(() => written([])).toThrow('restaurants.yaml: velour: there is no author');
  });
});
