import { ImageError } from './ImageError';

/** How the picture is brought into a box of another shape. */
export type Crop = { kind: 'fit' } | { kind: 'smart' } | { kind: 'focal'; x: number; y: number };

/** px of the original. */
export interface Part {
  left: number;
  top: number;
  width: number;
  height: number;
}

/** What a resizer address asks for, in px, already brought to the bounded set of sizes. */
export interface ImageRequest {
  width: number | null;
  height: number | null;
  crop: Crop;
  /** The part of the original that is used at all, in px; null for all of it. */
  part: Part | null;
  /** 1-100, or null for the usual quality of the format. */
  quality: number | null;
}

/** Width of an address that names no size (platform §7). */
const DEFAULT_WIDTH = 760;
const MAX_SIZE = 2000;
/** Sizes are rounded up to multiples of this, so that a stranger cannot ask for endless variants. */
const SIZE_STEP = 20;
const QUALITY_STEP = 10;
/** Shapes the pages use (platform §7): they are kept exactly when a size is rounded. */
const KEPT_RATIOS = [3 / 2, 16 / 9, 1, 1.91, 4 / 5, 4 / 3, 2 / 3, 9 / 16, 3 / 4, 2, 5 / 4, 21 / 9];
const RATIO_TOLERANCE = 0.012;

/**
 * Reads the query of a resizer address (platform §7: width, height, focal, smart), and
 * `crop=left,top,width,height` in px of the original: what an editor cut off is nowhere to be seen.
 * Unknown parameters are ignored.
 * @throws ImageError 400 with the reason.
 */
export function parseImageRequest(query: Record<string, unknown>): ImageRequest {
  const width = wholeNumber(query, 'width', MAX_SIZE);
  const height = wholeNumber(query, 'height', MAX_SIZE);
  const quality = wholeNumber(query, 'quality', 100);
  const crop = readCrop(query);
  return {
    ...boundedSize(width, height),
    crop: width !== null && height !== null ? crop : { kind: 'fit' },
    part: readPart(query),
    quality: quality === null ? null : Math.max(20, Math.min(90, roundUp(quality, QUALITY_STEP))),
  };
}

function boundedSize(width: number | null, height: number | null) {
  if (height === null)
    return { width: width === null ? DEFAULT_WIDTH : roundUp(width, SIZE_STEP), height: null };
  if (width === null) return { width: null, height: roundUp(height, SIZE_STEP) };
  const boundedWidth = roundUp(width, SIZE_STEP);
  const ratio = width / height;
  const kept = KEPT_RATIOS.find((known) => Math.abs(ratio / known - 1) < RATIO_TOLERANCE);
  const boundedHeight =
    kept === undefined ? roundUp(height, SIZE_STEP) : Math.round(boundedWidth / kept);
  return { width: boundedWidth, height: boundedHeight };
}

function readCrop(query: Record<string, unknown>): Crop {
  const focal = single(query, 'focal');
  if (focal !== null) {
    const match = /^(\d{1,5}),(\d{1,5})$/.exec(focal);
    if (!match) throw new ImageError(400, 'focal must be two whole numbers of px, as in 320,240');
    return { kind: 'focal', x: Number(match[1]), y: Number(match[2]) };
  }
  const smart = single(query, 'smart');
  if (smart === null || smart === 'false') return { kind: 'fit' };
  if (smart !== 'true') throw new ImageError(400, 'smart must be true or false');
  return { kind: 'smart' };
}

function readPart(query: Record<string, unknown>): Part | null {
  const crop = single(query, 'crop');
  if (crop === null) return null;
  const match = /^(\d{1,5}),(\d{1,5}),(\d{1,5}),(\d{1,5})$/.exec(crop);
  const [left = 0, top = 0, width = 0, height = 0] = match?.slice(1).map(Number) ?? [];
  if (width === 0 || height === 0) {
    throw new ImageError(400, 'crop must be left, top, width, height in px, as in 0,40,640,360');
  }
  return { left, top, width, height };
}

function wholeNumber(query: Record<string, unknown>, name: string, max: number): number | null {
  const text = single(query, name);
  if (text === null) return null;
  const value = /^\d{1,5}$/.test(text) ? Number(text) : 0;
  if (value < 1 || value > max) {
    throw new ImageError(400, `${name} must be a whole number from 1 to ${max}`);
  }
  return value;
}

function single(query: Record<string, unknown>, name: string): string | null {
  const value = query[name];
  if (value === undefined) return null;
  if (typeof value !== 'string') throw new ImageError(400, `${name} is given more than once`);
  return value;
}

function roundUp(value: number, step: number): number {
  return Math.ceil(value / step) * step;
}
