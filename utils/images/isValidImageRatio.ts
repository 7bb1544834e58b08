export type CardImageRatio = '3x2' | '16x9' | '1x1';

/** The ratios an editor may set: 3x2, 16x9, 1x1 (platform §5). */
export function isValidImageRatio(ratio: string | null | undefined): ratio is CardImageRatio {
  return ratio === '3x2' || ratio === '16x9' || ratio === '1x1';
}
