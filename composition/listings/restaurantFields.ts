import type { CustomFieldSchema } from '../../runtime/fusion/customField';
import { makeField } from '../../runtime/fusion/makeField';

const PRICES = ['$', '$$', '$$$', '$$$$', '$$$$$'];

type Own = Parameters<typeof makeField>[0];

const plain = (kind: 'boolean' | 'text' | 'url', label: string, more: Partial<Own> = {}) =>
  makeField({ kind, label, ...more } as Own);

const price = (label: string) =>
  makeField({
    kind: 'select',
    label,
    options: PRICES.map((value) => ({ value, label: value })),
    isOrdered: false,
  });

const degrees = (label: string, most: number) =>
  makeField({ kind: 'number', label, min: -most, max: most });

const group = (name: string, fields: CustomFieldSchema): CustomFieldSchema =>
  Object.fromEntries(
    Object.entries(fields).map(([field, one]) => [field, { ...one, group: name }]),
  );

/** The form of a place, in the groups and in the order in which one is written. */
export const RESTAURANT_FIELDS: CustomFieldSchema = {
  ...group('', {
    name: plain('text', 'Name', { required: true }),
    region: plain('text', 'Neighborhood or town'),
    cuisines: makeField({ kind: 'list', items: 'text', label: 'Cuisines' }),
    priceFrom: price('Price, from'),
    priceTo: price('Price, to'),
    isFeatured: plain('boolean', 'On The 76'),
    description: plain('text', 'Description', {
      formPlugin: 'textarea',
      description:
        'Simple Markdown: **bold**, *italic*, [links](https://…), lists. A blank line begins a paragraph.',
    }),
  }),
  ...group('Photo', {
    photo: plain('url', 'Photo', { formPlugin: 'image' }),
    photoAlt: plain('text', 'What the photo shows', {
      description: 'For readers who can’t see it.',
    }),
  }),
  ...group('Where it is', {
    address: plain('text', 'Address', {
      description: 'As it is printed: 1422 Frankford Ave., Philadelphia, Pa. 19125',
    }),
    latitude: degrees('Latitude', 90),
    longitude: degrees('Longitude', 180),
  }),
  ...group('Phone and links', {
    phone: plain('text', 'Phone', { description: 'As it is printed: 215-555-0102' }),
    website: plain('url', 'Website'),
    instagram: plain('text', 'Instagram', { description: 'Handle or address' }),
    reservationLink: plain('url', 'Where to reserve'),
    reservationMethod: plain('text', 'Reserve on', {
      description: 'The name of the service: Seatbook',
    }),
  }),
  ...group('How places are chosen', {
    credibilityTitle: plain('text', 'Heading', {
      description: 'Empty: the words of the whole guide',
    }),
    credibilityDescription: plain('text', 'Text', {
      formPlugin: 'textarea',
      description: 'Simple Markdown. Empty: the words of the whole guide',
    }),
  }),
};
