import type { AppSession } from './session';

/** The bar above the list of pages: whose site it is, who works on it, and the way out. */
export function AppHead({ session }: { session: AppSession }) {
  return (
    <header className="head">
      <h1 className="head__title">{session.siteName}</h1>
      <form method="post" action="/pf/editor/sign-out" className="head__end">
        <input type="hidden" name="csrf" value={session.csrf} />
        <span className="head__who" title={session.email}>
          {session.name}
        </span>
        <button className="button">Sign out</button>
      </form>
    </header>
  );
}
