import { WORDMARK } from '../components/ui/wordmarkOutlines';
import { FRONTS_QUERY, MOST_DAYS, MOST_STORIES, paperQuery } from '../content/paperQueries';
import type { AnsImage } from '../content/schemas/ans';
import { inSlices, type Steps } from '../content/schemas/inSlices';
import { at, list } from '../content/schemas/json';
import { paperDays } from '../content/schemas/paperDays';
import { printPages, type PrintPage } from '../content/schemas/printPages';
import { printSections } from '../properties/printSections';
import site from '../properties/sites/broadsheet';
import { EEdition, type EEditionOptions } from '../services/e-edition/EEdition';
import type {
  NamedPicture,
  PrintedPage,
  PrintedPaper,
  PrintFonts,
} from '../services/e-edition/PrintedPaper';
import { askContent, type ContentApi } from '../services/http/askContent';
import { formatDay } from '../utils/dates/formatDay';
import { printedStorySteps } from './printed/printedStorySteps';

export interface EEditionParts
  extends ContentApi, Pick<EEditionOptions, 'fetchPicture' | 'draw' | 'warn'> {
  website: string;
  fonts: PrintFonts;
  /** Public origin of the site. */
  origin: () => string;
  /** Where a picture is in the size for print; null: not printed. */
  pictureAddress: (image: AnsImage) => string | null;
}

/** The paper is set for readers of Philadelphia. */
const PLACE = 'Philadelphia and the region';

/** The e-edition of the papers that our own stories say they are in (`revision.editions`, platform §3). */
export function openEEdition({
  website,
  fonts,
  origin,
  pictureAddress,
  fetchPicture,
  draw,
  warn,
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
    fetchPicture,
    draw,
    warn,
    async listDays() {
      const leads = await search(FRONTS_QUERY, { _sourceInclude: 'revision' });
      return paperDays(leads, Date.now()).slice(0, MOST_DAYS);
    },
    async readPaper(day) {
      const found = printPages(await search(paperQuery(day)), day);
      const options = { website, origin: origin(), pictureAddress };
      const printed = await inSlices(pageSteps(found, options));
      return printed.length === 0 ? null : { ...dated(day), fonts, pages: printed };
    },
  });
}

/** The pages with their stories; one without is left out. */
function* pageSteps(
  pages: readonly PrintPage[],
  options: Parameters<typeof printedStorySteps>[1],
): Steps<PrintedPage<NamedPicture>[]> {
  const printed: PrintedPage<NamedPicture>[] = [];
  const begun = new Set<string>();
  for (const { section, number, documents } of pages) {
    const stories = [];
    for (const document of documents) {
      const story = yield* printedStorySteps(document, options);
      if (story) stories.push(story);
    }
    if (stories.length === 0) continue;
    printed.push({
      label: `${section}${number}`,
      section: printSections[section] ?? `Section ${section}`,
      isFirst: !begun.has(section),
      stories,
    });
    begun.add(section);
  }
  return printed;
}

const dated = (day: string): Omit<PrintedPaper<NamedPicture>, 'fonts' | 'pages'> => ({
  name: site.siteName,
  nameplate: WORDMARK,
  place: PLACE,
  day,
  date: formatDay(day),
});
