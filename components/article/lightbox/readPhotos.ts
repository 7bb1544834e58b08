import { PHOTO_LINKS } from '../photoAddress';

/** A picture as the lightbox shows it, read from the page's own markup. */
export interface Photo {
  link: HTMLAnchorElement;
  /** Address of the large version. */
  src: string;
  /** Empty where the resizer is not asked. */
  srcset: string;
  /** Where it is if the resizer fails; empty for ours. */
  original: string;
  /** px of the original; a default where it is not known (platform §5). */
  width: number;
  height: number;
  alt: string;
  caption: string;
  credit: string;
}

/** px (platform §9). */
const WIDTHS = [1920, 1280, 1024, 800, 600] as const;

/** px (platform §5: the size of a picture that tells none). */
const DEFAULT_SIZE = { width: 1200, height: 800 };

/** The pictures of a page that open large, in its order. */
export function readPhotos(page: Document): Photo[] {
  return [...page.querySelectorAll<HTMLAnchorElement>(PHOTO_LINKS)].map(readPhoto);
}

function readPhoto(link: HTMLAnchorElement): Photo {
  const size = readSize(link.dataset['photo'] ?? '');
  const image = link.querySelector('img');
  const words = link.closest('figure')?.querySelector('figcaption');
  const credit = textOf(words?.querySelector('.caption__credit'));
  const all = textOf(words?.querySelector('.caption__text'));
  return {
    link,
    src: link.href,
    srcset: largeSrcset(link.href, size.width),
    original: image?.dataset['original'] ?? '',
    ...size,
    alt: image?.alt ?? '',
    caption: credit && all.endsWith(credit) ? all.slice(0, -credit.length).trim() : all,
    credit,
  };
}

/** `1500x1000` in px. */
function readSize(written: string): { width: number; height: number } {
  const [, width, height] = /^([1-9]\d*)x([1-9]\d*)$/.exec(written) ?? [];
  return width && height ? { width: Number(width), height: Number(height) } : DEFAULT_SIZE;
}

/**
 * The large version in the widths of platform §9 that the original has. The resizer's signature
 * covers the picture, not its size, so the address of one width gives the others.
 */
export function largeSrcset(href: string, originalWidth: number): string {
  if (!/[?&]width=\d+/.test(href)) return '';
  const fitting = WIDTHS.filter((width) => width < originalWidth);
  const widths = originalWidth <= WIDTHS[0] ? [originalWidth, ...fitting] : fitting;
  return widths
    .map((width) => `${href.replace(/([?&]width=)\d+/, `$1${width}`)} ${width}w`)
    .join(', ');
}

function textOf(element: Element | null | undefined): string {
  return (element?.textContent ?? '').replace(/\s+/g, ' ').trim();
}
