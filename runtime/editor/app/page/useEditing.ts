import { startTransition, useEffect, useState } from 'react';
import type { EditingState } from '../model/EditingState';
import type { EditingStore } from '../model/EditingStore';

/** ms after a letter until the rest of the editor shows what it did: by then it has been drawn. */
const REST_MS = 60;

/**
 * A page as it is being edited. A letter that someone types is shown where they type and in the canvas
 * first, and by what uses this a moment later: nobody looks there meanwhile.
 */
export function useEditing(store: Pick<EditingStore, 'read' | 'subscribe'>): EditingState {
  const [state, setState] = useState(store.read);
  useEffect(() => {
    let timer: ReturnType<typeof setTimeout> | undefined;
    const show = () => setState(store.read());
    const stop = store.subscribe((isTyping) => {
      clearTimeout(timer);
      if (isTyping) timer = setTimeout(() => startTransition(show), REST_MS);
      else show();
    });
    show();
    return () => {
      clearTimeout(timer);
      stop();
    };
  }, [store]);
  return state;
}
