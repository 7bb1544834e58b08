import { boundsOf } from './boundsOf';
import type { Box, PageLayout } from './protocol';
import type { Mark } from './readMarks';

/** Where every section and node of the page is. */
export function measurePage(page: Document, marks: readonly Mark[]): PageLayout {
  const { scrollX, scrollY } = page.defaultView!;
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
  return { nodes, sections, width, height };
}
