/** What opens large: the links of `PhotoLink`, in the order of the page. */
export const PHOTO_LINKS = 'a[data-photo]';

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
