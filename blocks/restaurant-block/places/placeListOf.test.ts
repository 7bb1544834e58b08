import { placeListPath, readPlaceList } from './placeListOf';

const member = (place_id: string, place_name: string) => ({
  _id: place_id,
  type: 'story',
  subtype: 'restaurant-page',
  canonical_url: `/food/restaurant-${place_id}.html`,
  additional_properties: { placeDetails: { place: { place_id, place_name } } },
});

describe('a best-of list of restaurants', () => {
  it('is the editors’ collection of its name', () => {
    const url = new URL(placeListPath('the-76', 'broadsheet'), 'https://b.test');
    expect([url.pathname, Object.fromEntries(url.searchParams)]).toEqual([
      '/content/v4/collections',
      { website: 'broadsheet', _id: 'best-the-76', size: '100' },
    ]);
  });

  it.each(['', 'The-76', '../x', 'a b', 'a'.repeat(81)])('has no such name: %j', (name) => {
    expect(() => placeListPath(name, 'broadsheet')).toThrow(`no best-of list "${name}"`);
  });

  it('has its name, its words and its places in the editors’ order', () => {
    const list = readPlaceList(
      {
        headlines: { basic: 'The <i>76</i>' },
        description: { basic: 'Where to &amp; what' },
        content_elements: [member('b', 'Bigos'), member('a', 'Amma')],
      },
      'the-76',
      'broadsheet',
    );
    expect([list.name, list.description]).toEqual(['The 76', 'Where to & what']);
    expect(list.places.map(({ name }) => name)).toEqual(['Bigos', 'Amma']);
  });

  it('goes by its address where it has no name, and is empty where nothing is in it', () => {
    expect(readPlaceList({}, 'the-76', 'broadsheet')).toEqual({
      name: 'the-76',
      description: '',
      places: [],
    });
  });
});
