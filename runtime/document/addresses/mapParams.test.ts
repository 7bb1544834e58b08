import { mapParams } from './mapParams';

const values = {
  uri: '/news/fire/',
  website: 'daily',
  parameters: { section: 'news', slug: 'fire', rest: 'a/b' },
  search: '?page=2&q=a%20b',
};

describe('mapParams', () => {
  it.each([
    ['$uri', '/news/fire/'],
    ['$website', 'daily'],
    ['$slug', 'fire'],
    ['$rest', 'a/b'],
    ['/$section', '/news'],
    ['${section}s/$slug', 'newss/fire'],
    ['$query.page', '2'],
    ['${query.q}', 'a b'],
    ['$$5', '$5'],
    ['5 $ or more', '5 $ or more'],
    ['plain', 'plain'],
  ])('fills %s', (text, expected) => {
    expect(mapParams({ value: text }, values)).toEqual({ value: expected });
  });

  it('leaves out what the URL has no value for', () => {
    const params = { a: '$query.sort', b: '/x/$nothing', c: '$constructor', d: 1 };
    expect(mapParams(params, values)).toEqual({ d: 1 });
  });

  it('passes on what is no text', () => {
    const params = { size: 10, isOn: false, list: ['$slug'], none: null };
    expect(mapParams(params, values)).toEqual(params);
  });

  it('never fills a value that came from the URL again', () => {
    const tricky = { ...values, parameters: { slug: '$uri' } };
    expect(mapParams({ slug: '$slug' }, tricky)).toEqual({ slug: '$uri' });
  });
});
