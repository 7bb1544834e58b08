import type { PrintedPage, PrintedStory } from '../PrintedPaper';
import { breakLines } from './breakLines';
import {
  columnWidth,
  layOutPage,
  REST_ROOM,
  restHeight,
  ROW_GAP,
  type SetPage,
  type Tools,
} from './layOutPage';
import type { SetStory } from './layOutStory';
import type { Cut } from './runningText';
import { setLine } from './setLines';
import { STYLES } from './styles';

/** pt that are worth a page, where a later section may take what is less. */
const WORTH_A_PAGE = REST_ROOM / 2;

/** A story that had no room where it began, and what is left of it. */
interface Waiting {
  set: SetStory;
  cut: Cut;
  rest: PrintedStory;
  /** pt that the rest takes of a page. */
  height: number;
}

/**
 * The pages of a paper. What has no room goes on behind the pages of its section, on pages of its own; what is little
 * waits for what is left of the next section, so that pages for a few lines are rare.
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
    while (isLast ? waiting.length > 0 : heightOf(waiting) >= WORTH_A_PAGE) {
      label = labelAfter(label);
      const now = takeFrom(waiting);
      waiting = waiting.filter((each) => !now.includes(each));
      for (const story of now) sayMore(story, label, tools);
      put({ label, section: page.section, isFirst: false, stories: now.map(({ rest }) => rest) });
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
  const waiting = { set, cut, rest, height: restHeight(rest, tools) };
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
function takeFrom(waiting: readonly Waiting[]): Waiting[] {
  const taken: Waiting[] = [];
  for (const each of waiting)
    if (taken.length === 0 || heightOf([...taken, each]) <= REST_ROOM) taken.push(each);
  return taken;
}

/** pt that stories take below each other. */
const heightOf = (waiting: readonly Waiting[]): number =>
  waiting.reduce((sum, { height }) => sum + height + ROW_GAP, -ROW_GAP);

const textLength = ({ paragraphs }: PrintedStory): number =>
  paragraphs.reduce((sum, { text }) => sum + text.length, 0);

/** `A9` after `A8`. */
const labelAfter = (label: string): string => {
  const [number = ''] = /\d{1,4}$/.exec(label) ?? [];
  return `${label.slice(0, label.length - number.length)}${Number(number || 1) + 1}`;
};
