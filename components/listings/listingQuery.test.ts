import { countText, listingQuery } from './listingQuery';

describe('a search of listings', () => {
  it.each([
    ['/jobs/', { words: '', page: 1, chosen: { place: '', type: '' } }],
    [
      '/jobs/?q=+night+nurse&place=Camden&page=3',
      { words: 'night nurse', page: 3, chosen: { place: 'Camden', type: '' } },
    ],
    [
      '/jobs/?type=part-time&page=x',
      { words: '', page: 1, chosen: { place: '', type: 'part-time' } },
    ],
  ])('is what the address %s asks', (uri, expected) => {
    expect(listingQuery(uri, ['place', 'type'])).toEqual(expected);
  });

  it('takes no more words than anybody types', () => {
    expect(listingQuery(`/jobs/?q=${'a'.repeat(900)}`, []).words).toHaveLength(200);
  });

  it.each([
    [0, 'No jobs found'],
    [1, '1 job'],
    [1284, '1,284 jobs'],
  ])('%i are "%s"', (total, text) => expect(countText(total, ['job', 'jobs'])).toBe(text));
});
