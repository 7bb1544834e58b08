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
/** Of a story's box: a headline that needs more is set smaller, and a deck left out. */
const MOST_HEIGHT = 0.5;
/** pt; no headline is smaller. */
const SMALLEST = 8;

/** Headline and deck over all columns of a story, and where the text may begin. */
export function setHead(
  story: Pick<PrintedStory, 'headline' | 'deck'>,
  room: Pick<StoryRoom, 'box' | 'columns' | 'isLead' | 'measure'>,
): { blocks: SetBlock[]; bottom: number } {
  const { box, columns, measure } = room;
  const { x, width } = box;
  const headline = fitHeadline(story.headline, room);
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
  text: string,
  { box, columns, isLead, measure }: Pick<StoryRoom, 'box' | 'columns' | 'isLead' | 'measure'>,
): { lines: Line[]; style: Style } {
  const most = columns === 1 ? MOST_LINES_NARROW : MOST_LINES;
  const { width } = box;
  let style = headlineStyle(columns, isLead);
  for (;;) {
    const { length } = breakLines(text, { width, style, measure });
    const fits = length <= most && length * style.leading <= box.height * MOST_HEIGHT;
    if (fits || style.size < SMALLEST)
      return { lines: evenLines(text, { width, style, measure }), style };
    style = scaled(style, SMALLER);
  }
}

/** Who wrote a story, above the first column: how high it is, and set at a place. */
export function bylineOf(
  { byline }: Pick<PrintedStory, 'byline'>,
  { width, measure }: { width: number; measure: Measure },
): { height: number; set: (at: { x: number; y: number }) => SetBlock[] } {
  const style = STYLES.byline;
  const lines = breakLines(byline, { width, style, measure });
  return {
    height: lines.length === 0 ? 0 : lines.length * style.leading + 2,
    set: (at) =>
      lines.length === 0 ? [] : [{ role: 'byline', lines: stack(lines, { ...at, style }) }],
  };
}
