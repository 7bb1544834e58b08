interface Props {
  isSaving: boolean;
  onTakeTheirs: () => void;
  onKeepMine: () => void;
}

/** The choice between two versions, below them: what others saved, or what is here. */
export function ConflictFoot({ isSaving, onTakeTheirs, onKeepMine }: Props) {
  return (
    <div className="dialog__foot">
      <button type="button" className="button" onClick={onTakeTheirs}>
        Take theirs
      </button>
      <button
        type="button"
        className="button button--main"
        disabled={isSaving}
        onClick={onKeepMine}
      >
        Save mine over it
      </button>
    </div>
  );
}
