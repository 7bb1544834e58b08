import { feature, footer, header } from './nodes';
import type { SeedPage } from './SeedPage';

const GUIDE = {
  title: 'The restaurant guide',
  description:
    'Where our critics and reporters eat, from Olney to Cape May: every place visited, paid for and visited again.',
};

/** The restaurant guide and its best-of lists. */
export const restaurantPages: SeedPage[] = [
  {
    document: {
      id: 'restaurant-guide',
      kind: 'template',
      name: 'Restaurant guide',
      layout: 'full',
      meta: { 'page-type': 'restaurant', ...GUIDE },
      sections: {
        header: header(),
        main: [
          feature('guide', 'restaurant-block/restaurant-guide', {
            ...GUIDE,
            lists: ['the-76', 'cheap-eats', 'worth-the-drive'],
          }),
        ],
        footer,
      },
    },
    resolver: {
      patterns: ['/food/restaurants'],
      priority: 10,
      source: 'restaurant-guide',
      params: {},
    },
  },
  {
    document: {
      id: 'best-list',
      kind: 'template',
      name: 'Best-of list',
      layout: 'full',
      meta: { 'page-type': 'restaurant' },
      sections: {
        header: header(),
        main: [feature('list', 'restaurant-block/best-list')],
        footer,
      },
    },
    resolver: {
      patterns: ['/food/best/:list'],
      priority: 10,
      source: 'best-list',
      params: { list: '$list' },
    },
  },
];
