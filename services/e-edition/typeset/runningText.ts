import type { PrintedStory } from '../PrintedPaper';
import { breakLines } from './breakLines';
import { evenBottom, flowText, type TextColumn, type TextLine } from './flowText';
import { setLine, type SetBlock, type SetLine } from './setLines';
import { STYLES, type Measure } from './styles';

/** pt */
const INDENT = 9;

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
  measure: Measure;
}

/** The running text in its columns: even ones where it fits, else full ones that say where to read on. */
export function setText(
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
