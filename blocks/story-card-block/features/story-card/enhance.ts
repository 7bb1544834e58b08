import { enhanceShareMenus } from '../../../../components/sharing/enhanceShareMenus';

/** Brings the share menu of the card to life. */
export default function enhance(root: HTMLElement): void {
  enhanceShareMenus(root);
}
