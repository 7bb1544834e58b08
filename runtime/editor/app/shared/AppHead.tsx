import type { AppSession } from '../../contract/session';
import type { ScreenName } from '../../contract/screens';
import { ScreenNav } from './ScreenNav';

interface Props {
  session: AppSession;
  screen: ScreenName;
}

/** The bar above the screens of the whole site: whose it is, what there is, who works on it, and the way out. */
export function AppHead({ session, screen }: Props) {
  return (
    <header className="head">
      <h1 className="head__title">{session.siteName}</h1>
      <ScreenNav current={screen} session={session} />
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
