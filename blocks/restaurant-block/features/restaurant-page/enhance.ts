import { wakeShareMenus } from '../../../../components/sharing/wakeShareMenus';

/** The share menu comes alive with the first sign that it is wanted. */
export default function enhance(root: HTMLElement): void {
  wakeShareMenus(root);
}
