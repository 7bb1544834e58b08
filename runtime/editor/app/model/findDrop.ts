import type { Node, PageDocument } from '../../../document/document';
import type { Place } from '../../../document/operations/operation';
import { childrenOf, findNode } from '../../../document/operations/tree';
import type { Box, PageLayout } from '../shared/frameProtocol';
import { mayStand } from './places';

/** Where something would be dropped, and the line that says so. */
export interface Drop {
  place: Place;
  /** px of the page; one of both is 0. */
  line: { x: number; y: number; width: number; height: number };
}

interface Point {
  x: number;
  y: number;
}

/** px at the edges of a chain where things go before or behind it, not into it. */
const EDGE = 8;

/**
 * Where something goes that is dropped at a point of the page: before or behind the nearest block of the
 * chain or section under it, or into one that is empty. Null where nothing can be.
 */
export function findDrop(
  document: PageDocument,
  layout: PageLayout,
  point: Point,
  nodes: readonly Pick<Node, 'kind' | 'id'>[],
): Drop | null {
  const moved = new Set(nodes.map(({ id }) => id));
  const boxes = new Map(layout.nodes.map((box) => [box.id, box]));
  const chain = layout.nodes.findLast((box) => {
    const node = findNode(document.sections, box.id)?.node;
    return node?.kind === 'chain' && !moved.has(box.id) && isWithin(point, box, EDGE);
  });
  const intoChain = chain ? { chain: chain.id } : null;
  if (chain && intoChain && mayStand(nodes, intoChain))
    return dropInto(document, boxes, intoChain, chain, point);
  const section = nearest(layout.sections, point);
  if (!section) return null;
  return dropInto(document, boxes, { section: section.id }, section, point);
}

function dropInto(
  document: PageDocument,
  boxes: ReadonlyMap<string, Box>,
  parent: Place['in'],
  area: Box,
  point: Point,
): Drop {
  const children = (childrenOf(document.sections, parent) ?? []).flatMap(
    ({ id }) => boxes.get(id) ?? [],
  );
  const target = nearest(children, point);
  if (!target) {
    const line = { x: area.x, y: area.y + area.height / 2, width: area.width, height: 0 };
    return { place: { in: parent, before: null }, line };
  }
  const at = children.indexOf(target);
  const isRow = [children[at - 1], children[at + 1]].some(
    (other) => other !== undefined && areBeside(target, other),
  );
  const isBefore = isRow
    ? point.x < target.x + target.width / 2
    : point.y < target.y + target.height / 2;
  const siblings = childrenOf(document.sections, parent) ?? [];
  const index = siblings.findIndex(({ id }) => id === target.id);
  const before = isBefore ? target.id : (siblings[index + 1]?.id ?? null);
  const other = children[isBefore ? at - 1 : at + 1];
  const line = isRow
    ? {
        x: edgeOf(
          target.x,
          target.width,
          other && areBeside(target, other) ? other : null,
          'x',
          isBefore,
        ),
        y: target.y,
        width: 0,
        height: target.height,
      }
    : {
        x: target.x,
        y: edgeOf(
          target.y,
          target.height,
          other && !areBeside(target, other) ? other : null,
          'y',
          isBefore,
        ),
        width: target.width,
        height: 0,
      };
  return { place: { in: parent, before }, line };
}

/** The middle between a box and its neighbor, so that the line stands still from whichever side one comes. */
function edgeOf(
  start: number,
  size: number,
  neighbor: Box | null,
  axis: 'x' | 'y',
  isBefore: boolean,
): number {
  const own = isBefore ? start : start + size;
  if (!neighbor) return own;
  const length = axis === 'x' ? neighbor.width : neighbor.height;
  return (own + (isBefore ? neighbor[axis] + length : neighbor[axis])) / 2;
}

/** Whether two boxes stand side by side rather than one above the other. */
function areBeside(one: Box, other: Box): boolean {
  const shared = Math.min(one.y + one.height, other.y + other.height) - Math.max(one.y, other.y);
  return shared > Math.min(one.height, other.height) / 2;
}

function nearest(boxes: readonly Box[], point: Point): Box | null {
  let found: Box | null = null;
  let least = Infinity;
  for (const box of boxes) {
    const distance = distanceTo(box, point);
    const isCloser = distance < least;
    const isSmaller =
      distance === least && found && box.width * box.height < found.width * found.height;
    if (isCloser || isSmaller) [found, least] = [box, distance];
  }
  return found;
}

function distanceTo({ x, y, width, height }: Box, point: Point): number {
  const dx = Math.max(x - point.x, 0, point.x - (x + width));
  const dy = Math.max(y - point.y, 0, point.y - (y + height));
  return Math.hypot(dx, dy);
}

function isWithin({ x, y }: Point, box: Box, edge: number): boolean {
  const slack = Math.min(edge, box.height / 4);
  return (
    x >= box.x && x <= box.x + box.width && y >= box.y + slack && y <= box.y + box.height - slack
  );
}
