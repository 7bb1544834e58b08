import { offerStreets } from '../../../../components/places/streets/offerStreets';
import { wakeShareMenus } from '../../../../components/sharing/wakeShareMenus';

/** The offer of a street map; the share menu comes alive with the first sign that it is wanted. */
export default function enhance(root: HTMLElement): void {
  offerStreets(root);
  wakeShareMenus(root);
}
