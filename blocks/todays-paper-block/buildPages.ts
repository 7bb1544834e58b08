import { printPages } from '../../content/schemas/printPages';
import { readStoryCards } from '../../content/schemas/readStoryCard';
import type { PaperPage } from './paper';

/** The pages of a day's paper, of documents that are in it; stories without an address are left out. */
export function buildPages(documents: readonly unknown[], day: string, site: string): PaperPage[] {
  return printPages(documents, day).flatMap(({ documents: ofPage, ...page }) => {
    const stories = readStoryCards(ofPage, site);
    return stories.length > 0 ? [{ ...page, stories }] : [];
  });
}
