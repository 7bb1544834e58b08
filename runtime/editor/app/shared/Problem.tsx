interface Props {
  /** Null for none. */
  problem: string | null;
  onRetry?: () => void;
}

/** Why something can't be shown or was not done, and the way to try it again. */
export function Problem({ problem, onRetry }: Props) {
  if (problem === null) return null;
  return (
    <p className="note note--bad" role="alert">
      {problem}{' '}
      {onRetry && (
        <button type="button" className="button" onClick={onRetry}>
          Try again
        </button>
      )}
    </p>
  );
}
