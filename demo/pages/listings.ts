import { feature, footer, header, type SeedNode } from './nodes';
import type { SeedPage } from './SeedPage';

interface ListingPages {
  path: '/obituaries' | '/jobs';
  /** What stands behind the path at the page of one. */
  step: 'notices' | 'openings';
  name: string;
  title: string;
  description: string;
  search: string;
  one: string;
  source: string;
  /** Above our own stories of the section. */
  stories: string;
}

const LISTINGS: ListingPages[] = [
  {
    path: '/obituaries',
    step: 'notices',
    name: 'Obituaries',
    title: 'Obituaries and death notices',
    description: 'Death notices of Philadelphia and the region, and the lives we report on.',
    search: 'notices-block/notice-search',
    one: 'notices-block/notice',
    source: 'notice-api',
    stories: 'Lives we remember',
  },
  {
    path: '/jobs',
    step: 'openings',
    name: 'Jobs',
    title: 'Jobs in Philadelphia and the region',
    description: 'Open positions, and our reporting on work and pay.',
    search: 'jobs-block/job-search',
    one: 'jobs-block/job',
    source: 'job-api',
    stories: 'Work and pay',
  },
];

const latest = feature('latest', 'article-rail-block/most-recent', {
  title: 'The Latest',
  limit: 10,
});

/** Death notices and jobs: the front with a search, beside our stories; a page for each. */
export const listingPages = (): SeedPage[] =>
  LISTINGS.flatMap((listing): SeedPage[] => {
    const { path, step, name, title, description, source } = listing;
    const id = path.slice(1);
    const rail: SeedNode[] = [
      feature('stories', 'headline-list-block/headline-list', {
        section: path,
        title: listing.stories,
        size: 8,
      }),
    ];
    return [
      {
        document: {
          id,
          kind: 'page',
          name,
          layout: 'front',
          meta: { 'page-type': 'section', title, description },
          sections: {
            header: header(),
            main: [feature('search', listing.search)],
            rail: [...rail, latest],
            footer,
          },
        },
        url: path,
      },
      {
        document: {
          id: `${id}-one`,
          kind: 'template',
          name: `${name}: one`,
          layout: 'front',
          meta: { 'page-type': 'static' },
          sections: { header: header(), main: [feature('one', listing.one)], rail, footer },
        },
        resolver: {
          patterns: [`${path}/${step}/:id`],
          priority: 20,
          source,
          params: { id: '$id' },
        },
      },
    ];
  });
