import { readPrintPlaces } from './readPrintPlaces';

/** A printed page, with the documents on it. */
export interface PrintPage {
  /** Letter of its section: `A`. */
  section: string;
  /** Within the section, from 1. */
  number: number;
  /** As they stand on it, the first one on top. */
  documents: unknown[];
}

/** Where no place on the page is given: below those that have one. */
const LAST = 100;

/**
 * The pages of a day's paper of documents that are in it; those without a page of their own that day are left out.
 * Stories without a place keep their order, below those with one.
 *
 * @param day `2026-11-21`
 */
export function printPages(documents: readonly unknown[], day: string): PrintPage[] {
  const placed = documents.flatMap((document) => {
    const place = readPrintPlaces(document).find((each) => each.day === day);
    return place ? [{ ...place, document }] : [];
  });
  placed.sort(
    (a, b) =>
      compare(a.section, b.section) || a.page - b.page || (a.place || LAST) - (b.place || LAST),
  );
  const pages: PrintPage[] = [];
  for (const { section, page: number, document } of placed) {
    const page = pages.at(-1);
    if (page?.section === section && page.number === number) page.documents.push(document);
    else pages.push({ section, number, documents: [document] });
  }
  return pages;
}

const compare = (a: string, b: string): number => Number(a > b) - Number(a < b);
