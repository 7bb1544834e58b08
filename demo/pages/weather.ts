import { feature, footer, header } from './nodes';
import type { SeedPage } from './SeedPage';

/** The weather: warnings, now, hours and days, and what we report on it. */
export const weatherPages = (): SeedPage[] => [
  {
    document: {
      id: 'weather',
      kind: 'page',
      name: 'Weather',
      layout: 'front',
      meta: {
        'page-type': 'section',
        title: 'Philadelphia weather: forecast and warnings',
        description: 'The hours and days ahead in Philadelphia, warnings, and our reporting.',
      },
      sections: {
        header: header(),
        main: [feature('weather', 'weather-block/weather-page')],
        rail: [
          feature('weather-stories', 'headline-list-block/headline-list', {
            section: '/weather',
            title: 'Weather news',
            size: 8,
          }),
          feature('latest', 'article-rail-block/most-recent', { title: 'The Latest', limit: 8 }),
        ],
        footer,
      },
    },
    url: '/weather',
  },
];
