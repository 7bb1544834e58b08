import type { ReactNode } from 'react';
import type { AppSession } from './session';

/** The bar above every screen: where one is, what one can do there, and the way out. */
export function AppHead({ session, children }: { session: AppSession; children: ReactNode }) {
  return (
    <header className="head">
      {children}
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
