import type { ImageRequest, Part } from './parseImageRequest';

export interface Size {
  width: number;
  height: number;
}

/** What the resizer does to an original, in px: equal plans give equal pictures. */
export interface RenditionPlan extends Size {
  /** The part of the original that is kept; null when the resizer looks for it itself. */
  cut: Part | null;
  /** Where the resizer looks for the part that is kept; null for all of the original, or when it need not. */
  within: Part | null;
}

/** Focal points are rounded to this fraction of the picture, so that variants stay countable. */
const FOCAL_GRID = 40;
/** The same for the edges of what an editor cut out. */
const PART_GRID = 200;

/**
 * Decides what to cut and how large the answer is. A picture is never enlarged: where the original
 * is too small, the answer has the shape that was asked for at the largest size there is.
 */
export function planRendition(original: Size, request: ImageRequest): RenditionPlan {
  const { width, height, crop, part } = request;
  const used = part ? snapPart(part, original) : { left: 0, top: 0, ...original };
  if (width === null || height === null || crop.kind === 'fit') {
    const scale = Math.min(
      1,
      width === null ? 1 : width / used.width,
      height === null ? 1 : height / used.height,
    );
    return { ...scaled(used, scale), cut: used, within: null };
  }
  const kept = largestWithin(used, width / height);
  const scale = Math.min(1, width / kept.width);
  const size = scale === 1 ? kept : { width, height };
  if (crop.kind === 'smart') return { ...size, cut: null, within: part ? used : null };
  const x = snap(crop.x, original.width) - used.left;
  const y = snap(crop.y, original.height) - used.top;
  const left = used.left + offset(x, kept.width, used.width);
  const top = used.top + offset(y, kept.height, used.height);
  return { ...size, cut: { left, top, ...kept }, within: null };
}

/** The part that lies in the original, on a grid; at least one px of it. */
function snapPart({ left, top, width, height }: Part, original: Size): Part {
  const edge = (position: number, length: number) =>
    Math.round(snap(Math.min(position, length), length, PART_GRID));
  const x = Math.min(edge(left, original.width), original.width - 1);
  const y = Math.min(edge(top, original.height), original.height - 1);
  return {
    left: x,
    top: y,
    width: atLeastOne(edge(left + width, original.width) - x),
    height: atLeastOne(edge(top + height, original.height) - y),
  };
}

function largestWithin(original: Size, ratio: number): Size {
  return original.width / original.height > ratio
    ? { width: atLeastOne(original.height * ratio), height: original.height }
    : { width: original.width, height: atLeastOne(original.width / ratio) };
}

function scaled({ width, height }: Size, scale: number): Size {
  return { width: atLeastOne(width * scale), height: atLeastOne(height * scale) };
}

function snap(position: number, length: number, grid = FOCAL_GRID): number {
  return (Math.round((position / length) * grid) / grid) * length;
}

function offset(center: number, kept: number, length: number): number {
  return Math.round(Math.max(0, Math.min(length - kept, center - kept / 2)));
}

function atLeastOne(value: number): number {
  return Math.max(1, Math.round(value));
}
