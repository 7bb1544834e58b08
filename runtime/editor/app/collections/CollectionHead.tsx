import { COLLECTIONS } from '../shared/paths';
import { SaveState } from '../shared/SaveState';
import { isChanged, type CollectionEditing } from './order';

interface Props {
  editing: CollectionEditing;
  isSaving: boolean;
  /** Whether the last thing that was asked of the server could not be done. */
  hasFailed: boolean;
  mayEdit: boolean;
  onUndo: () => void;
  onRedo: () => void;
  onSave: () => void;
}

/** What a collection is called, whether readers have it, and undo, redo and save. */
export function CollectionHead(props: Props) {
  const { editing, isSaving, hasFailed, mayEdit, onUndo, onRedo, onSave } = props;
  const { now, past, future } = editing;
  const hasChanged = isChanged(editing);
  return (
    <header className="head">
      <a className="button" href={COLLECTIONS}>
        ← Collections
      </a>
      <h1 className="head__title">{now.name}</h1>
      <SaveState isSaving={isSaving} isChanged={hasChanged} hasFailed={hasFailed} />
      {mayEdit && (
        <div className="head__group">
          <button
            type="button"
            className="button"
            title="Undo (Ctrl+Z)"
            disabled={past.length === 0}
            onClick={onUndo}
          >
            Undo
          </button>
          <button
            type="button"
            className="button"
            title="Redo (Ctrl+Y)"
            disabled={future.length === 0}
            onClick={onRedo}
          >
            Redo
          </button>
          <button
            type="button"
            className="button button--main"
            title="Save (Ctrl+S)"
            disabled={!hasChanged || isSaving || now.name.trim() === ''}
            onClick={onSave}
          >
            Save for readers
          </button>
        </div>
      )}
    </header>
  );
}
