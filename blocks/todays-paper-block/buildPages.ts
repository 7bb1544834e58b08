import { readPrintPlaces } from '../../content/schemas/readPrintPlaces';
import { readStoryCards } from '../../content/schemas/readStoryCard';
import type { PaperPage } from './paper';

/** Where no place on the page is given: below those that have one. */
const LAST = 100;

/**
 * The pages of a day's paper of documents that are in it; those without a page of their own that day, or without
 * an address, are left out. Stories without a place keep their order, below those with one.
 */
export function buildPages(documents: readonly unknown[], day: string, site: string): PaperPage[] {
  const placed = documents.flatMap((document) => {
    const place = readPrintPlaces(document).find((each) => each.day === day);
    const [story] = readStoryCards([document], site);
    return place && story ? [{ ...place, story }] : [];
  });
  placed.sort(
    (a, b) =>
      compare(a.section, b.section) || a.page - b.page || (a.place || LAST) - (b.place || LAST),
  );
  const pages: PaperPage[] = [];
  for (const { section, page: number, story } of placed) {
    const page = pages.at(-1);
    if (page?.section === section && page.number === number) page.stories.push(story);
    else pages.push({ section, number, stories: [story] });
  }
  return pages;
}

const compare = (a: string, b: string): number => Number(a > b) - Number(a < b);
