import type { PrintedPage, PrintedStory } from '../PrintedPaper';
import { layOutStory, type SetStory } from './layOutStory';
import type { Box } from './setLines';
import type { StoryRoom } from './StoryRoom';
import { COLUMNS, GUTTER, PAGE } from './styles';

export interface SetPage {
  page: PrintedPage;
  head: PageHead;
  stories: SetStory[];
  /** Hairlines between stories. */
  rules: Rule[];
}

/** What stands above the stories: the paper's name, that of a section which begins, or the page's own line alone. */
export type PageHead = 'nameplate' | 'section' | 'line';

export interface Rule {
  from: { x: number; y: number };
  to: { x: number; y: number };
}

export type Tools = Pick<StoryRoom, 'measure' | 'hyphenate'>;

/** pt that the head of a page takes. */
export const HEAD_HEIGHT: Record<PageHead, number> = { nameplate: 126, section: 96, line: 34 };

/** By how many stories a row holds, how many columns each takes. */
const ROWS: Record<number, readonly number[]> = { 1: [5], 2: [3, 2], 3: [2, 2, 1] };
/** How many stories stand in each row of a page, from the top. */
const PAGES: readonly (readonly number[])[] = [
  [],
  [1],
  [1, 1],
  [2, 1],
  [2, 2],
  [2, 3],
  [2, 3, 1],
  [2, 3, 2],
];
const MOST = PAGES.length - 1;
/** Of the page: no row is lower. */
const LOWEST = 0.22;
/** pt */
export const ROW_GAP = 26;
/** Characters that would fill the room of a picture. */
const PICTURE_NEED = 1500;

interface Cell {
  story: PrintedStory;
  columns: number;
  /** The first of its columns, from 0. */
  column: number;
  /** It leads the paper. */
  isLead: boolean;
}

/**
 * A page of the paper: its lead on top, the others around and below it, each as high as it needs, if there is room.
 *
 * @param index of the pages as they are printed, from 0
 */
export function layOutPage(page: PrintedPage, index: number, tools: Tools): SetPage {
  const isFront = index === 0;
  const head: PageHead = isFront ? 'nameplate' : page.isFirst ? 'section' : 'line';
  const top = PAGE.margin + HEAD_HEIGHT[head];
  const space = PAGE.height - PAGE.margin - top;
  const lead = isFront ? page.stories[0] : undefined;
  const rows = rowsOf(page.stories, { lead, isTurned: index % 2 === 1 });
  const wanted = rows.map((row) =>
    Math.max(...row.map((cell) => set(cell, { y: 0, height: space }, tools).height)),
  );
  const heights = shareOut(wanted, space - ROW_GAP * (rows.length - 1));
  const stories: SetStory[] = [];
  const rules: Rule[] = [];
  let y = top;
  for (const [order, row] of rows.entries()) {
    const height = heights[order] ?? 0;
    if (order > 0) {
      const middle = y - ROW_GAP / 2;
      rules.push({
        from: { x: PAGE.margin, y: middle },
        to: { x: PAGE.width - PAGE.margin, y: middle },
      });
    }
    for (const cell of row) {
      if (cell.column > 0) {
        const x = boxOf(cell).x - GUTTER / 2;
        rules.push({ from: { x, y }, to: { x, y: y + height } });
      }
      stories.push(set(cell, { y, height }, tools));
    }
    y += height + ROW_GAP;
  }
  stories.sort((a, b) => page.stories.indexOf(a.story) - page.stories.indexOf(b.story));
  return { page, head, stories, rules };
}

/** pt that a page has for what goes on on it. */
export const REST_ROOM = PAGE.height - 2 * PAGE.margin - HEAD_HEIGHT.line;

/** pt that the rest of a story takes of it. */
export const restHeight = (story: PrintedStory, tools: Tools): number =>
  set({ story, columns: COLUMNS, column: 0, isLead: false }, { y: 0, height: REST_ROOM }, tools)
    .height;

function set(cell: Cell, { y, height }: Pick<Box, 'y' | 'height'>, tools: Tools): SetStory {
  const { story, columns, isLead } = cell;
  return layOutStory(story, { box: { ...boxOf(cell), y, height }, columns, isLead, ...tools });
}

export const columnWidth = (PAGE.width - 2 * PAGE.margin - (COLUMNS - 1) * GUTTER) / COLUMNS;

function boxOf({ column, columns }: Cell): Pick<Box, 'x' | 'width'> {
  return {
    x: PAGE.margin + column * (columnWidth + GUTTER),
    width: columns * columnWidth + (columns - 1) * GUTTER,
  };
}

/** What goes on on this page has the whole width, so that none waits for a longer one beside it. */
const isRest = ({ continuedFrom }: PrintedStory): boolean => continuedFrom !== undefined;

/** Stories by row: the paper's lead, else the one with most to show, is the widest; on every other page on the right. */
function rowsOf(
  stories: readonly PrintedStory[],
  { lead, isTurned }: { lead: PrintedStory | undefined; isTurned: boolean },
): Cell[][] {
  const counts = stories.every(isRest)
    ? stories.map(() => 1)
    : [...(PAGES[Math.min(stories.length, MOST)] ?? [])];
  // A page that is fuller than any we draw has rows of three below.
  for (let more = stories.length - sumOf(counts); more > 0; more -= 3)
    counts.push(Math.min(3, more));
  let next = 0;
  return counts.map((count, row) => {
    const need = (story: PrintedStory) => (story === lead ? Infinity : needOf(story));
    const ofRow = stories.slice(next, next + count).sort((a, b) => need(b) - need(a));
    next += count;
    const isMirrored = isTurned !== (row % 2 === 1);
    const spans = ROWS[count] ?? [];
    const wide = ofRow.map((story, index) => ({
      story,
      columns: spans[index] ?? 1,
      isLead: story === lead,
    }));
    let column = 0;
    return (isMirrored ? wide.toReversed() : wide).map((cell) => {
      const placed = { ...cell, column };
      column += cell.columns;
      return placed;
    });
  });
}

const sumOf = (numbers: readonly number[]): number =>
  numbers.reduce((total, each) => total + each, 0);

/** How much room a story would fill, in characters. */
function needOf({ paragraphs, picture }: PrintedStory): number {
  const text = paragraphs.reduce((sum, { text: words }) => sum + words.length, 0);
  return text + (picture ? PICTURE_NEED : 0);
}

/**
 * The height of each row: what it wants where there is room for all; what is over goes to the last. Where there is not,
 * those that want more than their share give way, in proportion.
 */
export function shareOut(wanted: readonly number[], space: number): number[] {
  const sum = sumOf(wanted);
  const last = wanted.length - 1;
  if (sum <= space)
    return wanted.map((each, index) => (index === last ? each + space - sum : each));
  const lowest = Math.min(LOWEST, 1 / wanted.length) * space;
  const small = wanted.map((each) => (each * space) / sum < lowest);
  const fixed = small.map((isSmall, index) => (isSmall ? Math.min(lowest, wanted[index] ?? 0) : 0));
  const rest = space - sumOf(fixed);
  const others = wanted.reduce((total, each, index) => total + (small[index] ? 0 : each), 0);
  return wanted.map((each, index) => (small[index] ? (fixed[index] ?? 0) : (each * rest) / others));
}
