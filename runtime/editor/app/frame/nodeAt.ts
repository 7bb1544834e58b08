import type { Box, PageLayout, TextBox } from '../shared/frameProtocol';

/** The smallest node under a point of the page: in a chain its child, else the chain; null for none. */
export function nodeAt({ nodes }: Pick<PageLayout, 'nodes'>, x: number, y: number): string | null {
  return smallest(nodes, x, y)?.id ?? null;
}

/** The text under a point of the page. */
export const textAt = ({ texts }: Pick<PageLayout, 'texts'>, x: number, y: number) =>
  smallest<TextBox>(texts, x, y);

function smallest<B extends Box>(boxes: readonly B[], x: number, y: number): B | null {
  let found: B | null = null;
  for (const box of boxes) {
    const isInside = x >= box.x && x < box.x + box.width && y >= box.y && y < box.y + box.height;
    if (isInside && (found === null || areaOf(box) <= areaOf(found))) found = box;
  }
  return found;
}

const areaOf = ({ width, height }: Box): number => width * height;
