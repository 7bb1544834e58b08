import { comicPages } from './comics';
import { listingPages } from './listings';
import { puzzlePages } from './puzzles';
import type { SeedPage } from './SeedPage';
import { weatherPages } from './weather';

/** What a paper has every day beside its stories (platform §2). Their fronts are pages of their own. */
export const DAILY_PATHS = ['/puzzles', '/comics', '/weather', '/obituaries', '/jobs'];

export const dailyPages = (): SeedPage[] => [
  ...puzzlePages(),
  ...comicPages(),
  ...weatherPages(),
  ...listingPages(),
];
