import { CLOSED_ALERT } from '../../../../components/navigation/alertScript';

/** Closes the bar for good; another alert opens it again. */
export default function enhance(root: HTMLElement): void {
  root.addEventListener('click', ({ target }) => {
    if (!(target instanceof Element) || !target.closest('.alert-bar__close')) return;
    remember(root.dataset['version'] ?? '');
    root.replaceChildren();
    root.style.blockSize = '';
    document.getElementById('main-content')?.focus({ preventScroll: true });
  });
}

function remember(alert: string): void {
  try {
    localStorage.setItem(CLOSED_ALERT, alert);
  } catch {
    // Storage is full or forbidden: the bar is gone on this page at least.
  }
}
