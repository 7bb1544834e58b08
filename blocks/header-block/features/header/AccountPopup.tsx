import { Button } from '../../../../components/ui/Button';
import { Icon } from '../../../../components/ui/Icon';
import { ACCOUNT_PATHS } from '../../../../components/reader/accountPaths';
import { POPOVERS } from './popoverIds';

interface AccountPopupProps {
  paths: { subscribe: string; subscribeLoggedIn: string; support: string };
  /** Text of the subscribe link. */
  saleTitle: string;
}

/**
 * The account menu for each reader state (platform §6). All are in the markup; styles show the one
 * that `data-reader-state` on the document names, so that one cached page serves every reader.
 */
export function AccountPopup({ paths, saleTitle }: AccountPopupProps) {
  return (
    <div id={POPOVERS.account} className="header-account" popover="auto">
      <div className="header-account__signed-out for-signed-out">
        <p className="header-account__prompt">
          Keep reading by creating a free account or signing in.
        </p>
        <Button href={ACCOUNT_PATHS.signIn}>Sign in/Sign up</Button>
        <a className="button header__subscribe" href={paths.subscribe}>
          {saleTitle}
        </a>
        <Button href={paths.support} look="secondary">
          Support local news
        </Button>
      </div>
      <ul className="header-account__signed-in for-signed-in">
        <li>
          <a href={ACCOUNT_PATHS.account}>Manage account</a>
        </li>
        <li className="header-account__upgrade">
          <a href={paths.subscribeLoggedIn}>{saleTitle}</a>
        </li>
        <li>
          <a href={paths.support}>Support local news</a>
        </li>
        <li>
          <a href={ACCOUNT_PATHS.signOut}>Sign out</a>
        </li>
      </ul>
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
