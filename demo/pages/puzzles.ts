import { feature, footer, header, type SeedNode } from './nodes';
import type { SeedPage } from './SeedPage';

const template = (
  id: string,
  name: string,
  pattern: string,
  main: SeedNode[],
  meta: Record<string, string> = {},
): SeedPage => ({
  document: {
    id,
    kind: 'template',
    name,
    layout: 'full',
    meta: { 'page-type': 'static', ...meta },
    sections: { header: header(), main, footer },
  },
  resolver: { patterns: [pattern], priority: 20, source: 'crossword-api', params: { day: '$day' } },
});

/** The crosswords: the front with today's, each one's page, its answers. */
export const puzzlePages = (): SeedPage[] => [
  {
    document: {
      id: 'puzzles',
      kind: 'page',
      name: 'Puzzles',
      layout: 'front',
      meta: {
        'page-type': 'section',
        title: 'Puzzles: the daily crossword',
        description: 'A new crossword every day, to solve here or to print, and those before it.',
      },
      sections: {
        header: header(),
        main: [
          feature('crosswords', 'crossword-block/crossword-list'),
          feature('life', 'section-package-block/section-package', {
            section: '/life',
            heading: 'With your coffee',
            url: '/life/',
            layout: 'lead-left',
          }),
        ],
        rail: [
          feature('puzzle-stories', 'headline-list-block/headline-list', {
            section: '/puzzles',
            title: 'About our puzzles',
            size: 5,
          }),
          feature('latest', 'article-rail-block/most-recent', { title: 'The Latest', limit: 6 }),
        ],
        footer,
      },
    },
    url: '/puzzles',
  },
  template('crossword', 'Crossword', '/puzzles/crossword/:day', [
    feature('crossword', 'crossword-block/crossword'),
  ]),
  template(
    'crossword-answers',
    'Crossword answers',
    '/puzzles/crossword/:day/answers',
    [feature('answers', 'crossword-block/crossword-answers')],
    { robots: 'noindex' },
  ),
];
