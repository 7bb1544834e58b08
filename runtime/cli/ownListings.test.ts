import { restaurants } from '../../composition/listings/restaurants';
import { ownListings } from './ownListings';

describe('listings that are edited here', () => {
  it('are those that the site names, of its own content', () => {
    expect(ownListings({ listings: [restaurants] }, { contentBase: undefined })).toEqual([
      restaurants,
    ]);
    expect(ownListings({}, { contentBase: undefined })).toEqual([]);
  });

  it('are none where a CMS elsewhere has the content', () => {
    const contentBase = 'https://api.cms.example';
    expect(ownListings({ listings: [restaurants] }, { contentBase })).toEqual([]);
  });
});
