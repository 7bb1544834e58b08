/** What was done, in words, and what takes it back. */
export interface Notice {
  text: string;
  undo?: () => Promise<unknown>;
}

interface Props {
  notice: Notice;
  onUndo: (undo: () => Promise<unknown>) => void;
  onClose: () => void;
}

/** Says what was just done to something in a list, with its undo. */
export function Toast({ notice: { text, undo }, onUndo, onClose }: Props) {
  return (
    <div className="toast" role="status">
      {text}
      {undo && (
        <button type="button" className="button" onClick={() => onUndo(undo)}>
          Undo
        </button>
      )}
      <button type="button" className="button" onClick={onClose}>
        Close
      </button>
    </div>
  );
}
