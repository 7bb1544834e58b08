import { at, list, text } from './json';

/** Where a story stands in one day's printed paper. */
export interface PrintPlace {
  /** `2026-11-21`. */
  day: string;
  /** Letter of the paper's section. */
  section: string;
  /** Page within the section, from 1. */
  page: number;
  /** On its page, from 1; 0 where the newsroom says none. */
  place: number;
}

const EDITION =
  /^print-(\d{4}-(?:0[1-9]|1[0-2])-(?:0[1-9]|[12]\d|3[01]))-([A-Z])([1-9]\d?)(?:\.([1-9]\d?))?$/;

/** The name of the edition of a day that all of its stories are in. @param day `2026-11-21` */
export const printEdition = (day: string): string => `print-${day}`;

/**
 * The places of a document in printed papers (`revision.editions`, platform §3): `print-2026-11-21-A1.2` is the
 * second story of page A1 (0047). Editions of other names are left out.
 */
export function readPrintPlaces(document: unknown): PrintPlace[] {
  return list(at(document, 'revision', 'editions')).flatMap((edition) => {
    const found = EDITION.exec(text(edition));
    if (!found) return [];
    const [, day = '', section = '', page, place = 0] = found;
    return [{ day, section, page: Number(page), place: Number(place) }];
  });
}
