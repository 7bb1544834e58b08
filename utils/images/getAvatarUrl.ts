import { replaceAuthImageSize } from './replaceAuthImageSize';

/** px, both ways (platform §9). */
export const AVATAR_SIZE = 96;

/** A photo avatar at 96x96 px; resized only when the address carries an auth (platform §5). */
export function getAvatarUrl(url: string): string {
  return replaceAuthImageSize(url, AVATAR_SIZE, AVATAR_SIZE);
}
