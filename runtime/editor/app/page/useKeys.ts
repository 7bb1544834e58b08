import { useEffect, useRef } from 'react';
import type { EditingStore } from '../model/EditingStore';
import type { PageActions } from './actions/pageActions';

interface Options {
  store: EditingStore;
  actions: PageActions;
  mayEdit: boolean;
  onPalette: () => void;
  onMove: () => void;
  onRename: () => void;
  onClear: () => void;
  /** Back from the fields to the outline. */
  onOutline: () => void;
  /** To a text of the chosen block, in the canvas. */
  onType: () => void;
}

/** Keys for everything, wherever the focus is but in text and dialogs. */
export function useKeys(options: Options): void {
  const latest = useRef(options);
  useEffect(() => {
    latest.current = options;
  });
  useEffect(() => {
    const onKeyDown = (event: KeyboardEvent) => {
      if (leavesFields(event)) return latest.current.onOutline();
      if (isElsewhere(event.target) || event.defaultPrevented) return;
      const act = actionFor(event, latest.current);
      if (!act) return;
      event.preventDefault();
      act();
    };
    const onCopy = (event: ClipboardEvent) => {
      if (isElsewhere(event.target) || !getSelection()?.isCollapsed) return;
      const text = latest.current.actions.copy();
      if (text === null) return;
      event.clipboardData?.setData('text/plain', text);
      event.preventDefault();
      if (event.type === 'cut' && latest.current.mayEdit) latest.current.actions.remove();
    };
    const onPaste = (event: ClipboardEvent) => {
      if (isElsewhere(event.target) || !latest.current.mayEdit) return;
      const text = event.clipboardData?.getData('text/plain') ?? '';
      if (latest.current.actions.paste(text)) event.preventDefault();
    };
    document.addEventListener('keydown', onKeyDown);
    document.addEventListener('copy', onCopy);
    document.addEventListener('cut', onCopy);
    document.addEventListener('paste', onPaste);
    return () => {
      document.removeEventListener('keydown', onKeyDown);
      document.removeEventListener('copy', onCopy);
      document.removeEventListener('cut', onCopy);
      document.removeEventListener('paste', onPaste);
    };
  }, []);
}

function leavesFields({ key, target, defaultPrevented }: KeyboardEvent): boolean {
  if (key !== 'Escape' || defaultPrevented || !(target instanceof Element)) return false;
  return target.closest('.side') !== null;
}

function actionFor(event: KeyboardEvent, options: Options): (() => void) | null {
  const { store, actions, mayEdit, onPalette, onMove, onRename, onClear } = options;
  const { key, altKey, shiftKey, target } = event;
  const isCommand = event.ctrlKey || event.metaKey;
  if (key === 'Escape') return onClear;
  // In the outline Enter leads to the fields; after a click in the canvas nothing has the focus.
  if (key === 'Enter' && (isCommand || target === document.body)) return options.onType;
  if (!mayEdit) return null;
  if (isCommand && !altKey) {
    switch (key.toLowerCase()) {
      case 'z':
        return () => (shiftKey ? store.redo() : store.undo());
      case 'y':
        return () => store.redo();
      case 's':
        return () => void store.flush();
      case 'd':
        return () => actions.duplicate();
      case 'm':
        return shiftKey ? onMove : null;
      case 'h':
        return shiftKey ? () => actions.toggleHidden() : null;
      default:
        return null;
    }
  }
  if (altKey && !isCommand) {
    if (key === 'ArrowUp') return () => actions.step(-1);
    if (key === 'ArrowDown') return () => actions.step(1);
    return null;
  }
  if (key === 'Delete' || key === 'Backspace') return () => actions.remove();
  if (key === 'F2') return onRename;
  return key === '/' ? onPalette : null;
}

/** Whether keys belong to a text, a choice or a dialog. */
function isElsewhere(target: EventTarget | null): boolean {
  return (
    target instanceof Element &&
    target.closest(
      'input:not([type="checkbox"], [type="radio"]), textarea, select, [contenteditable], dialog, .menu__list',
    ) !== null
  );
}
