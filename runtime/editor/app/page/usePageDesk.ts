import { rightFor } from '../../contract/rightFor';
import type { RefObject } from 'react';
import { findNode } from '../../../document/operations/tree';
import type { Api } from '../shared/api';
import { useCanvasActs } from './inline/useCanvasActs';
import { useCompany } from './live/useCompany';
import { nameOf } from '../model/blockNames';
import { sectionOfKey } from '../model/outline';
import type { FramePlace } from '../canvas/Canvas';
import { focusFirstField, focusOutline } from './focus';
import type { OpenedPage } from './OpenedPage';
import { pageActions } from './actions/pageActions';
import type { PageDialog } from './PageDialog';
import { NOTHING, type Selection } from './selection';
import { useBlockDrag } from './drag/useBlockDrag';
import { useCanvas } from '../canvas/useCanvas';
import { useKeys } from './useKeys';
import { useOutline } from './outline/useOutline';
import { usePage } from './usePage';
import { useSelection } from './useSelection';

interface Options {
  api: Api;
  opened: OpenedPage;
  /** Where the frame of the canvas is. */
  place: RefObject<FramePlace | null>;
  /** The pane of the fields. */
  side: RefObject<HTMLElement | null>;
  /** Lets the fields be seen. */
  onFields: () => void;
  onDialog: (dialog: PageDialog | 'palette') => void;
}

/** A page in work: what is chosen of it, dragged and typed in, with the keys, and beside colleagues. */
export function usePageDesk({ api, opened, place, side, onFields, onDialog }: Options) {
  const { pack, rights } = opened;
  const { store, canvas, state } = usePage(api, opened);
  const { document: page } = state.editing;
  const current = () => store.read().editing.document;
  const mayEdit = rights.includes(rightFor('edit', page.kind));
  const mayPublish = rights.includes(rightFor('publish', page.kind));
  const isShown = useCanvas(canvas, ({ layout }) => layout !== null);
  const [selection, setSelection] = useSelection({ store, canvas, isShown });
  const outline = useOutline(pack, page);

  const select = (next: Selection) => {
    setSelection(next);
    if (next.focused === null || sectionOfKey(next.focused) !== null) return;
    canvas.post({ kind: 'show', id: next.focused });
    // What is chosen can be seen in the outline, too.
    outline.reveal(current(), next.focused);
  };
  const actions = pageActions({ store, pack, selection, select });
  const chosen = actions.chosen();
  const only = chosen.length === 1 ? (chosen[0]?.id ?? null) : null;
  const company = useCompany(api, store, page.id, only);

  const drag = useBlockDrag({ pack, store, canvas, rows: outline.rows, place, selection, actions });
  const focusFields = () => {
    onFields();
    requestAnimationFrame(() => focusFirstField(side.current));
  };
  const inCanvas = useCanvasActs({
    store,
    canvas,
    opened,
    place,
    selection,
    onSelect: setSelection,
    onDrag: (act) => mayEdit && drag.hear(act, () => drag.draggedWith(act.id)),
    onFields: focusFields,
    onOutline: focusOutline,
  });
  useKeys({
    store,
    actions,
    mayEdit,
    onPalette: () => onDialog('palette'),
    onMove: () => (chosen.length > 0 ? onDialog('move') : store.say('Choose a block first.')),
    onRename: () => side.current?.querySelector<HTMLInputElement>('#node-name')?.select(),
    onClear: () => setSelection(NOTHING),
    onOutline: focusOutline,
    onType: inCanvas.onType,
  });
  const nameOfNode = (id: string) => {
    const node = findNode(page.sections, id)?.node;
    return node ? nameOf(pack, node) : '';
  };
  return {
    store,
    canvas,
    state,
    page,
    mayEdit,
    mayPublish,
    selection,
    setSelection,
    select,
    outline,
    actions,
    chosen,
    company,
    drag,
    focusFields,
    inCanvas,
    nameOfNode,
  };
}

export type PageDesk = ReturnType<typeof usePageDesk>;
