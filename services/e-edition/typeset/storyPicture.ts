import type { PrintedPicture } from '../PrintedPaper';
import { breakLines, type Line } from './breakLines';
import { stack, type Box, type SetBlock } from './setLines';
import { GUTTER, STYLES, type Measure } from './styles';

/** Height over width of a picture: as it is wanted, where room is short, and where the text then finds room to its end. */
export const USUAL = 0.62;
export const FLAT = 0.5;
export const FLATTEST = 0.4;
const TALLEST = 0.8;
/** pt */
const ABOVE_CAPTION = 3;
const GAP = 7;

export interface PictureRoom {
  picture: PrintedPicture;
  /** Columns that it stands over: the last ones, so that the text begins beside it. */
  columns: number;
  /** pt */
  width: number;
  captions: readonly Line[];
  /** The highest shape it may be given, height over width. */
  most: number;
  /** pt that picture and caption take in a shape. */
  heightAt: (share: number) => number;
}

/** The room of a picture in a story of columns. @param width pt of a column */
export function pictureRoom(
  picture: PrintedPicture,
  { columns, width, measure }: { columns: number; width: number; measure: Measure },
): PictureRoom {
  const over = columns > 2 ? columns - Math.floor((columns - 1) / 2) : columns;
  const wide = over * width + (over - 1) * GUTTER;
  const words = [picture.caption, picture.credit].filter(Boolean).join('  ');
  const captions = breakLines(words, { width: wide, style: STYLES.caption, measure });
  const below =
    captions.length === 0 ? 0 : ABOVE_CAPTION + captions.length * STYLES.caption.leading;
  return {
    picture,
    columns: over,
    width: wide,
    captions,
    most: Math.min(TALLEST, Math.max(USUAL, picture.height / picture.width)),
    heightAt: (share) => wide * share + below + GAP,
  };
}

/** The picture and its caption at the right of a story's box. @param y pt of its top */
export function setPicture(
  { picture, width, captions }: PictureRoom,
  { box, y, share }: { box: Box; y: number; share: number },
): SetBlock[] {
  const x = box.x + box.width - width;
  const height = width * share;
  const caption = stack(captions, { x, y: y + height + ABOVE_CAPTION, style: STYLES.caption });
  return [
    { role: 'picture', picture, box: { x, y, width, height } },
    ...(caption.length > 0 ? [{ role: 'caption' as const, lines: caption }] : []),
  ];
}
