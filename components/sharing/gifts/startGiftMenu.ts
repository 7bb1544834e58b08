import { startActions } from '../startActions';
import { enhanceGiftMenu } from './enhanceGiftMenu';

/** Brings the gift menu of a story to life, when what readers do with a page starts. */
export function startGiftMenu(menu: HTMLDetailsElement): void {
  startActions(() => enhanceGiftMenu(menu));
}
