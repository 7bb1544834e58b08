import type { OpenPhoto } from './lightbox/showPhoto';

/** What opens large: the links of `PhotoLink`, in the order of the page. */
export const PHOTO_LINKS = 'a[data-photo]';

let isWatching = false;

/**
 * The pictures below `root` open large in place (platform §3), by a click or by the page's address:
 * `#photo-3` is the third picture of the page. The lightbox itself is loaded on first use. A click
 * that asks for a new tab stays a link to the large version.
 */
export function enhancePhotos(root: HTMLElement): void {
  const links = [...document.querySelectorAll<HTMLAnchorElement>(PHOTO_LINKS)];
  if (links.length === 0) return;
  links.forEach((link, index) => {
    const label = link.lastElementChild;
    if (label) label.textContent = ` Open photo ${index + 1} of ${links.length}`;
    link.setAttribute('aria-haspopup', 'dialog');
  });
  root.addEventListener('click', (event) => {
    const link = (event.target as Element).closest<HTMLAnchorElement>(PHOTO_LINKS);
    if (!link || !isPlainClick(event)) return;
    event.preventDefault();
    // Blocks may come and go (live updates), so the place is counted anew.
    const index = [...document.querySelectorAll(PHOTO_LINKS)].indexOf(link);
    load(
      (open) => open({ number: index + 1, opener: link }),
      () => window.location.assign(link.href),
    );
  });
  if (isWatching) return;
  isWatching = true;
  window.addEventListener('popstate', followAddress);
  followAddress();
}

/** Whether a click should do its work here: not in a new tab or window, not a download. */
export function isPlainClick(event: MouseEvent): boolean {
  const hasModifier = event.ctrlKey || event.metaKey || event.shiftKey || event.altKey;
  return event.button === 0 && !hasModifier && !event.defaultPrevented;
}

/**
 * The picture that the address stands for, from 1; null for none. Where an element of the page has
 * that id (the full page of a gallery), the browser scrolls to it by itself.
 */
export function photoOfAddress(): number | null {
  const { photo } = (history.state ?? {}) as { photo?: unknown };
  if (typeof photo === 'number') return photo;
  const number = /^#photo-([1-9]\d{0,3})$/.exec(window.location.hash)?.[1];
  return number && !document.getElementById(`photo-${number}`) ? Number(number) : null;
}

function followAddress(): void {
  const number = photoOfAddress();
  const isOpen = document.querySelector('dialog.lightbox[open]') !== null;
  if (number !== null || isOpen) {
    load((open) => open(number === null ? null : { number, opener: null }));
  }
}

function load(then: (open: OpenPhoto) => void, otherwise?: () => void): void {
  import('./lightbox/showPhoto').then(
    ({ showPhoto }) => then(showPhoto),
    (error: unknown) => {
      console.error('The lightbox could not be loaded', error);
      otherwise?.();
    },
  );
}
