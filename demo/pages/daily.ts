import { puzzlePages } from './puzzles';
import type { SeedPage } from './SeedPage';

/** What a paper has every day beside its stories (platform §2). Their fronts are pages of their own. */
export const DAILY_PATHS = ['/puzzles'];

export const dailyPages = (): SeedPage[] => [...puzzlePages()];
