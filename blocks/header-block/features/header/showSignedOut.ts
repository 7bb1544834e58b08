import { signInPath } from '../../../../components/reader/accountPaths';

/**
 * The header where a session has ended elsewhere, in another tab or on another device: as for who is signed out, and
 * the dropdown that found it out says so, with the way back.
 */
export function showSignedOut(root: HTMLElement, popover: HTMLElement, list: HTMLElement): void {
  const page = root.ownerDocument;
  const link = page.createElement('a');
  link.href = signInPath(location.pathname + location.search);
  link.textContent = 'Sign in';
  list.replaceChildren('You are signed out. ', link);
  // It stays open, without the button that opened it.
  popover.classList.remove('for-signed-in');
  const { dataset } = page.documentElement;
  dataset['readerState'] = 'out';
  delete dataset['adsFree'];
  delete dataset['premium'];
  for (const place of root.querySelectorAll('[data-reader-email]')) place.textContent = '';
  link.focus();
}
