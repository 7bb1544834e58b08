import { feature, footer, header, type SeedNode } from './nodes';
import type { SeedPage } from './SeedPage';
import { sections } from '../../properties/sections';
import { hubPaths } from './hubs';

/** Section fronts of their own kind, by the path of their section: layout, and what stands in it. */
const FRONTS: readonly { path: string; block: SeedNode }[] = [
  {
    path: '/columnists',
    block: feature('front', 'columnists-front-block/columnists-front', {
      allUrl: '/columnists/all',
      description:
        'They live here, they have opinions, and they answer their mail. Read what each wrote last.',
      authors: ['ruth-abramson', 'jamal-everett', 'owen-mcbride'],
    }),
  },
  {
    path: '/photo',
    block: feature('front', 'photo-front-block/photo-front', {
      allUrl: '/photo/all',
      description: 'What our photographers saw this week, from the Shore in winter to Two Street.',
    }),
  },
  {
    path: '/video',
    block: feature('front', 'video-front-block/video-front', {
      allUrl: '/video/all',
      description: 'Reports and films from the newsroom, most of them shorter than a red light.',
    }),
  },
];

/** Columnists, photo and video: each with a page that is made for what it holds. */
export const frontPages = (): SeedPage[] =>
  FRONTS.map(({ path, block }) => {
    const section = sections.find(({ _id }) => _id === path);
    return {
      document: {
        id: `front-${path.slice(1)}`,
        kind: 'page',
        name: `${section?.name ?? path} front`,
        layout: 'full',
        meta: {
          'page-type': 'section',
          title: section?.name ?? '',
          description: section?.description ?? '',
        },
        sections: { header: header(), main: [block], footer },
      },
      url: path,
    };
  });

/** All stories of a section whose front shows a choice of them, page by page. */
export const allStoriesPages = (): SeedPage[] =>
  [...frontPaths, ...hubPaths].map((path) => {
    const name = sections.find(({ _id }) => _id === path)?.name ?? path;
    return {
      document: {
        id: `all-${path.slice(1).replaceAll('/', '-')}`,
        kind: 'page',
        name: `${name}: all stories`,
        layout: 'front',
        meta: {
          'page-type': 'section',
          title: `${name}: All stories`,
          description: `Every story of ${name}, newest first.`,
        },
        sections: {
          header: header(),
          main: [
            feature('front', 'section-front-block/section-front', {
              section: path,
              title: `${name}: All stories`,
              lead: false,
            }),
          ],
          rail: [
            feature('latest', 'article-rail-block/most-recent', { title: 'The Latest', limit: 8 }),
          ],
          footer,
        },
      },
      url: `${path}/all`,
    };
  });

/** The paths of these fronts, which the template of section fronts leaves to them. */
export const frontPaths: readonly string[] = FRONTS.map(({ path }) => path);
