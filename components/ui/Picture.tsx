import type { CSSProperties } from 'react';
import classNames from 'classnames';
import { ARTICLE_IMAGE } from '../../utils/images/articleImage';
import { DEFAULT_SRCSET_WIDTHS } from '../../utils/images/getSrcsetWidths';
import { originalUrl, resizerUrl, type ResizableImage } from './resizerUrl';

/** A picture as the readers of content deliver it; px. */
export interface PictureImage extends ResizableImage {
  width: number;
  height: number;
  /** Plain text; empty means decorative. */
  alt: string;
  /** A CSS color shown until the picture has loaded. */
  color: string | null;
}

/** Shapes a picture can be cut to; `original` keeps its own. */
export type PictureRatio = '3x2' | '16x9' | '1x1' | '4x5' | '1.91x1' | 'original';

export interface PictureProps {
  image: PictureImage;
  /** px; how wide the picture at the plain address is; by default the widest offered up to 800. */
  width?: number;
  /** Widths offered to the browser, in px; those not below the original's are left out (platform §9). */
  widths?: readonly number[];
  /** How wide it is shown: the `sizes` attribute. */
  sizes?: string;
  ratio?: PictureRatio;
  /** The page's main picture: loaded at once and first. At most one or two per page. */
  priority?: boolean;
  /** Replaces the picture's own text, `''` where it only repeats the headline beside it. */
  alt?: string;
  className?: string;
}

/** Height over width of each shape. */
const HEIGHT_PER_WIDTH: Record<Exclude<PictureRatio, 'original'>, number> = {
  '3x2': 2 / 3,
  '16x9': 9 / 16,
  '1x1': 1,
  '4x5': 5 / 4,
  '1.91x1': 1 / 1.91,
};

/**
 * A picture through the resizer: several widths, its place reserved, a color until it is there. Where
 * the resizer fails, `PICTURE_SCRIPT` shows the original.
 *
 * The `<picture>` around it also keeps React from putting a preload link for it into the markup.
 */
export function Picture({
  image,
  width,
  widths = DEFAULT_SRCSET_WIDTHS,
  sizes = ARTICLE_IMAGE.sizes,
  ratio = 'original',
  priority = false,
  alt = image.alt,
  className,
}: PictureProps) {
  const shape = shapeOf(image, ratio);
  const widest = image.crop?.width ?? image.width;
  const offered = offeredWidths(widths, widest);
  const shown =
    shownWidth(width, widest) ?? offered.find((each) => each <= 800) ?? offered.at(-1) ?? 800;
  const address = (wanted: number) => {
    const height = ratio === 'original' ? {} : { height: wanted * shape };
    return resizerUrl(image, { width: wanted, ...height });
  };
  const isResized = address(shown) !== image.url;
  const style: CSSProperties = {};
  if (image.color) style.backgroundColor = image.color;
  if (!isResized && image.width && image.height) {
    const { focal, crop } = image;
    if (focal && (crop || ratio !== 'original'))
      style.objectPosition = `${percent(focal.x, image.width)} ${percent(focal.y, image.height)}`;
    // Without a resizer the browser cuts, as far as it can.
    if (crop) Object.assign(style, { aspectRatio: 1 / shape, objectViewBox: viewBox(image, crop) });
  }

  return (
    <picture className={classNames('picture', className)}>
      <img
        className={`picture__img picture__img--${ratio.replace('.', '-')}`}
        src={address(shown)}
        srcSet={
          isResized ? offered.map((each) => `${address(each)} ${each}w`).join(', ') : undefined
        }
        sizes={isResized ? sizes : undefined}
        width={shown}
        height={Math.round(shown * shape)}
        alt={alt}
        loading={priority ? 'eager' : 'lazy'}
        fetchPriority={priority ? 'high' : undefined}
        decoding={priority ? undefined : 'async'}
        data-original={originalUrl(image, address(shown))}
        style={Object.keys(style).length > 0 ? style : undefined}
      />
    </picture>
  );
}

function shapeOf(image: PictureImage, ratio: PictureRatio): number {
  if (ratio !== 'original') return HEIGHT_PER_WIDTH[ratio];
  const { width, height } = image.crop ?? image;
  return width > 0 && height > 0 ? height / width : 2 / 3; // platform §7
}

/** The distances of a part from the edges of the picture, from the top clockwise. */
function viewBox({ width, height }: PictureImage, part: NonNullable<PictureImage['crop']>): string {
  const right = width - part.left - part.width;
  const bottom = height - part.top - part.height;
  return `inset(${percent(part.top, height)} ${percent(right, width)} ${percent(bottom, height)} ${percent(part.left, width)})`;
}

/** Widest first, all below the original; the original's own width if none is. */
function offeredWidths(widths: readonly number[], originalWidth: number): number[] {
  const sorted = [...widths].sort((a, b) => b - a);
  if (originalWidth <= 0) return sorted;
  const below = sorted.filter((width) => width < originalWidth);
  return below.length > 0 ? below : [originalWidth];
}

function shownWidth(wanted: number | undefined, originalWidth: number): number | undefined {
  return wanted !== undefined && originalWidth > 0 ? Math.min(wanted, originalWidth) : wanted;
}

function percent(part: number, whole: number): string {
  return `${Math.round((part / whole) * 100)}%`;
}
