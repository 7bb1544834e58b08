import { enhanceShareMenus } from '../../../../components/sharing/enhanceShareMenus';

/** Brings the share menus of the stories to life. */
export default function enhance(root: HTMLElement): void {
  enhanceShareMenus(root);
}
