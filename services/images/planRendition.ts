import type { ImageRequest } from './parseImageRequest';

export interface Size {
  width: number;
  height: number;
}

/** What the resizer does to an original, in px: equal plans give equal pictures. */
export interface RenditionPlan extends Size {
  /** The part of the original that is kept; null when the resizer looks for it itself. */
  cut: (Size & { left: number; top: number }) | null;
}

/** Focal points are rounded to this fraction of the picture, so that variants stay countable. */
const FOCAL_GRID = 40;

/**
 * Decides what to cut and how large the answer is. A picture is never enlarged: where the original
 * is too small, the answer has the shape that was asked for at the largest size there is.
 */
export function planRendition(original: Size, request: ImageRequest): RenditionPlan {
  const { width, height, crop } = request;
  if (width === null || height === null || crop.kind === 'fit') {
    const scale = Math.min(
      1,
      width === null ? 1 : width / original.width,
      height === null ? 1 : height / original.height,
    );
    return { ...scaled(original, scale), cut: { left: 0, top: 0, ...original } };
  }
  const kept = largestWithin(original, width / height);
  const scale = Math.min(1, width / kept.width);
  const size = scale === 1 ? kept : { width, height };
  if (crop.kind === 'smart') return { ...size, cut: null };
  const left = offset(snap(crop.x, original.width), kept.width, original.width);
  const top = offset(snap(crop.y, original.height), kept.height, original.height);
  return { ...size, cut: { left, top, ...kept } };
}

function largestWithin(original: Size, ratio: number): Size {
  return original.width / original.height > ratio
    ? { width: atLeastOne(original.height * ratio), height: original.height }
    : { width: original.width, height: atLeastOne(original.width / ratio) };
}

function scaled(size: Size, scale: number): Size {
  return { width: atLeastOne(size.width * scale), height: atLeastOne(size.height * scale) };
}

function snap(position: number, length: number): number {
  return (Math.round((position / length) * FOCAL_GRID) / FOCAL_GRID) * length;
}

function offset(center: number, kept: number, length: number): number {
  return Math.round(Math.max(0, Math.min(length - kept, center - kept / 2)));
}

function atLeastOne(value: number): number {
  return Math.max(1, Math.round(value));
}
