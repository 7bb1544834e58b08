interface Props {
  isSaving: boolean;
  isChanged: boolean;
  /** Whether the last thing that was asked of the server could not be done. */
  hasFailed: boolean;
}

/** Whether readers have what is on the screen. */
export function SaveState({ isSaving, isChanged: hasChanged, hasFailed }: Props) {
  if (isSaving) return <span className="save save--saving">Saving</span>;
  if (hasFailed && hasChanged) return <span className="save save--offline">Not saved</span>;
  return hasChanged ? (
    <span className="save save--saving">Not saved yet</span>
  ) : (
    <span className="save" data-save="saved">
      Saved
    </span>
  );
}
