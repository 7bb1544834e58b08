import { ChangeList, type Change } from '../../shared/ChangeList';

/** What a version is compared with: the one before it, or the draft. */
export type Against = 'before' | 'draft';

interface Props {
  /** Null while they are compared, or can’t be. */
  changes: readonly Change[] | null;
  /** Number of the version before; null: there is none. */
  previous: number | null;
  against: Against;
  onAgainst: (against: Against) => void;
  isComparing: boolean;
}

/** What is different between a version and another. */
export function VersionChanges({ changes, previous, against, onAgainst, isComparing }: Props) {
  return (
    <div className="versions__changes">
      <label className="choice">
        Compared with
        <select
          className="input"
          value={against}
          onChange={({ target }) => onAgainst(target.value as Against)}
        >
          {previous !== null && <option value="before">version {previous}, before it</option>}
          <option value="draft">the draft, after it</option>
        </select>
      </label>
      {changes ? (
        <ChangeList changes={changes} none="Nothing is different." />
      ) : (
        <p className="dim">{isComparing ? 'Comparing' : ''}</p>
      )}
    </div>
  );
}
