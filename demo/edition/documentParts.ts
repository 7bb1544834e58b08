import type { SeedAuthor } from './data';
import { storyAddress } from './easternTime';

/** The ANS that documents of the edition are written in. */
export const VERSION = '0.10.9';

const HOUR = 3_600_000;

/** What documents of all kinds have; times are hours before the edition's clock. */
export interface DocumentParts {
  /** The edition's clock. */
  clock: Date;
  /** ISO 8601. */
  ago: (hours: number) => string;
  /** Where it is, with the day in Philadelphia. */
  address: (section: string, slug: string, hours: number) => string;
  dates: (hours: number, updated?: number | null) => Record<string, string>;
  /** @throws Error that begins with `where` for a writer who is not one of the edition's. */
  credits: (ids: readonly string[], where: string) => Record<string, unknown>;
}

/** The parts of an edition that is dated back from `clock` and written by `authors`. */
export function documentParts(clock: Date, authors: readonly SeedAuthor[]): DocumentParts {
  const byline = new Map(authors.map((author) => [author.id, author]));
  const moment = (hours: number) => new Date(clock.getTime() - hours * HOUR);
  const ago = (hours: number) => moment(hours).toISOString();

  function dates(hours: number, updated: number | null = null) {
    const first = ago(hours);
    const last = ago(updated ?? hours);
    return {
      created_date: first,
      first_publish_date: first,
      publish_date: last,
      display_date: first,
      last_updated_date: last,
    };
  }

  const credits = (ids: readonly string[], where: string) => ({
    by: ids.map((id) => {
      const author = byline.get(id);
      if (!author) throw new Error(`${where}: there is no author "${id}"`);
      return {
        _id: id,
        type: 'author',
        version: VERSION,
        name: author.name,
        url: `/author/${id}/`,
      };
    }),
  });

  return {
    clock,
    ago,
    address: (section, slug, hours) => storyAddress(section, slug, moment(hours)),
    dates,
    credits,
  };
}
