import type { LoginSettings } from '../../../../components/reader/createLogin';
import { ACCOUNT_PATHS } from '../../../../components/reader/accountPaths';
import type { SubscribeLinks } from '../../../../components/reader/subscribeLinks';
import { Button } from '../../../../components/ui/Button';
import { Icon } from '../../../../components/ui/Icon';
import type { HeaderOptions } from './headerOptions';
import { POPOVERS } from './popoverIds';

interface AccountPopupProps {
  subscribe: SubscribeLinks;
  /** Where one supports local news. */
  support: string;
  options: Pick<HeaderOptions, 'saleTitle' | 'google'>;
  login: LoginSettings;
}

/**
 * The account menu for each reader state (platform §6, widgets §2). All are in the markup; styles show the one
 * that `data-reader-state` on the document names, so that one cached page serves every reader. Who is signed in
 * finds their email in it when the login service has it; all links and forms work without.
 */
export function AccountPopup({ subscribe, support, options, login }: AccountPopupProps) {
  const { saleTitle, google } = options;
  return (
    <div id={POPOVERS.account} className="header-account" popover="auto">
      <div className="header-account__signed-out for-signed-out">
        <p className="header-account__prompt">
          Keep reading by creating a free account or signing in.
        </p>
        <Button href={ACCOUNT_PATHS.signIn} className="header-account__sign-in">
          Sign in/Sign up
        </Button>
        <a className="button header__subscribe" href={subscribe.signedOut}>
          {saleTitle}
        </a>
        <Button href={support} look="secondary">
          Support local news
        </Button>
        {login.googleClientId !== null && (
          <div className="header-account__google">
            {google.headline && <p className="header-account__headline">{google.headline}</p>}
            {google.body && <p>{google.body}</p>}
            <Button
              href={`${ACCOUNT_PATHS.signIn}?by=google`}
              look="secondary"
              className="header-account__sign-in"
            >
              {google.button}
            </Button>
          </div>
        )}
      </div>
      <div className="header-account__signed-in for-signed-in">
        <p className="header-account__email" data-reader-email="" />
        <ul>
          <li className="header-account__upgrade">
            <a href={subscribe.signedIn}>{saleTitle}</a>
          </li>
          <li>
            <a href={ACCOUNT_PATHS.account}>Manage account</a>
          </li>
          <li>
            <a href={support}>Support local news</a>
          </li>
          <li>
            <form method="post" action={ACCOUNT_PATHS.signOut}>
              <button type="submit">Sign out</button>
            </form>
          </li>
        </ul>
      </div>
      <button
        className="header__tool header-account__close"
        type="button"
        popoverTarget={POPOVERS.account}
        popoverTargetAction="hide"
        aria-label="Close account menu"
      >
        <Icon name="close" />
      </button>
    </div>
  );
}
