import type { PlaceList } from '../../../../content/schemas/placeList';
import { absoluteUrl } from '../absoluteUrl';
import { pageName } from '../pageTitle';
import type { HeadInput } from '../types';
import type { ItemList } from './schema';

/** A list of places in its order: each is described on its own page. */
export function placeItems({ places }: PlaceList, input: HeadInput): ItemList {
  return {
    '@type': 'ItemList',
    name: pageName(input),
    numberOfItems: places.length,
    itemListElement: places.map(({ canonical_url, name }, index) => ({
      '@type': 'ListItem',
      position: index + 1,
      url: absoluteUrl(canonical_url, input.site.origin),
      name,
    })),
  };
}
