import type { EditorPack } from '../../../contract/pack';
import type { RefObject } from 'react';
import { findNode } from '../../../../document/operations/tree';
import { nameAll } from '../../model/blockNames';
import type { EditingStore } from '../../model/EditingStore';
import type { OutlineRow } from '../../model/outline';
import type { FramePlace } from '../../canvas/Canvas';
import type { CanvasClient } from '../../canvas/CanvasClient';
import type { PageActions } from '../actions/pageActions';
import type { Selection } from '../selection';
import type { Dragged } from './dropUnder';
import { useDrag } from './useDrag';

interface Options {
  pack: EditorPack;
  store: EditingStore;
  canvas: CanvasClient;
  rows: readonly OutlineRow[];
  place: RefObject<FramePlace | null>;
  selection: Selection;
  actions: PageActions;
}

/** Drags blocks of the page to other places of it. */
export function useBlockDrag(options: Options) {
  const { pack, store, canvas, rows, place, selection, actions } = options;
  const current = () => store.read().editing.document;
  const drag = useDrag({
    client: canvas,
    document: current,
    rows: () => rows,
    place: () => place.current,
  });
  return {
    ...drag,
    /** What a drag that begins at a node takes along: all that is chosen, or that node. */
    draggedWith: (id: string): Dragged => {
      const own = findNode(current().sections, id)?.node;
      const nodes = selection.keys.has(id) ? actions.chosen() : own ? [own] : [];
      const label = nameAll(pack, nodes);
      return { nodes, label, onDrop: (target) => actions.move(nodes, target) };
    },
  };
}
