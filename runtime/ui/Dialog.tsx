import { type ReactNode, useId, useLayoutEffect, useRef } from 'react';

interface Props {
  title: string;
  /** `wide` and `full` keep their height, whatever is in them. */
  size?: 'wide' | 'full';
  onClose: () => void;
  children: ReactNode;
}

/** A dialog that takes all keys until it is closed: the browser's own. Mounted means open. */
export function Dialog({ title, size, onClose, children }: Props) {
  const dialog = useRef<HTMLDialogElement>(null);
  const id = useId();
  // Closed while it is still in the page, so that the focus goes back to where it was.
  useLayoutEffect(() => {
    const element = dialog.current;
    element?.showModal();
    return () => element?.close();
  }, []);
  return (
    <dialog
      className={size ? `dialog dialog--${size}` : 'dialog'}
      ref={dialog}
      aria-labelledby={id}
      onCancel={(event) => {
        event.preventDefault();
        onClose();
      }}
    >
      <div className="dialog__head">
        <h2 id={id}>{title}</h2>
        <button type="button" className="button" aria-label="Close" onClick={onClose}>
          ✕
        </button>
      </div>
      {children}
    </dialog>
  );
}
