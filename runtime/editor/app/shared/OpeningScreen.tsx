import { HOME } from './paths';

interface Props {
  /** What is opened: "page", "collection". */
  what: string;
  /** The list that it is in. */
  list: { label: string; path: string };
  /** Why it can't be opened; null while it is. */
  problem: { text: string; isSignedOut: boolean } | null;
  onRetry: () => void;
}

/** What stands there until a document is open, or instead of it. */
export function OpeningScreen({ what, list, problem, onRetry }: Props) {
  return (
    <div className="app">
      <header className="head">
        <a className="button" href={list.path}>
          ← {list.label}
        </a>
        <h1 className="head__title">{problem ? `The ${what} can’t be opened` : 'Opening'}</h1>
      </header>
      <main className="opening">
        {problem ? (
          <p role="alert">
            {problem.text}{' '}
            {problem.isSignedOut ? (
              <a href={`${HOME}/sign-in?to=${encodeURIComponent(location.pathname)}`}>
                Sign in again
              </a>
            ) : (
              <button type="button" className="button" onClick={onRetry}>
                Try again
              </button>
            )}
          </p>
        ) : (
          <p role="status">Opening the {what}</p>
        )}
      </main>
    </div>
  );
}
