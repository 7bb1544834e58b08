import type { PrintedPicture, PrintedStory } from '../PrintedPaper';
import { breakLines, evenLines, type Line } from './breakLines';
import { evenBottom, flowText, type TextColumn, type TextLine } from './flowText';
import { GUTTER, headlineStyle, scaled, STYLES, type Measure, type Style } from './styles';

/** pt; from the top left of the page. */
export interface Box {
  x: number;
  y: number;
  width: number;
  height: number;
}

export interface SetLine {
  x: number;
  /** Of the top of the line. */
  y: number;
  text: string;
  style: Style;
  /** pt added to each space. */
  wordSpacing: number;
}

/** What belongs together: a paragraph may run over columns. */
export type SetBlock =
  | {
      role: 'headline' | 'deck' | 'byline' | 'text' | 'heading' | 'quote' | 'caption';
      lines: SetLine[];
    }
  | { role: 'more'; lines: SetLine[] }
  | { role: 'picture'; box: Box; picture: PrintedPicture };

export interface SetStory {
  story: PrintedStory;
  /** As they are read. */
  blocks: SetBlock[];
  /** pt from the top of its box that it would like to have. */
  height: number;
}

export interface StoryRoom {
  box: Box;
  /** How many columns of text stand side by side. */
  columns: number;
  /** It leads the paper. */
  isLead: boolean;
  measure: Measure;
  /** Puts soft hyphens into a text. */
  hyphenate: (text: string, language: string) => string;
}

const INDENT = 9;
const GAP = 7;
/** Height over width of a picture: as wanted, and at least. */
const USUAL_PICTURE = 0.62;
const FLAT_PICTURE = 0.5;
/** A headline that needs more lines is set smaller. */
const HEADLINE_LINES = 3;
const NARROW_HEADLINE_LINES = 6;
const SMALLER = 0.92;
/** A line is not stretched further than this: pt for each space. */
const WIDEST_SPACE = 12;
/** pt; no story is longer. */
const ENDLESS = 20_000;

/** A story in its box: headline, deck, picture, and the text in columns; what has no room is read on the site. */
export function layOutStory(story: PrintedStory, room: StoryRoom): SetStory {
  const { box, columns, isLead, measure, hyphenate } = room;
  const blocks: SetBlock[] = [];
  const width = (box.width - (columns - 1) * GUTTER) / columns;
  const columnX = (index: number) => box.x + index * (width + GUTTER);
  let { y } = box;
  const put = (role: 'headline' | 'deck', lines: readonly Line[], style: Style) => {
    if (lines.length === 0) return;
    blocks.push({ role, lines: stack(lines, { x: box.x, y, style }) });
    y += lines.length * style.leading + GAP - 2;
  };
  const headline = fitHeadline(story.headline, { columns, isLead, width: box.width, measure });
  put('headline', headline.lines, headline.style);
  if (columns > 1) {
    put(
      'deck',
      breakLines(story.deck, { width: box.width, style: STYLES.deck, measure }),
      STYLES.deck,
    );
  }

  const lines = textLines(story, { width, measure, hyphenate });
  const { picture } = story;
  const bylineHeight =
    story.byline === ''
      ? 0
      : STYLES.byline.leading *
          breakLines(story.byline, { width, style: STYLES.byline, measure }).length +
        2;
  const pictureColumns = columns > 2 ? columns - Math.floor(columns / 2 - 0.5) : columns;
  const pictureWidth = pictureColumns * width + (pictureColumns - 1) * GUTTER;
  const captions = picture ? captionLines(picture, pictureWidth, measure) : [];
  const captionHeight = captions.length === 0 ? 0 : captions.length * STYLES.caption.leading + 3;
  const below = (share: number) => (picture ? pictureWidth * share + captionHeight + GAP : 0);
  const textColumns = (share: number): TextColumn[] =>
    Array.from({ length: columns }, (_, index) => ({
      x: columnX(index),
      top:
        y +
        (index === 0 ? bylineHeight : 0) +
        (index >= columns - pictureColumns ? below(share) : 0),
    }));
  const { leading } = STYLES.text;
  const wanted = evenBottom(lines, { columns: textColumns(USUAL_PICTURE), leading, most: ENDLESS });
  const share = wanted <= box.y + box.height ? growing() : FLAT_PICTURE;

  /** The picture takes what the text leaves, as far as its own shape allows. */
  function growing(): number {
    const own = picture ? picture.height / picture.width : USUAL_PICTURE;
    const most = Math.min(Math.max(own, USUAL_PICTURE), 0.8);
    for (let each = most; each > USUAL_PICTURE; each -= 0.02) {
      const bottom = evenBottom(lines, { columns: textColumns(each), leading, most: ENDLESS });
      if (bottom <= box.y + box.height) return each;
    }
    return USUAL_PICTURE;
  }

  if (picture) {
    const x = columnX(columns - pictureColumns);
    const height = pictureWidth * share;
    blocks.push({ role: 'picture', picture, box: { x, y, width: pictureWidth, height } });
    if (captions.length > 0) {
      blocks.push({
        role: 'caption',
        lines: captions.map((line, index) =>
          setLine(line, {
            x,
            y: y + height + 3 + index * STYLES.caption.leading,
            style: STYLES.caption,
          }),
        ),
      });
    }
  }
  const own = textColumns(share);
  const first = own[0];
  if (first && story.byline !== '') {
    blocks.push({
      role: 'byline',
      lines: stack(breakLines(story.byline, { width, style: STYLES.byline, measure }), {
        x: first.x,
        y: first.top - bylineHeight,
        style: STYLES.byline,
      }),
    });
  }
  blocks.push(
    ...setText(story, lines, { columns: own, width, bottom: box.y + box.height, measure }),
  );
  return { story, blocks, height: wanted - box.y };
}

function fitHeadline(
  text: string,
  {
    columns,
    isLead,
    width,
    measure,
  }: { columns: number; isLead: boolean; width: number; measure: Measure },
): { lines: Line[]; style: Style } {
  const most = columns === 1 ? NARROW_HEADLINE_LINES : HEADLINE_LINES;
  let style = headlineStyle(columns, isLead);
  for (;;) {
    const lines = breakLines(text, { width, style, measure });
    if (lines.length <= most || style.size < STYLES.deck.size) {
      return { lines: evenLines(text, { width, style, measure }), style };
    }
    style = scaled(style, SMALLER);
  }
}

function captionLines(picture: PrintedPicture, width: number, measure: Measure): Line[] {
  const words = [picture.caption, picture.credit].filter(Boolean).join('  ');
  return breakLines(words, { width, style: STYLES.caption, measure });
}

function textLines(
  { paragraphs, language }: PrintedStory,
  { width, measure, hyphenate }: { width: number } & Pick<StoryRoom, 'measure' | 'hyphenate'>,
): TextLine[] {
  return paragraphs.flatMap(({ kind, text }, paragraph) => {
    const isHeading = kind === 'heading';
    const isAfterText = paragraphs[paragraph - 1]?.kind === 'text' && kind === 'text';
    const inset = kind === 'quote' ? INDENT : 0;
    const broken = breakLines(isHeading ? text : hyphenate(text, language), {
      width: width - inset,
      style: STYLES[kind],
      measure,
      indent: isAfterText ? INDENT : 0,
    });
    return broken.map((line, index) => ({
      ...line,
      indent: line.indent + inset,
      paragraph,
      style: STYLES[kind],
      isHeading,
      hasSpace: index === 0 && paragraph > 0 && isHeading,
    }));
  });
}

interface TextRoom {
  columns: readonly TextColumn[];
  /** pt of a column. */
  width: number;
  bottom: number;
  measure: Measure;
}

/** The running text in its columns: even ones where it fits, else full ones that say where to read on. */
function setText(
  { paragraphs, url }: PrintedStory,
  lines: readonly TextLine[],
  { columns, width, bottom, measure }: TextRoom,
): SetBlock[] {
  const { leading } = STYLES.text;
  const isWhole = flowText(lines, { columns, leading, bottom }).left === 0;
  const last = columns.at(-1);
  const moreY = last ? last.top + (Math.floor((bottom - last.top) / leading) - 1) * leading : 0;
  const { placed } = isWhole
    ? flowText(lines, {
        columns,
        leading,
        bottom: evenBottom(lines, { columns, leading, most: bottom }),
      })
    : withoutLastLine(lines, { columns, leading, bottom, moreY });
  const blocks = new Map<number, SetBlock & { lines: SetLine[] }>();
  for (const line of placed) {
    const role = paragraphs[line.paragraph]?.kind ?? 'text';
    const block = blocks.get(line.paragraph) ?? { role, lines: [] };
    blocks.set(line.paragraph, block);
    block.lines.push(setLine(line, { x: line.x, y: line.y, style: line.style, width }));
  }
  const set: SetBlock[] = [...blocks.values()];
  if (!isWhole && last) {
    const words = `Continued at ${new URL(url).host}`;
    const [line] = breakLines(words, { width, style: STYLES.more, measure });
    if (line)
      set.push({
        role: 'more',
        lines: [setLine(line, { x: last.x, y: moreY, style: STYLES.more })],
      });
  }
  return set;
}

function withoutLastLine(
  lines: readonly TextLine[],
  {
    columns,
    leading,
    bottom,
    moreY,
  }: { columns: readonly TextColumn[]; leading: number; bottom: number; moreY: number },
) {
  const before = columns.slice(0, -1);
  const full = flowText(lines, { columns: before, leading, bottom });
  const rest = flowText(lines.slice(lines.length - full.left), {
    columns: columns.slice(-1),
    leading,
    bottom: moreY,
  });
  return { placed: [...full.placed, ...rest.placed] };
}

function stack(
  lines: readonly Line[],
  { x, y, style }: { x: number; y: number; style: Style },
): SetLine[] {
  return lines.map((line, index) => setLine(line, { x, y: y + index * style.leading, style }));
}

/** A line at its place; stretched to a width where one is given and it does not end its paragraph. */
function setLine(
  { text, indent, isLast, width: own }: Line,
  { x, y, style, width }: { x: number; y: number; style: Style; width?: number },
): SetLine {
  const gaps = text.split(' ').length - 1;
  const stretch = width === undefined || isLast || gaps === 0 ? 0 : (width - indent - own) / gaps;
  return {
    x: x + indent,
    y,
    text,
    style,
    wordSpacing: stretch > WIDEST_SPACE ? 0 : Math.max(0, stretch),
  };
}
