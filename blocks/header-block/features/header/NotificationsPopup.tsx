import { ACCOUNT_PATHS } from '../../../../components/reader/accountPaths';
import { Icon } from '../../../../components/ui/Icon';
import { POPOVERS } from './popoverIds';

/**
 * What is new of the authors, topics and teams that a reader follows (platform §6: notification dropdown). The
 * list comes when it is opened (`showNotifications`); without script it leads to the page with what is followed.
 */
export function NotificationsPopup() {
  return (
    <div
      id={POPOVERS.notifications}
      className="header-account header-notifications for-signed-in"
      popover="auto"
    >
      <p className="header-notifications__title">Notifications</p>
      <div className="header-notifications__list" aria-live="polite" />
      <p className="header-notifications__foot">
        <a href={ACCOUNT_PATHS.following}>What you follow</a>
      </p>
      <button
        className="header__tool header-account__close"
        type="button"
        popoverTarget={POPOVERS.notifications}
        popoverTargetAction="hide"
        aria-label="Close notifications"
      >
        <Icon name="close" />
      </button>
    </div>
  );
}
