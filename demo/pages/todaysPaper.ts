import { feature, footer, header } from './nodes';
import type { SeedPage } from './SeedPage';

/** The printed paper: today's, and by its day each of the last month's. */
export const todaysPaperPages = (): SeedPage[] => [
  {
    document: {
      id: 'todays-paper',
      kind: 'template',
      name: 'Today’s Paper',
      layout: 'full',
      meta: {
        'page-type': 'other',
        title: 'Today’s Paper',
        description: 'The Broadsheet as it was printed: the front page, and every page after it.',
      },
      sections: {
        header: header(),
        main: [feature('paper', 'todays-paper-block/todays-paper')],
        footer,
      },
    },
    resolver: {
      patterns: ['/todays-paper', '/todays-paper/:date'],
      priority: 10,
      source: 'todays-paper-api',
      params: { date: '$date' },
    },
  },
];
