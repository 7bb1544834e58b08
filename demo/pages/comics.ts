import { feature, footer, header, type SeedNode } from './nodes';
import type { SeedPage } from './SeedPage';

const sections: Record<string, SeedNode[]> = {
  header: header(),
  main: [feature('comics', 'comics-block/comics')],
  rail: [
    feature('comic-stories', 'headline-list-block/headline-list', {
      section: '/comics',
      title: 'About our comics',
      size: 3,
    }),
    feature('latest', 'article-rail-block/most-recent', { title: 'The Latest', limit: 6 }),
  ],
  footer,
};

/** The comics: the newest day, and a page for each day. */
export const comicPages = (): SeedPage[] => [
  {
    document: {
      id: 'comics',
      kind: 'page',
      name: 'Comics',
      layout: 'front',
      meta: {
        'page-type': 'section',
        title: 'Comics: the daily strips',
        description: 'Today’s comics, and those of the days before.',
      },
      sections,
    },
    url: '/comics',
  },
  {
    document: {
      id: 'comics-day',
      kind: 'template',
      name: 'Comics of a day',
      layout: 'front',
      meta: { 'page-type': 'static' },
      sections,
    },
    resolver: {
      patterns: ['/comics/daily/:day'],
      priority: 20,
      source: 'comics-api',
      params: { day: '$day' },
    },
  },
];
