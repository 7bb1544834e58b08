import { useEffect, useState } from 'react';
import { findNode } from '../../../document/operations/tree';
import type { EditingStore } from '../model/EditingStore';
import { nodeIn } from '../shared/paths';
import type { CanvasClient } from '../canvas/CanvasClient';
import { choose, NOTHING, type Selection } from './selection';

interface Options {
  store: Pick<EditingStore, 'read' | 'say'>;
  canvas: Pick<CanvasClient, 'post'>;
  /** Whether the canvas shows the page by now. */
  isShown: boolean;
}

/** What is chosen on a page: at first the block that its address names (`#node=`). */
export function useSelection({ store, canvas, isShown }: Options) {
  const [named] = useState(() => nodeIn(location.hash));
  const [isThere] = useState(
    () => named !== null && findNode(store.read().editing.document.sections, named) !== null,
  );
  const [selection, setSelection] = useState<Selection>(() =>
    named !== null && isThere ? choose(named) : NOTHING,
  );
  useEffect(() => {
    if (named !== null && !isThere) store.say('That block is not on this page any more.');
  }, [named, isThere, store]);
  useEffect(() => {
    if (named !== null && isThere && isShown) canvas.post({ kind: 'show', id: named });
  }, [named, isThere, isShown, canvas]);
  const select = (next: Selection): void => {
    // What was said was about something else.
    if (next.focused !== selection.focused) store.say('');
    setSelection(next);
  };
  return [selection, select] as const;
}
