import fc from 'fast-check';
import { checkAnsDocument } from '../../services/content/ans/checkAnsDocument';
import { checkValues } from '../../runtime/editor/server/listings/checkValues';
import { restaurants } from './restaurants';
import { camel, NOW, pageOf, snake, stored } from './restaurants.fixture';

const { read, write, begin } = restaurants;

describe('the form of a place', () => {
  it.each([
    ['one spelling', snake, { cuisines: ['Thai'], priceFrom: '$$', priceTo: '$$$' }],
    ['the other', camel, { cuisines: ['Thai'], priceFrom: '$$', priceTo: '$$', isFeatured: true }],
    ['one that says little', {}, { priceFrom: null, photo: '', description: '' }],
  ])('shows a document of %s', (_what, place, values) => {
    expect(read(stored(place))).toMatchObject({ name: 'Velour', ...values });
  });

  it.each([
    ['address', 'full_address', 'fullAddress'],
    ['phone', 'phone_number', 'phoneNumber'],
    ['website', 'website_url', 'websiteUrl'],
    ['instagram', 'instagram_handle', 'instagram'],
    ['reservationLink', 'reservation_link', 'reservationLink'],
    ['reservationMethod', 'reservation_method', 'reservationMethod'],
  ])('has its %s from both spellings', (field, ...keys) => {
    for (const key of keys)
      expect(read(stored({ [key]: 'as written' }))).toMatchObject({ [field]: 'as written' });
  });

  it('is of the details at the top of a document, too', () => {
    const document = { _id: 'v', headlines: { basic: 'V' }, placeDetails: { place: camel } };
    expect(read(document)).toMatchObject({ name: 'Velour', isFeatured: true });
    const written = write(document, { ...read(document), region: 'Olney' }, NOW);
    expect(written).toMatchObject({
      placeDetails: { place: { placeName: 'Velour', region: 'Olney' }, updatedAt: NOW },
    });
    expect(written).not.toHaveProperty('additional_properties');
  });

  it.each([
    ['one spelling', snake, ['place_name', 'cuisine_name', 'price_range']],
    ['the other', camel, ['placeName', 'cuisineName', 'priceRange', 'isFeatured']],
  ])('is written in the spelling that the document has: %s', (_what, place, keys) => {
    const document = stored(place);
    const { additional_properties: extra } = write(document, read(document), NOW) as {
      additional_properties: { placeDetails: { place: object } };
    };
    expect(Object.keys(extra.placeDetails.place)).toEqual(keys);
  });

  it('leaves alone what it does not show', () => {
    const document = stored(snake, { credits: { by: [] }, websites: { b: {} } });
    expect(write(document, { ...read(document), name: 'Ladle' }, NOW)).toMatchObject({
      headlines: { basic: 'Ladle', web: 'Velour, in Fishtown' },
      additional_properties: { own: 1, placeDetails: { editor: 'x' } },
      credits: { by: [] },
      websites: { b: {} },
      last_updated_date: NOW,
    });
  });

  it.each([
    [
      'numbers and flags as text',
      { geo: { latitude: '40.1', longitude: '-75' } },
      { latitude: 40.1 },
    ],
    ['a flag as text', { is_featured: 'true' }, { isFeatured: true }],
    ['a price that is no list', { price_range: '$$' }, { priceFrom: '$$', priceTo: '$$' }],
    ['a phone that is a number', { phone_number: 2155550102 }, { phone: '2155550102' }],
    [
      'nothing under the first name',
      { full_address: null, fullAddress: 'A St.' },
      { address: 'A St.' },
    ],
    [
      'what is none',
      { region: {}, cuisine_name: [{}, 'Thai'], geo: 'x' },
      { region: '', cuisines: ['Thai'], latitude: null },
    ],
  ])('reads %s, and can save it', (_what, place, values) => {
    const shown = read(stored(place));
    expect(shown).toMatchObject(values);
    expect(() => checkValues(restaurants, shown)).not.toThrow();
  });

  it('changes nothing but the day where nothing was changed, whatever the document says', () => {
    const keys = ['place_name', 'region', 'is_featured', 'price_range', 'priceRange', 'geo'];
    const place = fc.dictionary(fc.constantFrom(...keys, 'description', 'own'), fc.jsonValue());
    const promo = fc.constantFrom<object | null>(
      null,
      { basic: { type: 'reference', referent: { type: 'image', id: 'x' } } },
      { basic: { type: 'video', url: '/v.mp4' }, lead: {} },
      { basic: { type: 'image', url: '/a.jpg', credits: { by: [] } } },
    );
    const body = fc.constantFrom<object[]>(
      [],
      [{ type: 'text', content: 'A review.' }],
      [{ type: 'image' }],
    );
    fc.assert(
      fc.property(place, promo, body, (given, promo_items, content_elements) => {
        const document = stored(given, { content_elements, ...(promo_items && { promo_items }) });
        const written = write(document, read(document), NOW) as typeof document;
        const { last_updated_date: date, ...same } = written as typeof written & {
          last_updated_date: string;
        };
        const { updatedAt, ...details } = written.additional_properties.placeDetails as {
          updatedAt?: string;
          place: object;
          editor: string;
        };
        expect([date, updatedAt]).toEqual([NOW, NOW]);
        expect({
          ...same,
          additional_properties: { ...same.additional_properties, placeDetails: details },
        }).toEqual(document);
      }),
    );
  });

  it('takes out what was emptied', () => {
    const document = stored({ ...snake, region: 'Olney', is_featured: true });
    const values = { ...read(document), region: '', cuisines: [], isFeatured: false };
    const written = write(document, values, NOW);
    expect(pageOf(written)).toMatchObject({ region: '', cuisines: [], isFeatured: false });
    expect(JSON.stringify(written)).not.toContain('Olney');
  });

  it('has the heading on how places are chosen in one place, wherever it was', () => {
    const document = stored({});
    document.additional_properties.placeDetails = {
      place: { place_name: 'Velour' },
      credibilityTitle: 'Why here',
    } as never;
    expect(read(document)).toMatchObject({ credibilityTitle: 'Why here' });
    const emptied = write(document, { ...read(document), credibilityTitle: '' }, NOW);
    expect(pageOf(emptied)?.credibility.title).toBe('');
  });

  const values = fc.record({
    name: fc.constantFrom('Velour', ' Phở Chín Mươi ', 'Skiff & Sons'),
    region: fc.constantFrom('', 'Fishtown', 'Cape May'),
    cuisines: fc.uniqueArray(fc.constantFrom('Thai', 'Filipino', 'French')),
    priceFrom: fc.constantFrom('$', '$$', null),
    priceTo: fc.constantFrom('$', '$$$$$', null),
    isFeatured: fc.boolean(),
    description: fc.constantFrom('', 'Order the **kare-kare**.\n\nCash only.'),
    address: fc.constantFrom('', '5514 N. Fifth St., Philadelphia'),
    latitude: fc.constantFrom(40.03, null),
    longitude: fc.constantFrom(-75.13, null),
    phone: fc.constantFrom('', '215-555-0101'),
    website: fc.constantFrom('', 'https://velour.example/'),
    reservationLink: fc.constantFrom('', 'https://seatbook.example/v'),
    reservationMethod: fc.constantFrom('', 'Seatbook'),
  });

  it('says on the page what it said, whatever the document was', () => {
    fc.assert(
      fc.property(values, fc.constantFrom(snake, camel, {}), (given, place) => {
        const page = pageOf(write(stored(place), given, NOW));
        const prices = [given.priceFrom, given.priceTo].filter((price) => price !== null);
        expect(page).toMatchObject({
          name: given.name.trim(),
          region: given.region,
          cuisines: given.cuisines,
          prices: [...new Set(prices)].toSorted((a, b) => a.length - b.length),
          isFeatured: given.isFeatured,
          address: given.address,
          phone: given.phone,
          websiteUrl: given.website || null,
          reservationLink: given.reservationLink || null,
          reservationMethod: given.reservationMethod,
          geo:
            given.latitude === null || given.longitude === null
              ? null
              : { latitude: given.latitude, longitude: given.longitude },
          updated: NOW,
        });
      }),
    );
  });

  it('is the same once it was written', () => {
    fc.assert(
      fc.property(values, fc.constantFrom(snake, camel, {}), (given, place) => {
        const once = write(stored(place), given, NOW);
        expect(write(once, read(once), NOW)).toEqual(once);
      }),
    );
  });
});

describe('what search and plain readers get of a place', () => {
  it('is its description without marks', () => {
    const description = 'Order the **kare-kare** at [Kusina](https://k.example).\n\nCash & cards.';
    expect(write(stored(snake), { name: 'K', description }, NOW)).toMatchObject({
      description: { basic: 'Order the kare-kare at Kusina.\n\nCash & cards.' },
      content_elements: [
        { type: 'text', content: 'Order the kare-kare at Kusina.' },
        { type: 'text', content: 'Cash &amp; cards.' },
      ],
    });
  });

  it('stays where the text is not what was said of the place', () => {
    const content_elements = [{ type: 'text', content: 'I went on a <b>Tuesday</b>.' }];
    const document = stored({ ...snake, description: 'Order soup.' }, { content_elements });
    const written = write(document, { ...read(document), description: 'Order pie.' }, NOW);
    expect(written).toMatchObject({ content_elements, description: { basic: 'Order pie.' } });
  });

  it('is the new one where the text is the old one, as it was printed', () => {
    const content_elements = [{ type: 'text', content: 'Pete’s <em>soup</em> &amp; pie.' }];
    const document = stored(
      { ...snake, description: "Pete's *soup* & pie." },
      { content_elements },
    );
    const written = write(document, { ...read(document), description: 'Order pie.' }, NOW);
    expect(written).toMatchObject({ content_elements: [{ type: 'text', content: 'Order pie.' }] });
  });

  it('stays where a document has a body of its own', () => {
    const content_elements = [{ type: 'text', content: 'Order soup.' }, { type: 'image' }];
    const document = stored({ ...snake, description: 'Order soup.' }, { content_elements });
    const written = write(document, { ...read(document), description: 'Order pie.' }, NOW);
    expect(written).toMatchObject({ content_elements });
  });
});

describe('a new place', () => {
  const made = begin({ id: 'copper-ladle', name: 'Copper Ladle', now: NOW });

  it('is a document that the content service takes as it is', () => {
    expect(checkAnsDocument(made)).toMatchObject({ ok: true, deviations: [] });
    const filled = write(made, { ...read(made), region: 'Olney', priceFrom: '$' }, NOW);
    expect(checkAnsDocument(filled)).toMatchObject({ ok: true, deviations: [] });
  });

  it('has a name, an address of the section and nothing else', () => {
    expect(made).toMatchObject({
      canonical_url: '/food/copper-ladle.html',
      taxonomy: { primary_section: { _id: '/food', name: 'Food' } },
    });
    expect(pageOf(made)).toMatchObject({
      name: 'Copper Ladle',
      placeId: 'copper-ladle',
      region: '',
    });
  });
});
