import type { Box, PageLayout } from './protocol';

/** The smallest node under a point of the page: in a chain its child, else the chain; null for none. */
export function nodeAt({ nodes }: Pick<PageLayout, 'nodes'>, x: number, y: number): string | null {
  let found: Box | null = null;
  for (const box of nodes) {
    const isInside = x >= box.x && x < box.x + box.width && y >= box.y && y < box.y + box.height;
    if (isInside && (found === null || areaOf(box) <= areaOf(found))) found = box;
  }
  return found?.id ?? null;
}

const areaOf = ({ width, height }: Box): number => width * height;
