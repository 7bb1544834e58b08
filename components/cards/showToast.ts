/** ms (platform §9). */
export const TOAST_MS = 3000;

let timer: ReturnType<typeof setTimeout> | undefined;

/**
 * Shows a short message at the bottom of the window, reads it out politely, and takes it away after
 * 3 s (platform §4).
 */
export function showToast(message: string, page: Document = document): void {
  const toast = toastOf(page);
  clearTimeout(timer);
  toast.textContent = message;
  timer = setTimeout(() => {
    toast.textContent = '';
  }, TOAST_MS);
}

/** The page's one toast: a live region has to be there before its text changes. */
export function toastOf(page: Document = document): HTMLElement {
  const existing = page.querySelector<HTMLElement>('[data-toast]');
  if (existing) return existing;
  const toast = page.createElement('div');
  toast.className = 'toast';
  toast.dataset.toast = '';
  toast.setAttribute('role', 'status');
  page.body.append(toast);
  return toast;
}
