import type { Paragraph, PrintedStory } from '../PrintedPaper';
import { breakLines } from './breakLines';
import { evenBottom, flowText, type PlacedLine, type TextColumn, type TextLine } from './flowText';
import { setLine, type SetBlock, type SetLine } from './setLines';
import { STYLES, type Measure } from './styles';

/** pt */
const INDENT = 9;
/** Lines by which a story may end sooner than its room. */
const MOST_BACK = 8;

interface Words {
  /** pt of a column. */
  width: number;
  measure: Measure;
  /** Puts soft hyphens into a text. */
  hyphenate: (text: string, language: string) => string;
}

/** The lines of a story's text: a paragraph after another begins with a space, a heading has an empty line before it. */
export function textLines(
  { paragraphs, language }: PrintedStory,
  { width, measure, hyphenate }: Words,
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
}

/** Where a text that has no room ends: what is left of it, and the place of a line that says where to read on. */
export interface Cut {
  paragraphs: Paragraph[];
  /** pt */
  x: number;
  y: number;
}

/** The running text in its columns: even ones where it fits, else full ones with an empty line at the end. */
export function setText(
  { paragraphs }: PrintedStory,
  lines: readonly TextLine[],
  { columns, width, bottom }: TextRoom,
): { blocks: SetBlock[]; cut: Cut | null } {
  const { leading } = STYLES.text;
  const isWhole = flowText(lines, { columns, leading, bottom }).left === 0;
  const last = columns.at(-1);
  const moreY = last ? last.top + (Math.floor((bottom - last.top) / leading) - 1) * leading : 0;
  const placed = isWhole
    ? flowText(lines, {
        columns,
        leading,
        bottom: evenBottom(lines, { columns, leading, most: bottom }),
      }).placed
    : toWholeWord(withoutLastLine(lines, { columns, leading, bottom, moreY }));
  const blocks = new Map<number, SetBlock & { lines: SetLine[] }>();
  for (const line of placed) {
    const role = paragraphs[line.paragraph]?.kind ?? 'text';
    const block = blocks.get(line.paragraph) ?? { role, lines: [] };
    blocks.set(line.paragraph, block);
    block.lines.push(setLine(line, { x: line.x, y: line.y, style: line.style, width }));
  }
  const left = textOf(paragraphs, lines.slice(placed.length));
  return {
    blocks: [...blocks.values()],
    cut: isWhole || !last ? null : { paragraphs: left, x: last.x, y: moreY },
  };
}

/** A story goes on with a whole word, and with what stands below a heading; what has no spaces, anywhere. */
function toWholeWord(placed: readonly PlacedLine[]): PlacedLine[] {
  const mayEnd = ({ source, isHeading }: PlacedLine) => source.endsWith(' ') && !isHeading;
  const last = placed.findLastIndex(mayEnd);
  return placed.slice(0, placed.length - 1 - last > MOST_BACK ? placed.length : last + 1);
}

/** The paragraphs that some lines were made of. */
function textOf(paragraphs: readonly Paragraph[], lines: readonly TextLine[]): Paragraph[] {
  const texts = new Map<number, string>();
  for (const { paragraph, source } of lines)
    texts.set(paragraph, `${texts.get(paragraph) ?? ''}${source}`);
  return [...texts].map(([paragraph, text]) => ({
    kind: paragraphs[paragraph]?.kind ?? 'text',
    text: text.trimEnd(),
  }));
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
  return [...full.placed, ...rest.placed];
}
