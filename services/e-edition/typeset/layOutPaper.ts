import type { PrintedPage, PrintedStory } from '../PrintedPaper';
import { breakLines } from './breakLines';
import { columnWidth, layOutPage, type SetPage, type Tools } from './layOutPage';
import type { SetStory } from './layOutStory';
import type { Cut } from './runningText';
import { setLine } from './setLines';
import { STYLES } from './styles';

/** Characters that a page of what goes on holds at most. */
const FULL = 16_000;
/** Characters that are worth a page, where a later section may take them. */
const WORTH_A_PAGE = 7000;

/** A story that had no room where it began, and what is left of it. */
interface Waiting {
  set: SetStory;
  cut: Cut;
  rest: PrintedStory;
}

/**
 * The pages of a paper. What has no room goes on behind the pages of its section, on pages of its own; where that is
 * little, with what is left of the next one, so that at most the last page has much room over.
 */
export function layOutPaper(pages: readonly PrintedPage[], tools: Tools): SetPage[] {
  const set: SetPage[] = [];
  let waiting: Waiting[] = [];
  const put = (page: PrintedPage) => {
    const laidOut = layOutPage(page, set.length, tools);
    set.push(laidOut);
    waiting.push(...laidOut.stories.flatMap((story) => goingOn(story, page.label, tools)));
  };
  for (const [index, page] of pages.entries()) {
    put(page);
    const next = pages[index + 1];
    const isLast = next === undefined;
    if (!isLast && !next.isFirst) continue;
    let { label } = page;
    while (isLast ? waiting.length > 0 : lengthOf(waiting) >= WORTH_A_PAGE) {
      label = labelAfter(label);
      const empty = { label, section: page.section, isFirst: false };
      const now = takeFrom(waiting, (some) => layOutPage(pageOf(empty, some), set.length, tools));
      waiting = waiting.filter((each) => !now.includes(each));
      for (const story of now) sayMore(story, label, tools);
      put(pageOf(empty, now));
    }
  }
  return set;
}

/** What is left of a story; nothing where none of it found room: that says where to read on, and ends. */
function goingOn(set: SetStory, label: string, tools: Tools): Waiting[] {
  const { story, cut } = set;
  if (!cut) return [];
  const { paragraphs } = cut;
  const rest = { ...story, deck: '', byline: '', picture: null, paragraphs, continuedFrom: label };
  const waiting = { set, cut, rest };
  const hasNothing = story.continuedFrom !== undefined && textLength(rest) >= textLength(story);
  if (!hasNothing) return [waiting];
  sayMore(waiting, null, tools);
  return [];
}

/** Writes into the last line of what is cut where the story goes on: on a page, or (null) on the site. */
function sayMore({ set, cut }: Waiting, page: string | null, { measure }: Tools): void {
  const { x, y } = cut;
  const style = STYLES.more;
  const words =
    page === null ? `Continued at ${new URL(set.story.url).host}` : `Continued on ${page}`;
  const [line] = breakLines(words, { width: columnWidth, style, measure });
  if (line) set.blocks.push({ role: 'more', lines: [setLine(line, { x, y, style })], page });
}

/** Those that a page holds to their ends, in their order; where the first is longer than a page, that one alone. */
function takeFrom(
  waiting: readonly Waiting[],
  layOut: (some: readonly Waiting[]) => SetPage,
): Waiting[] {
  const [first, ...others] = waiting;
  const taken = first ? [first] : [];
  for (const each of others) {
    const more = [...taken, each];
    if (lengthOf(more) <= FULL && layOut(more).stories.every(({ cut }) => cut === null))
      taken.push(each);
  }
  return taken;
}

const pageOf = (empty: Omit<PrintedPage, 'stories'>, waiting: readonly Waiting[]): PrintedPage => ({
  ...empty,
  stories: waiting.map(({ rest }) => rest),
});

const lengthOf = (waiting: readonly Waiting[]): number =>
  waiting.reduce((sum, { rest }) => sum + textLength(rest), 0);

const textLength = ({ paragraphs }: PrintedStory): number =>
  paragraphs.reduce((sum, { text }) => sum + text.length, 0);

/** `A9` after `A8`. */
const labelAfter = (label: string): string => {
  const [, section = label, number = '1'] = /^(.*?)(\d+)$/.exec(label) ?? [];
  return `${section}${Number(number) + 1}`;
};
