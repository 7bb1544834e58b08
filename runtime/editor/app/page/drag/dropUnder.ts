import type { Node, PageDocument } from '../../../../document/document';
import type { Place } from '../../../../document/operations/operation';
import { findDrop, type Drop } from '../../model/findDrop';
import { dropOnRow, type OutlineDrop, type OutlineRow } from '../../model/outline';
import type { FramePlace } from '../../canvas/Canvas';
import type { CanvasClient } from '../../canvas/CanvasClient';
import type { Point } from '../../shared/frameProtocol';

/** What is dragged: blocks of the page, or a new one. */
export interface Dragged {
  nodes: readonly Pick<Node, 'id' | 'kind'>[];
  label: string;
  /** Puts it there. */
  onDrop: (place: Place) => void;
}

/** Where things can be dropped. */
export interface DropTargets {
  client: Pick<CanvasClient, 'read' | 'post'>;
  document: () => PageDocument;
  rows: () => readonly OutlineRow[];
  place: () => FramePlace | null;
}

/** Where it would be dropped: at most one of both. */
export interface UnderPointer {
  canvas: Drop | null;
  outline: OutlineDrop | null;
  /** px by which the canvas is to scroll each frame. */
  scroll: number;
}

/** px at the upper and lower edge of the canvas where it scrolls, and by how much each frame. */
const EDGE = 48;
const SCROLL = 14;
const NOWHERE: UnderPointer = { canvas: null, outline: null, scroll: 0 };

/** Where something would be dropped that is dragged to a point, in px of the window. */
export function dropUnder(targets: DropTargets, { nodes }: Dragged, at: Point): UnderPointer {
  const row = document.elementFromPoint(at.x, at.y)?.closest<HTMLElement>('.outline [data-key]');
  const found = row && targets.rows().find(({ key }) => key === row.dataset['key']);
  if (row && found) {
    const { top, height } = row.getBoundingClientRect();
    const kinds = nodes.map(({ kind }) => kind);
    return { ...NOWHERE, outline: dropOnRow(found, (at.y - top) / height, kinds) };
  }
  const shown = targets.place();
  const { layout, scroll } = targets.client.read();
  const box = shown?.frame.getBoundingClientRect();
  if (!shown || !box || !layout) return NOWHERE;
  if (at.x < box.left || at.x > box.right || at.y < box.top || at.y > box.bottom) return NOWHERE;
  const point = {
    x: (at.x - box.left) / shown.scale + scroll.x,
    y: (at.y - box.top) / shown.scale + scroll.y,
  };
  const canvas = findDrop(targets.document(), layout, point, nodes);
  if (at.y < box.top + EDGE) return { ...NOWHERE, canvas, scroll: -SCROLL };
  return { ...NOWHERE, canvas, scroll: at.y > box.bottom - EDGE ? SCROLL : 0 };
}
