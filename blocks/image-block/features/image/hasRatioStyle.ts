import { isValidImageRatio } from '../../../../utils/images/isValidImageRatio';

/** Whether a picture is cut to a set ratio: cards and toppers with a valid one (platform §5). */
export function hasRatioStyle(image: { type: string; ratio?: string | null }): boolean {
  return (image.type === 'card' || image.type === 'topper') && isValidImageRatio(image.ratio);
}
