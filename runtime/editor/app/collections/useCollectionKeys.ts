import { useEffect, useRef } from 'react';

interface Keys {
  mayEdit: boolean;
  onUndo: () => void;
  onRedo: () => void;
  onSave: () => void;
}

/** Ctrl (or Command) with Z, Y and S, wherever the focus is, but in dialogs. */
export function useCollectionKeys(keys: Keys): void {
  const latest = useRef(keys);
  useEffect(() => {
    latest.current = keys;
  });
  useEffect(() => {
    const onKeyDown = (event: KeyboardEvent) => {
      const { mayEdit, onUndo, onRedo, onSave } = latest.current;
      if (!mayEdit || event.altKey || !(event.ctrlKey || event.metaKey)) return;
      if (event.target instanceof Element && event.target.closest('dialog')) return;
      const key = event.key.toLowerCase();
      // What is looked for is no part of the collection.
      const isSearch = event.target instanceof Element && event.target.matches('[type="search"]');
      if (isSearch && key !== 's') return;
      if (key === 's') onSave();
      else if (key === 'y' || (key === 'z' && event.shiftKey)) onRedo();
      else if (key === 'z') onUndo();
      else return;
      event.preventDefault();
    };
    addEventListener('keydown', onKeyDown);
    return () => removeEventListener('keydown', onKeyDown);
  }, []);
}
