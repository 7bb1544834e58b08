import { CallRefused } from '../../../../components/reader/CallRefused';
import type { LoginService } from '../../../../components/reader/createLogin';
import { enhanceReaderForms } from '../../../../components/reader/enhanceReaderForms';
import { loadLogin } from '../../../../components/reader/loadLogin';
import { POPOVERS } from './popoverIds';
import { readNotifications } from './readNotifications';
import { showSignedOut } from './showSignedOut';

/**
 * Brings the account area to life for who is signed in (platform §6, widgets §2): their email, a quiet mark
 * for what is unread, the list of it when it is opened; and the buttons of the page to follow and save.
 */
export function startReader(root: HTMLElement): void {
  void loadLogin('med').then((login) => login && showReader(root, login));
}

async function showReader(root: HTMLElement, login: LoginService): Promise<void> {
  const user = await login.user();
  // The session has ended elsewhere: its cookie is gone by now, and nothing moves on this page.
  if (user.state === 'Logged Out') return;
  for (const place of root.querySelectorAll('[data-reader-email]')) place.textContent = user.email;
  enhanceReaderForms(document, login);
  await followNotifications(root, login);
}

async function followNotifications(root: HTMLElement, login: LoginService): Promise<void> {
  const popover = document.getElementById(POPOVERS.notifications);
  const bell = root.querySelector<HTMLElement>(`[popovertarget="${POPOVERS.notifications}"]`);
  const list = popover?.querySelector<HTMLElement>('.header-notifications__list');
  if (!popover || !bell || !list) return;
  const ask = async () => readNotifications(await login.ask('notifications'));
  const mark = (unread: number) => {
    bell.toggleAttribute('data-unread', unread > 0);
    bell.setAttribute('aria-label', unread > 0 ? `Notifications: ${unread} new` : 'Notifications');
  };
  popover.addEventListener('toggle', ({ newState }) => {
    if (newState !== 'open') return;
    void Promise.all([ask(), import('./showNotifications')]).then(
      ([known, { showNotifications }]) => {
        showNotifications(list, known.items);
        if (known.unread === 0) return;
        login.ask('notifications/read', { method: 'POST' }).then(
          () => mark(0),
          (error: unknown) => console.error('Notifications could not be marked as read', error),
        );
      },
      (error: unknown) => {
        if (error instanceof CallRefused && error.isSignedOut)
          return showSignedOut(root, popover, list);
        console.error('Notifications could not be had', error);
        list.textContent = 'They can’t be shown now. Try again in a minute.';
      },
    );
  });
  try {
    mark((await ask()).unread);
  } catch (error) {
    console.error('Notifications could not be had', error);
  }
}
