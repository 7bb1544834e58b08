import type { EditableProps } from 'fusion:content';
import classNames from 'classnames';
import { ReaderLink } from '../../../../components/navigation/ReaderLink';
import type { LoginSettings } from '../../../../components/reader/createLogin';
import { Icon } from '../../../../components/ui/Icon';
import { POPOVERS } from './popoverIds';

interface ReaderAreaProps {
  /** Null: readers have no accounts here. */
  login: LoginSettings | null;
  subscribe: { href: string; signedInHref: string };
  saleTitle: string;
  saleTitleProps: EditableProps | undefined;
}

/** The end of the bar: what is new, the account, and where one subscribes (widgets §2, platform §6). */
export function ReaderArea({ login, subscribe, saleTitle, saleTitleProps }: ReaderAreaProps) {
  return (
    <div className="header__reader" data-login={login ? JSON.stringify(login) : undefined}>
      {login && (
        <>
          <button
            className="header__tool header__bell for-signed-in"
            type="button"
            popoverTarget={POPOVERS.notifications}
            aria-label="Notifications"
          >
            <Icon name="bell" size={22} />
          </button>
          <button className="header__sign-in" type="button" popoverTarget={POPOVERS.account}>
            <span className="for-signed-out header__small-only">
              <span className="header__sign-in-icon">
                <Icon name="account" size={22} />
              </span>
              <span className="header__sign-in-words">Sign In / Sign Up</span>
            </span>
            <span className="for-signed-out header__large-only">Sign in</span>
            <span className="for-signed-in">
              <span className="visually-hidden">Account </span>
              <span className="header__large-only header__email" data-reader-email="" />
              <span className="header__small-only">
                <Icon name="account" size={22} />
              </span>
            </span>
          </button>
        </>
      )}
      <ReaderLink
        className={classNames('header__subscribe', login && 'header__large-only')}
        {...subscribe}
        {...saleTitleProps}
      >
        {saleTitle}
      </ReaderLink>
    </div>
  );
}
