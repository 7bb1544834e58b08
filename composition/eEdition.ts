import { WORDMARK } from '../components/ui/wordmarkOutlines';
import { FRONTS_QUERY, MOST_DAYS, MOST_STORIES, paperQuery } from '../content/paperQueries';
import { at, list } from '../content/schemas/json';
import { paperDays } from '../content/schemas/paperDays';
import { printPages } from '../content/schemas/printPages';
import { printSections } from '../properties/printSections';
import site from '../properties/sites/broadsheet';
import { drawInThread } from '../services/e-edition/draw/drawInThread';
import { EEdition } from '../services/e-edition/EEdition';
import type { PrintedPaper } from '../services/e-edition/PrintedPaper';
import { askContent, type ContentApi } from '../services/http/askContent';
import { formatDay } from '../utils/dates/formatDay';
import { printFonts } from './printed/printFonts';
import { readPrintedStory, type PictureFile } from './printed/readPrintedStory';

export interface EEditionParts extends ContentApi {
  website: string;
  /** Public origin of the site. */
  origin: () => string;
  /** Fetches a picture for print. */
  pictureFile: PictureFile;
  /** Told of what goes wrong where a reader still gets a paper. */
  warn: (line: string) => void;
  /** The built `printWorker.ts`. */
  printWorker: URL;
}

/** On how many stories of a page pictures are printed: those on top. */
const PICTURES = 4;
/** The paper is set for readers of Philadelphia. */
const PLACE = 'Philadelphia and the region';

/** The e-edition of the papers that our own stories say they are in (`revision.editions`, platform §3). */
export function openEEdition({
  website,
  origin,
  pictureFile,
  warn,
  printWorker,
  ...api
}: EEditionParts): EEdition {
  const search = async (q: string, more: Record<string, string> = {}): Promise<unknown[]> => {
    const query = new URLSearchParams({
      website,
      q,
      size: String(MOST_STORIES),
      sort: 'display_date:desc',
      ...more,
    });
    return list(
      at(await askContent(`/content/v4/search/published?${query}`, api), 'content_elements'),
    );
  };

  return new EEdition({
    warn,
    draw: (paper) => drawInThread(printWorker, paper),
    async listDays() {
      const leads = await search(FRONTS_QUERY, { _sourceInclude: 'revision' });
      return paperDays(leads, Date.now()).slice(0, MOST_DAYS);
    },
    async readPaper(day) {
      const pages = printPages(await search(paperQuery(day)), day);
      const letters = pages.map(({ section }) => section);
      const printed = await Promise.all(
        pages.map(async ({ section, number, documents }, index) => ({
          label: `${section}${number}`,
          section: printSections[section] ?? `Section ${section}`,
          isFirst: letters.indexOf(section) === index,
          stories: (
            await Promise.all(
              documents.map((document, place) =>
                readPrintedStory(document, {
                  origin: origin(),
                  pictureFile: place < PICTURES ? pictureFile : null,
                }),
              ),
            )
          ).filter((story) => story !== null),
        })),
      );
      const full = printed.filter(({ stories }) => stories.length > 0);
      return full.length === 0 ? null : { ...dated(day), pages: full };
    },
  });
}

const dated = (day: string): Omit<PrintedPaper, 'pages'> => ({
  name: site.siteName,
  nameplate: WORDMARK,
  fonts: printFonts(),
  place: PLACE,
  day,
  date: formatDay(day),
});
