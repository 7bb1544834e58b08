import type { PrintedStory } from '../PrintedPaper';
import { breakLines, evenLines, type Line } from './breakLines';
import { stack, type SetBlock } from './setLines';
import type { StoryRoom } from './StoryRoom';
import { headlineStyle, scaled, STYLES, type Measure, type Style } from './styles';

/** pt below a headline and a deck. */
const GAP = 5;
/** A headline that needs more lines is set smaller. */
const MOST_LINES = 3;
const MOST_LINES_NARROW = 6;
const SMALLER = 0.92;
/** The headline above the rest of a story is so much smaller. */
const OF_REST = 0.62;
/** Of a story's box: a headline that needs more is set smaller, and a deck left out. */
const MOST_HEIGHT = 0.5;
/** pt; no headline is smaller. */
const SMALLEST = 8;

/** Headline and deck over all columns of a story, and where the text may begin. */
export function setHead(
  story: Pick<PrintedStory, 'headline' | 'deck' | 'continuedFrom'>,
  room: Pick<StoryRoom, 'box' | 'columns' | 'isLead' | 'measure'>,
): { blocks: SetBlock[]; bottom: number } {
  const { box, columns, measure } = room;
  const { x, width } = box;
  const headline = fitHeadline(story, room);
  const blocks: SetBlock[] = [
    { role: 'headline', lines: stack(headline.lines, { x, y: box.y, style: headline.style }) },
  ];
  let bottom = box.y + headline.lines.length * headline.style.leading + GAP;
  const style = STYLES.deck;
  const deck = columns > 1 ? breakLines(story.deck, { width, style, measure }) : [];
  const height = deck.length * style.leading + GAP;
  if (deck.length > 0 && bottom + height - box.y <= box.height * MOST_HEIGHT) {
    blocks.push({ role: 'deck', lines: stack(deck, { x, y: bottom, style }) });
    bottom += height;
  }
  return { blocks, bottom };
}

function fitHeadline(
  { headline: text, continuedFrom }: Pick<PrintedStory, 'headline' | 'continuedFrom'>,
  { box, columns, isLead, measure }: Pick<StoryRoom, 'box' | 'columns' | 'isLead' | 'measure'>,
): { lines: Line[]; style: Style } {
  const most = columns === 1 ? MOST_LINES_NARROW : MOST_LINES;
  const { width } = box;
  let style = scaled(headlineStyle(columns, isLead), continuedFrom === undefined ? 1 : OF_REST);
  for (;;) {
    const { length } = breakLines(text, { width, style, measure });
    const fits = length <= most && length * style.leading <= box.height * MOST_HEIGHT;
    if (fits || style.size < SMALLEST)
      return { lines: evenLines(text, { width, style, measure }), style };
    style = scaled(style, SMALLER);
  }
}

/** Who wrote a story, or where it has begun, above the first column: how high that is, and set at a place. */
export function bylineOf(
  { byline, continuedFrom: page }: Pick<PrintedStory, 'byline' | 'continuedFrom'>,
  { width, measure }: { width: number; measure: Measure },
): { height: number; set: (at: { x: number; y: number }) => SetBlock[] } {
  const style = page === undefined ? STYLES.byline : STYLES.more;
  const words = page === undefined ? byline : `Continued from ${page}`;
  const lines = breakLines(words, { width, style, measure });
  return {
    height: lines.length === 0 ? 0 : lines.length * style.leading + 2,
    set: (at) => {
      if (lines.length === 0) return [];
      const set = stack(lines, { ...at, style });
      return [
        page === undefined ? { role: 'byline', lines: set } : { role: 'more', lines: set, page },
      ];
    },
  };
}
