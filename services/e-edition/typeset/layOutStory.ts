import type { PrintedStory } from '../PrintedPaper';
import { evenBottom, type TextColumn } from './flowText';
import { setText, textLines, type Cut } from './runningText';
import type { SetBlock } from './setLines';
import { bylineOf, setHead } from './storyHead';
import { FLAT, FLATTEST, pictureRoom, setPicture, USUAL } from './storyPicture';
import type { StoryRoom } from './StoryRoom';
import { GUTTER, STYLES } from './styles';

export interface SetStory {
  story: PrintedStory;
  /** As they are read. */
  blocks: SetBlock[];
  /** pt from the top of its box that it would like to have. */
  height: number;
  /** Where it ends, if it has no room for all of it. */
  cut: Cut | null;
}

/** By how much a picture is made lower until the text has room. */
const STEP = 0.02;
/** Lines of text that a picture leaves room for, or is not printed. */
const LEAST_LINES = 3;
/** pt; no story is longer. */
const ENDLESS = 20_000;

/** A story in its box: headline, deck, picture, and the text in columns, as much of it as has room. */
export function layOutStory(story: PrintedStory, room: StoryRoom): SetStory {
  const { box, columns, measure, hyphenate } = room;
  const bottom = box.y + box.height;
  const { leading } = STYLES.text;
  const width = (box.width - (columns - 1) * GUTTER) / columns;
  const head = setHead(story, room);
  const byline = bylineOf(story, { width, measure });
  const wanted = story.picture && pictureRoom(story.picture, { columns, width, measure });
  const space = bottom - head.bottom - byline.height - LEAST_LINES * leading;
  const picture = wanted && wanted.heightAt(FLAT) <= space ? wanted : null;
  const lines = textLines(story, { width, measure, hyphenate });

  const columnsBelow = (share: number): TextColumn[] =>
    Array.from({ length: columns }, (_, index) => ({
      x: box.x + index * (width + GUTTER),
      top:
        head.bottom +
        (index === 0 ? byline.height : 0) +
        (picture && index >= columns - picture.columns ? picture.heightAt(share) : 0),
    }));
  /** Text that is short may end above the picture beside it. */
  const endBelow = (share: number) => {
    const own = columnsBelow(share);
    const text = evenBottom(lines, { columns: own, leading, most: ENDLESS });
    return Math.max(text, ...own.map(({ top }) => top));
  };

  /** The picture takes what the text leaves, as far as its own shape allows; a flat one where it leaves nothing. */
  const shapeOf = () => {
    if (endBelow(FLATTEST) > bottom) return FLAT;
    let share = picture?.most ?? FLAT;
    while (share > FLATTEST && endBelow(share) > bottom) share = Math.max(FLATTEST, share - STEP);
    return share;
  };

  const usual = endBelow(USUAL);
  const share = shapeOf();
  const own = columnsBelow(share);
  const text = setText(story, lines, { columns: own, width, bottom });
  return {
    story,
    blocks: [
      ...head.blocks,
      ...(picture ? setPicture(picture, { box, y: head.bottom, share }) : []),
      ...byline.set({ x: box.x, y: (own[0]?.top ?? head.bottom) - byline.height }),
      ...text.blocks,
    ],
    height: usual - box.y,
    cut: text.cut,
  };
}
