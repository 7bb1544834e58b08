import { boundsOf } from './boundsOf';
import type { Box, PageLayout, TextBox } from '../shared/frameProtocol';
import type { Mark } from './readMarks';
import type { TextMark } from './readTexts';

/** Where every section and node of the page is. */
export function measurePage(
  page: Document,
  marks: readonly Mark[],
  texts: readonly TextMark[],
): PageLayout {
  const { scrollX, scrollY } = page.defaultView ?? window;
  const nodes: Box[] = [];
  const sections: Box[] = [];
  const seen = new Set<string>();
  for (const mark of marks) {
    if (mark.kind === 'node' && seen.has(mark.id)) continue; // a chain may show a child twice
    const bounds = boundsOf(mark);
    if (!bounds) continue;
    const { left, top, right, bottom } = bounds;
    const box: Box = {
      id: mark.id,
      x: left + scrollX,
      y: top + scrollY,
      width: right - left,
      height: bottom - top,
    };
    if (mark.kind === 'node') seen.add(mark.id);
    (mark.kind === 'node' ? nodes : sections).push(box);
  }
  const { scrollWidth: width, scrollHeight: height } = page.documentElement;
  return { nodes, sections, texts: texts.flatMap(boxOfText), width, height };
}

/** None for a text that is only heard. */
function boxOfText({ id, field, element }: TextMark): TextBox[] {
  const { x, y, width, height } = element.getBoundingClientRect();
  if (width <= 1 || height <= 1) return [];
  const { scrollX, scrollY } = element.ownerDocument.defaultView ?? window;
  return [{ id, field, x: x + scrollX, y: y + scrollY, width, height }];
}
