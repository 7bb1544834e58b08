import { CLOSED_ALERT } from '../../../../components/navigation/alertScript';

/**
 * Closes the bar for good, and lets what comes while the page is open lie over it: the bar keeps the room
 * that it had, so nothing moves under a reader's eyes.
 */
export default function enhance(root: HTMLElement): void {
  offerClose(root);
  root.addEventListener('broadsheet:update', ({ detail: { fresh } }) => {
    // The new words are there by the end of this task, without what was done to the old ones.
    queueMicrotask(() => offerClose(root));
    if (fresh?.getAttribute('data-alert') === root.dataset['alert']) return;
    root.style.blockSize = `${root.offsetHeight}px`;
    root.dataset['late'] = '';
    root.hidden = false;
  });
  root.addEventListener('click', ({ target }) => {
    if (!(target instanceof Element) || !target.closest('.alert-bar__close')) return;
    remember(root.dataset['alert'] ?? '');
    root.hidden = true;
    document.getElementById('main-content')?.focus({ preventScroll: true });
  });
}

/** The button is there once something answers to it. */
function offerClose(root: HTMLElement): void {
  const button = root.querySelector<HTMLElement>('.alert-bar__close');
  if (button) button.hidden = false;
}

function remember(alert: string): void {
  try {
    localStorage.setItem(CLOSED_ALERT, alert);
  } catch {
    // Storage is full or forbidden: the bar is gone on this page at least.
  }
}
