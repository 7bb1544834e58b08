import type { CSSProperties } from 'react';
import classNames from 'classnames';
import { RESIZER_BASE, resizerUrl, type ResizableImage } from './resizerUrl';

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
  /** Widths offered to the browser, in px; those wider than the original are left out. */
  widths?: readonly number[];
  /** How wide it is shown: the `sizes` attribute. */
  sizes?: string;
  ratio?: PictureRatio;
  /** The page's main picture: loaded at once and first. At most one or two per page. */
  priority?: boolean;
  /** Replaces the picture's own text, `''` where it only repeats the headline beside it. */
  alt?: string;
  className?: string;
  /** Address of the resizer, with its final slash. */
  base?: string;
}

const DEFAULT_WIDTHS = [1400, 1200, 1000, 800, 600, 400] as const; // platform §9
const DEFAULT_SIZES = '(min-width: 1040px) 650px, calc(94.44vw - 15px)'; // platform §9

/** Height over width of each shape. */
const HEIGHT_PER_WIDTH: Record<Exclude<PictureRatio, 'original'>, number> = {
  '3x2': 2 / 3,
  '16x9': 9 / 16,
  '1x1': 1,
  '4x5': 5 / 4,
  '1.91x1': 1 / 1.91,
};

/**
 * A picture through the resizer: several widths, its place reserved, a color until it is there.
 *
 * The `<picture>` around it also keeps React from putting a preload link for it into the markup.
 */
export function Picture({
  image,
  widths = DEFAULT_WIDTHS,
  sizes = DEFAULT_SIZES,
  ratio = 'original',
  priority = false,
  alt = image.alt,
  className,
  base = RESIZER_BASE,
}: PictureProps) {
  const shape = shapeOf(image, ratio);
  const offered = offeredWidths(widths, image.width);
  const shown = offered.find((width) => width <= 800) ?? offered.at(-1) ?? 800;
  const address = (width: number) =>
    resizerUrl(image, ratio === 'original' ? { width } : { width, height: width * shape }, base);
  const isResized = address(shown) !== image.url;
  const style: CSSProperties = {};
  if (image.color) style.backgroundColor = image.color;
  if (!isResized && ratio !== 'original' && image.focal && image.width && image.height) {
    style.objectPosition = `${percent(image.focal.x, image.width)} ${percent(image.focal.y, image.height)}`;
  }

  return (
    <picture className={classNames('picture', className)}>
      <img
        className={`picture__img picture__img--${ratio.replace('.', '-')}`}
        src={address(shown)}
        srcSet={
          isResized ? offered.map((width) => `${address(width)} ${width}w`).join(', ') : undefined
        }
        sizes={isResized ? sizes : undefined}
        width={shown}
        height={Math.round(shown * shape)}
        alt={alt}
        loading={priority ? 'eager' : 'lazy'}
        fetchPriority={priority ? 'high' : undefined}
        decoding={priority ? undefined : 'async'}
        style={Object.keys(style).length > 0 ? style : undefined}
      />
    </picture>
  );
}

function shapeOf(image: PictureImage, ratio: PictureRatio): number {
  if (ratio !== 'original') return HEIGHT_PER_WIDTH[ratio];
  return image.width > 0 && image.height > 0 ? image.height / image.width : 2 / 3; // platform §7
}

/** Widest first, none wider than the original; the original's own width if all are. */
function offeredWidths(widths: readonly number[], originalWidth: number): number[] {
  const sorted = [...widths].sort((a, b) => b - a);
  if (originalWidth <= 0) return sorted;
  const fitting = sorted.filter((width) => width <= originalWidth);
  return fitting.length > 0 ? fitting : [originalWidth];
}

function percent(part: number, whole: number): string {
  return `${Math.round((part / whole) * 100)}%`;
}
