import { isPlainClick } from './isPlainClick';
import type { OpenPhoto } from './lightbox/showPhoto';
import { PHOTO_LINKS, photoOfAddress } from './photoAddress';

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
    const what = link.querySelector('img')?.alt ?? '';
    link.setAttribute('aria-label', `${what} Open photo ${index + 1} of ${links.length}`.trim());
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

function followAddress(): void {
  const number = photoOfAddress();
  const isOpen = document.querySelector('dialog.lightbox[open]') !== null;
  if (number !== null || isOpen) {
    load((open) => open(number === null ? null : { number, opener: null }));
  }
}

function load(then: (open: OpenPhoto) => void, otherwise?: () => void): void {
  import('./lightbox/showPhoto')
    .then(({ loadLook, showPhoto }) => loadLook().then(() => showPhoto))
    .then(then, (error: unknown) => {
      console.error('The lightbox could not be loaded', error);
      otherwise?.();
    });
}
