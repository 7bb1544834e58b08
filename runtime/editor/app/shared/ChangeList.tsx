/** One change, in words. */
export interface Change {
  text: string;
  /** The block that it is about; null: the page. */
  nodeId: string | null;
}

interface Props {
  changes: readonly Change[];
  /** Said where nothing changed. */
  none: string;
  onSelect?: (id: string) => void;
}

/** Changes in plain words, each leading to its block where that is asked for. */
export function ChangeList({ changes, none, onSelect }: Props) {
  if (changes.length === 0) return <p className="dim">{none}</p>;
  return (
    <ul className="changes">
      {changes.map(({ text, nodeId }, index) => (
        <li key={index}>
          {onSelect && nodeId !== null ? (
            <button type="button" className="changes__item" onClick={() => onSelect(nodeId)}>
              {text}
            </button>
          ) : (
            text
          )}
        </li>
      ))}
    </ul>
  );
}
