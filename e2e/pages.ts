import { SITE } from './browser';

/** One address of each page kind, found on the running site. */
export interface PageKinds {
  home: string;
  section: string;
  subsection: string;
  team: string;
  topic: string;
  author: string;
  article: string;
  search: string;
  notFound: string;
}

async function firstLink(path: string, pattern: RegExp): Promise<string> {
  const html = await (await fetch(new URL(path, SITE()))).text();
  const link = pattern.exec(html)?.[1];
  if (!link) throw new Error(`${path} has no link like ${String(pattern)}`);
  return link;
}

export async function findPages(): Promise<PageKinds> {
  const article = await firstLink('/news/pennsylvania/', /href="(\/news\/[^"]+\.html)"/);
  return {
    home: '/',
    section: '/news/',
    subsection: '/news/pennsylvania/',
    team: '/eagles',
    topic: await firstLink(article, /href="(\/topic\/[^"]+)"/),
    author: await firstLink(article, /href="(\/author\/[^"]+)"/),
    article,
    search: '/search?query=council',
    notFound: '/no-such-page',
  };
}

/** A swipeable story of the edition. */
export const findSwipeStory = (): Promise<string> =>
  firstLink('/things-to-do/', /href="(\/things-to-do\/swipe-[^"]+\.html)"/);

/** A place of the restaurant guide. */
export const findPlace = (): Promise<string> =>
  firstLink('/food/restaurants/', /href="(\/food\/restaurant-[^"]+\.html)"/);

/** The pages of the day, the fronts, the hubs and the specials of platform §2. */
export const HUB_PAGES = [
  '/todays-paper/',
  '/columnists/',
  '/photo/',
  '/video/',
  '/philly-tips/best/',
  '/philly-tips/how-to-philly/',
  '/philly-first/',
  '/arts/',
  '/eagles/playoffs',
  '/phillies/world-series',
];
