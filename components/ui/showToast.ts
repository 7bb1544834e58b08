/** ms (platform §9). */
export const TOAST_MS = 3000;

/** `standard` says that something is done, `default` what is so, `error` what did not work. */
export type ToastType = 'standard' | 'default' | 'error';

export interface Toast {
  message: string;
  type?: ToastType;
  place?: 'top' | 'bottom';
  /** With a button that closes it. */
  isClosable?: boolean;
  /** False: it stays until it is closed, or another takes its place. */
  isTimed?: boolean;
}

const timers = new WeakMap<HTMLElement, ReturnType<typeof setTimeout>>();

/**
 * Shows a short message (platform §4): at the bottom of the window unless said, for 3 s unless it is to stay.
 * It is read out politely, an error at once.
 *
 * @param host where it stands; an open dialog for what is to be seen above it
 */
export function showToast(
  { message, type = 'default', place = 'bottom', isClosable = false, isTimed = true }: Toast,
  host: HTMLElement = document.body,
): void {
  const toast = toastOf(host);
  hide(toast);
  toast.dataset['type'] = type;
  toast.dataset['place'] = place;
  toast.dataset['show'] = '';
  const line = toast.querySelector(`[role="${type === 'error' ? 'alert' : 'status'}"]`);
  if (line) line.textContent = message;
  const close = toast.querySelector('button');
  if (close) close.hidden = !isClosable;
  if (isTimed) timers.set(toast, setTimeout(hide, TOAST_MS, toast));
}

/** The one toast of a page, or of a dialog: what is read out has to be there before its text changes. */
export function toastOf(host: HTMLElement = document.body): HTMLElement {
  const existing = host.querySelector<HTMLElement>(':scope > [data-toast]');
  if (existing) return existing;
  const toast = host.ownerDocument.createElement('div');
  toast.className = 'toast';
  toast.dataset['toast'] = '';
  toast.innerHTML =
    '<p role="status"></p><p role="alert"></p>' +
    '<button type="button" aria-label="Close message" hidden><svg width="16" height="16" viewBox="0 0 24 24" ' +
    'fill="none" stroke="currentColor" stroke-width="2" aria-hidden="true"><path d="m5 5 14 14M19 5 5 19"/></svg></button>';
  toast.querySelector('button')?.addEventListener('click', () => hide(toast));
  host.append(toast);
  return toast;
}

function hide(toast: HTMLElement): void {
  clearTimeout(timers.get(toast));
  delete toast.dataset['show'];
  for (const line of toast.querySelectorAll('p')) line.textContent = '';
  const close = toast.querySelector('button');
  if (close) close.hidden = true;
}
