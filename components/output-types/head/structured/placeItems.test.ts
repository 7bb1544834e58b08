import type { PlaceList } from '../../../../content/schemas/placeList';
import { exampleInput } from '../exampleInput';
import { placeItems } from './placeItems';

it('a list of places is an ItemList in its order, each with the address of its own page', () => {
  const places = [
    { canonical_url: '/food/bigos.html', name: 'Bigos' },
    { canonical_url: '/food/amma.html', name: 'Amma' },
  ];
  const list = { name: 'The 76', description: '', places } as unknown as PlaceList;
  expect(placeItems(list, exampleInput({ metas: { title: 'The 76' } }))).toEqual({
    '@type': 'ItemList',
    name: expect.stringContaining('The 76'),
    numberOfItems: 2,
    itemListElement: [
      {
        '@type': 'ListItem',
        position: 1,
        url: 'https://www.broadsheet.example/food/bigos.html',
        name: 'Bigos',
      },
      {
        '@type': 'ListItem',
        position: 2,
        url: 'https://www.broadsheet.example/food/amma.html',
        name: 'Amma',
      },
    ],
  });
});
