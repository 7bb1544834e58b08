import { describeData } from './readAnswer';

describe('what an answer holds', () => {
  it.each([
    ['nothing', null, { count: null, titles: [] }],
    ['one thing', { title: 'Rain', items: [1] }, { count: null, titles: ['Rain'] }],
    ['a list', [{ name: 'a' }, { name: 'b' }], { count: 2, titles: ['a', 'b'] }],
    ['an empty list', [], { count: 0, titles: [] }],
    ['the only list in it', { stories: [{ _id: 'x' }], total: 9 }, { count: 1, titles: ['x'] }],
    ['two lists', { a: [], b: [] }, { count: null, titles: [] }],
    [
      'headlines before ids',
      [{ _id: 'x', headlines: { basic: 'H' } }],
      { count: 1, titles: ['H'] },
    ],
    ['things of no name', [{ score: 3 }], { count: 1, titles: [] }],
    ['things with numbers', [{ id: 7 }], { count: 1, titles: ['7'] }],
    ['texts', ['one', 'two'], { count: 2, titles: ['one', 'two'] }],
    ['a text', 'one', { count: null, titles: ['one'] }],
    ['cards by their headline', [{ headline: 'H', title: 'T' }], { count: 1, titles: ['H'] }],
    ['empty names', [{ title: ' ', slug: 's' }], { count: 1, titles: ['s'] }],
  ])('%s', (_name, data, expected) => {
    expect(describeData(data)).toEqual(expected);
  });

  it('is told by the names of the first five', () => {
    const { count, titles } = describeData(Array.from({ length: 9 }, (_item, id) => ({ id })));
    expect([count, titles.length]).toEqual([9, 5]);
  });
});
