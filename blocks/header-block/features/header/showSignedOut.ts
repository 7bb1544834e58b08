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
  popover.querySelector('.header-notifications__foot')?.remove();
  stay(popover);
  const { dataset } = page.documentElement;
  dataset['readerState'] = 'out';
  delete dataset['adsFree'];
  delete dataset['premium'];
  for (const place of root.querySelectorAll('[data-reader-email]')) place.textContent = '';
  link.focus();
}

/** It stays open where it is, without the button that opened it and below which it hung. */
function stay(popover: HTMLElement): void {
  const { top, left, right } = popover.getBoundingClientRect();
  popover.classList.remove('for-signed-in');
  // On a phone it is as wide as the window.
  if (left <= 0) return;
  const { style, ownerDocument } = popover;
  style.setProperty('position-area', 'none');
  style.margin = '0';
  style.inset = `${top}px ${ownerDocument.documentElement.clientWidth - right}px auto auto`;
}
