interface Props {
  /** What the form does, on its button. */
  submit: string;
  /** Why the last try did not do what it should. */
  problem: string | null;
  /** Whether all is there that it takes; while something is on its way it is not. */
  isReady?: boolean;
  onCancel: () => void;
}

/** The foot of a dialog that is a form: what went wrong, the way out, and the button that does it. */
export function DialogFoot({ submit, problem, isReady = true, onCancel }: Props) {
  return (
    <>
      {problem !== null && (
        <p className="note note--bad" role="alert">
          {problem}
        </p>
      )}
      <div className="dialog__foot">
        <button type="button" className="button" onClick={onCancel}>
          Cancel
        </button>
        <button className="button button--main" disabled={!isReady}>
          {submit}
        </button>
      </div>
    </>
  );
}
