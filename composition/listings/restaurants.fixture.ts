import { readContext } from '../../content/schemas/readContext';
import { readRestaurant } from '../../content/schemas/readRestaurant';

/** When a form is saved. */
export const NOW = '2026-11-26T12:00:00.000Z';

/** As the documents of a CMS have them, in either spelling (widgets §3). */
export const stored = (place: object, more: object = {}) => ({
  _id: 'velour',
  type: 'story',
  subtype: 'restaurant-page',
  version: '0.10.9',
  headlines: { basic: 'Velour', web: 'Velour, in Fishtown' },
  additional_properties: { own: 1, placeDetails: { place, editor: 'x' } },
  ...more,
});

/** A place in one spelling, and in the other. */
export const snake = { place_name: 'Velour', cuisine_name: ['Thai'], price_range: ['$$', '$$$'] };
export const camel = {
  placeName: 'Velour',
  cuisineName: 'Thai',
  priceRange: ['$$'],
  isFeatured: true,
};

/** What the page of a document shows. */
export const pageOf = (document: object) =>
  readRestaurant(document as Record<string, unknown>, readContext('broadsheet'));
