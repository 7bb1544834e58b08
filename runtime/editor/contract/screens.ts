import type { Right } from './rights';

/** Where the editors' application is. */
export const EDITOR_PATH = '/pf/editor';
/** Where its scripts and styles are. */
export const APP_FILES = `${EDITOR_PATH}/app`;

interface Screen {
  /** Below EDITOR_PATH; `:id` names what the screen is about. */
  path: string;
  /** In the bar above all screens; those without stand behind one of the others. */
  label?: string;
  /** What it takes to be shown the way there. */
  right?: Right;
  /** A part that not every site has: without it the screen is not there. */
  needs?: SitePart;
}

/** What a site may have or not. */
export type SitePart = 'listings' | 'mailing';

/** The screens of the application, in the order of its bar: the server answers at these addresses alone. */
export const SCREENS = {
  pages: { path: '', label: 'Pages' },
  page: { path: '/pages/:id' },
  collections: { path: '/collections', label: 'Collections' },
  collection: { path: '/collections/:id' },
  listings: { path: '/listings', label: 'Listings', needs: 'listings' },
  listing: { path: '/listings/:id', needs: 'listings' },
  newsletters: {
    path: '/newsletters',
    label: 'Newsletters',
    right: 'publish',
    needs: 'mailing',
  },
  find: { path: '/find', label: 'Find' },
  addresses: { path: '/addresses', label: 'Addresses', right: 'read' },
  log: { path: '/log', label: 'Log' },
  people: { path: '/people', label: 'People', right: 'manage' },
} as const satisfies Record<string, Screen>;

export type ScreenName = keyof typeof SCREENS;

/** All of them, by name. */
export const SCREEN_LIST = Object.entries(SCREENS) as [ScreenName, Screen][];

/** Address of a screen; `id`: of what it is about. */
export const screenPath = (name: ScreenName, id = ''): string =>
  EDITOR_PATH + SCREENS[name].path.replace(':id', encodeURIComponent(id));

/** The screen at an address, and what it is about ('' for all); null where there is none. */
export function screenAt(path: string): { name: ScreenName; id: string } | null {
  for (const [name, screen] of SCREEN_LIST) {
    const [start = '', end] = (EDITOR_PATH + screen.path).split(':id');
    if (end === undefined && path === start) return { name, id: '' };
    const rest = path.slice(start.length);
    if (end !== undefined && path.startsWith(start) && /^[^/]+$/.test(rest))
      return { name, id: decodeURIComponent(rest) };
  }
  return null;
}
