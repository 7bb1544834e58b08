import { useEffect, useRef } from 'react';

interface Keys {
  mayEdit: boolean;
  /** Without it the browser undoes what was typed. */
  onUndo?: () => void;
  onRedo?: () => void;
  onSave: () => void;
}

/** Ctrl (or Command) with Z, Y and S, wherever the focus is, but in dialogs. */
export function useSaveKeys(keys: Keys): void {
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
      // What is looked for is no part of what is edited.
      const isSearch = event.target instanceof Element && event.target.matches('[type="search"]');
      if (isSearch && key !== 's') return;
      const isRedo = key === 'y' || (key === 'z' && event.shiftKey);
      const act = { s: onSave, y: onRedo, z: isRedo ? onRedo : onUndo }[key];
      if (!act) return;
      event.preventDefault();
      act();
    };
    addEventListener('keydown', onKeyDown);
    return () => removeEventListener('keydown', onKeyDown);
  }, []);
}
