export type VersionView = 'changes' | 'look' | 'schedule' | 'rollback';

interface Props {
  view: VersionView;
  onView: (view: VersionView) => void;
  /** null: not for this member of the staff. */
  onRestore: (() => void) | null;
  mayPublish: boolean;
  /** Whether the version is here by now. */
  isRead: boolean;
  isLive: boolean;
}

const VIEWS = [
  ['changes', 'Changes'],
  ['look', 'How it looks'],
] as const;

/** What can be looked at of a version, and done with it. */
export function VersionActs({ view, onView, onRestore, mayPublish, isRead, isLive }: Props) {
  return (
    <div className="versions__acts">
      <div className="segments" role="group" aria-label="View">
        {VIEWS.map(([one, words]) => (
          <button
            key={one}
            type="button"
            className="button"
            aria-pressed={view === one}
            onClick={() => onView(one)}
          >
            {words}
          </button>
        ))}
      </div>
      {onRestore && (
        <button type="button" className="button" disabled={!isRead} onClick={onRestore}>
          Restore as draft
        </button>
      )}
      {mayPublish && (
        <>
          <button type="button" className="button" onClick={() => onView('schedule')}>
            Schedule…
          </button>
          <button
            type="button"
            className="button"
            disabled={isLive}
            onClick={() => onView('rollback')}
          >
            Roll back…
          </button>
        </>
      )}
    </div>
  );
}
