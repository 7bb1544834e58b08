import { HOME } from './paths';

interface Props {
  problem: { text: string; isSignedOut: boolean } | null;
  onRetry: () => void;
}

/** Why something could not be done, and what helps. What was changed stays on the screen. */
export function UnsavedBar({ problem, onRetry }: Props) {
  if (!problem) return null;
  return (
    <p className="bar bar--bad" role="alert">
      {problem.text}
      {problem.isSignedOut && (
        <a className="button" href={`${HOME}/sign-in?to=${HOME}`} target="_blank" rel="noreferrer">
          Sign in in another tab
        </a>
      )}
      <button type="button" className="button" onClick={onRetry}>
        Save again
      </button>
    </p>
  );
}
